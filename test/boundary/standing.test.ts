import Sqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { code, heard, newApp, withPolicy } from './given.ts';

describe('the project guard', () => {
  test('binds on first use and refuses others, to read and to write', async () => {
    const app = await newApp();
    const ours = withPolicy(app, { project_guard: 'ours' });
    const theirs = withPolicy(app, { project_guard: 'theirs' });
    const told = heard(app);
    await call(ours, 'notes_commit', { workspace: 'w', content: 'x' });
    expect(told).toEqual(['workspace_created', 'project_guard_bound', 'note_added']);
    for (const [tool, args] of [
      ['notes_commit', { content: 'y' }],
      ['init', {}],
      ['show', {}],
      ['status', {}],
      ['open', { id: 'notes@3' }],
    ] as const)
      expect(await code(theirs, tool, { workspace: 'w', ...args })).toBe('PROJECT_GUARD_MISMATCH');
    expect(await code(ours, 'notes_commit', { workspace: 'w', content: 'z' })).toBeUndefined();
    expect((await call(app, 'show', { workspace: 'w', doc_kind: 'notes' })).result).toMatchObject({
      entries: [{ content: 'x' }, { content: 'z' }],
    });
    expect(await code(theirs, 'init', { workspace: 'other' })).toBeUndefined();
  });
  test('a workspace made without one is bound by the first that has one', async () => {
    const app = await newApp();
    await call(app, 'init', { workspace: 'w' });
    const ours = withPolicy(app, { project_guard: 'ours' });
    expect(await code(ours, 'show', { workspace: 'w' })).toBeUndefined();
    expect(await code(withPolicy(app, { project_guard: 'theirs' }), 'show', { workspace: 'w' })).toBeUndefined();
    await call(ours, 'notes_commit', { workspace: 'w', content: 'x' });
    expect(await code(withPolicy(app, { project_guard: 'theirs' }), 'show', { workspace: 'w' })).toBe('PROJECT_GUARD_MISMATCH');
    expect(await code(app, 'notes_commit', { workspace: 'w', content: 'y' })).toBeUndefined();
  });
});

describe('which workspace', () => {
  test('named, else the default one, else none', async () => {
    const app = await newApp();
    const home = withPolicy(app, { default_workspace: 'home' });
    expect((await call(home, 'init', {})).context).toEqual({ workspace: 'home' });
    expect((await call(home, 'init', { workspace: 'away' })).context).toEqual({ workspace: 'away' });
    expect((await call(home, 'help', { workspace: 'away' })).context).toEqual({});
    expect((await call(app, 'init', {})).error).toMatchObject({
      code: 'INVALID_INPUT',
      hints: [{ field: 'workspace', kind: 'missing_required' }],
    });
  });
  test('a lock leaves only one', async () => {
    const app = await newApp();
    const locked = withPolicy(app, { default_workspace: 'home', workspace_lock: true });
    expect(await code(locked, 'init', {})).toBeUndefined();
    expect(await code(locked, 'init', { workspace: 'home' })).toBeUndefined();
    for (const tool of ['init', 'status', 'help', 'storage'])
      expect(await code(locked, tool, { workspace: 'away' })).toBe('WORKSPACE_LOCKED');
    expect(await app.store.workspaces('', 10)).toEqual(['home']);
  });
  test('an empty store and an unknown name differ', async () => {
    const app = await newApp();
    const first = await call(app, 'show', { workspace: 'w' });
    expect(first).toMatchObject({
      error: { code: 'NOT_INITIALIZED' },
      suggestions: [{ target: 'tasks_macro_start', params: { workspace: 'w' } }],
    });
    await call(app, 'init', { workspace: 'other' });
    const second = await call(app, 'show', { workspace: 'w' });
    expect(second).toMatchObject({ error: { code: 'UNKNOWN_WORKSPACE' }, suggestions: [{ target: 'tasks_macro_start' }] });
    expect(await code(app, 'status', { workspace: 'w' })).toBeUndefined();
    expect(await app.store.workspaces('', 10)).toEqual(['other']);
  });
});

test('who acts is the caller, else the configured one, and is stored', async () => {
  const app = await newApp();
  const named = withPolicy(app, { default_agent_id: 'builder-1' });
  const w = { workspace: 'w' };
  expect((await call(named, 'notes_commit', { ...w, content: 'a' })).result).toMatchObject({ entry: { agent_id: 'builder-1' } });
  await call(named, 'notes_commit', { ...w, content: 'b', agent_id: 'ann' });
  await call(named, 'commit', { ...w, artifact: 'c', message: 'm' });
  await call(named, 'macro_branch_note', { ...w, content: 'd' });
  await call(app, 'notes_commit', { ...w, content: 'e' });
  const db = new Sqlite(app.database, { readonly: true });
  const rows = db.prepare('select content, agent_id from entries order by seq').raw().all();
  const facts = db.prepare("select agent_id from facts where kind = 'note_added' order by seq").pluck().all();
  db.close();
  const agents = ['builder-1', 'ann', 'builder-1', 'builder-1', null];
  expect(rows).toEqual(['a', 'b', 'c', 'd', 'e'].map((content, i) => [content, agents[i]]));
  expect(facts).toEqual(agents);
});
