import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { expect } from 'vitest';
import { callOn } from './connect.ts';

type Json = Record<string, unknown>;

/** Tools that work on nobody's data, or on everybody's. */
const unscoped = ['storage', 'workspace_list'];

/** A day with a project, from the first look to the last, in which every tool of these rooms has its place. Gives the tools called. */
export async function liveThroughADay(client: Client, workspace: string): Promise<string[]> {
  const called: string[] = [];
  const portal = async (tool: string, args: Json, want: RegExp) => {
    called.push(tool);
    const { text } = await callOn(client, tool, tool === 'help' ? args : { workspace, ...args });
    expect(text).toMatch(want);
  };
  const ask = async <T = Json>(tool: string, args: Json = {}, want: Json = {}): Promise<T> => {
    called.push(tool);
    const { envelope } = await callOn(client, tool, unscoped.includes(tool) ? args : { workspace, ...args });
    expect(envelope, tool).toMatchObject({ success: true, result: want });
    return envelope?.result as T;
  };
  const refused = async (tool: string, args: Json, code: string) => {
    called.push(tool);
    const { envelope, isError } = await callOn(client, tool, { workspace, ...args });
    expect(isError).toBe(true);
    expect(envelope?.error).toMatchObject({ code });
  };

  // the morning: where am I?
  await client.listTools();
  await portal('help', {}, /^NOEMA keeps your reasoning/);
  await portal('status', {}, /^new workspace=/);
  await refused('show', {}, 'NOT_INITIALIZED');
  await ask('init', {}, { checkout: 'main', defaults: { branch: 'main' } });
  await ask('storage', {}, { engine: 'sqlite' });
  await portal('status', {}, /^ready checkout=main\ntasks_macro_start task_title="First task"/);
  await portal('macro_branch_note', { template: 'initiative', goal: 'Answer faster' }, /^note committed notes@\d+ on main/);
  const { entry } = await ask<{ entry: { seq: number } }>('notes_commit', { content: 'p99 is 900 ms', title: 'Measured' });
  await ask('open', { id: `notes@${entry.seq}` }, { kind: 'doc_entry', entry: { title: 'Measured' } });
  await ask('notes_edit', { ref: `notes@${entry.seq}`, content: 'p99 is 900 ms, cold' }, { entry: { edited: { version: 2 } } });
  await ask(
    'commit',
    { artifact: 'Target: 300 ms', message: 'Set a target', docs: ['notes', 'adr'] },
    { docs: ['notes', 'adr'] },
  );
  await portal(
    'search',
    { query: 'what did we measure' },
    /^found 1\n- notes@\d+ note \S+ main — Measured: p99 is 900 ms, cold$/,
  );
  await ask('tag_create', { name: 'target-set' }, { tag: { branch: 'main' } });
  await ask('journal', { limit: 1 }, { facts: [{ kind: 'tag_set' }], pagination: { has_more: true } });
  const { workspaces } = await ask<{ workspaces: { workspace: string }[] }>('workspace_list', { limit: 1000 });
  expect(workspaces.map((one) => one.workspace)).toContain(workspace);

  // noon: what if we cached?
  await portal('macro_branch_note', { name: 'what-if/cache', content: 'Cache per user' }, /^branch what-if\/cache from main@\d+/);
  await ask('notes_commit', { content: 'Memory grows by 2 GB', meta: { source: 'load test' } });
  await ask('branch_create', { name: 'what-if/ttl' }, { branch: { base_branch: 'what-if/cache' } });
  await ask('docs_list', { ref: 'what-if/ttl' }, { count: 2 });
  const { entries } = await ask<{ entries: unknown[] }>('diff', { from: 'main', to: 'what-if/cache' });
  expect(entries).toHaveLength(2);
  await ask('branch_rename', { old: 'what-if/ttl', new: 'what-if/short-ttl' }, { current: 'what-if/short-ttl' });
  await ask('branch_list', {}, { checkout: 'what-if/cache', branches: [{}, {}, { name: 'what-if/short-ttl' }] });
  await refused('branch_delete', { name: 'what-if/cache' }, 'INVALID_INPUT');
  await ask('branch_delete', { name: 'what-if/short-ttl' }, { deleted: true });

  // afternoon: bring it home
  await ask('merge', { from: 'what-if/cache', merge_to_base: true, dry_run: true }, { into: 'main', merged: 2 });
  await ask('merge', { from: 'what-if/cache', merge_to_base: true }, { merged: 2, skipped: 0 });
  await ask('merge', { from: 'what-if/cache', merge_to_base: true }, { merged: 0, skipped: 2 });
  await ask('checkout', { ref: 'main' }, { previous: 'main', current: 'main' });
  await ask('log', {}, { commits: [{}, {}, {}, { artifact: 'Cache per user' }, { artifact: 'Memory grows by 2 GB' }] });
  await ask('reset', { ref: 'target-set' }, { branch: 'main' });
  await ask('log', {}, { commits: [{}, {}, { message: 'Set a target' }] });
  await ask('reflog', { limit: 1 }, { moves: [{ message: 'reset:target-set' }] });
  await ask('show', { doc_kind: 'notes', max_chars: 700 }, { truncated: true, pagination: { has_more: true } });
  await ask('tag_list', {}, { count: 1 });
  await ask('tag_delete', { name: 'target-set' }, { deleted: true });

  // evening: what was said before, and is all in order?
  const root_dir = 'no-such-folder/transcripts';
  await ask('transcripts_digest', { root_dir }, { digest: [] });
  await ask('transcripts_search', { root_dir, query: 'cache' }, { hits: [] });
  await refused('transcripts_open', { root_dir, ref: { path: 'a.jsonl', line: 1 } }, 'UNKNOWN_ID');
  await ask('diagnostics', {}, { context_health: { status: 'ok' } });
  await ask('forget', { ref: `notes@${entry.seq}`, reason: 'measured wrongly', confirm: true }, { free_pages: 'clean' });
  await refused('export', { target: 'TASK-001' }, 'UNKNOWN_ID');
  await portal('status', {}, /^ready checkout=main\nopen id=notes@\d+/);
  return called;
}
