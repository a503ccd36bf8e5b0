import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import type { StorePort } from '../../src/kernel/ports.ts';
import type { Database, Opened } from '../../src/store/tables.ts';
import { appOn, openOn, realEngines, type TestStore } from './engines.ts';

/** A word that nobody else ever says: letters only, so that it stays one word. */
const newWord = () => `zq${[...randomBytes(22)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** Parts of a word that are too long to stand anywhere by chance. */
const traces = (word: string) => Array.from({ length: word.length - 9 }, (_, at) => word.slice(at, at + 10));

const workspace = 'acme';
type Json = Record<string, unknown>;

let place: TestStore;
let store: StorePort;
let app: App;
let beside: Opened;

const tool = async <T = Json>(name: string, args: Json = {}): Promise<T> => {
  const { result, error } = await call(app, name, { workspace, ...args });
  expect(error, `${name} ${JSON.stringify(args)}`).toBeNull();
  return result as T;
};
const forget = (ref: string) =>
  tool<{ free_pages: string }>('forget', { ref, reason: 'a secret', confirm: true, agent_id: 'ann' });

/** Whether a word, or a part of it, is in the files of a store, whatever else they hold. */
function inFiles(word: string): boolean {
  const files = ['', '-wal', '-shm'].map((end) => `${place.url}${end}`).filter((file) => existsSync(file));
  const bytes = files.map((file) => readFileSync(file, 'latin1').toLowerCase());
  return bytes.some((text) => traces(word).some((part) => text.includes(part)));
}

async function inRows(db: Kysely<Database>, word: string): Promise<boolean> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I', tablename) as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of tables) {
    const found = await sql`select 1 from ${sql.raw(name)} t where position(${word} in lower(t::text)) > 0 limit 1`.execute(db);
    if (found.rows.length) return true;
  }
  return false;
}

const isThere = (word: string) => (place.engine === 'sqlite' ? inFiles(word) : inRows(beside.reader, word));

/** Rows around it, so that pages are full, split and freed before anything is forgotten. */
async function fill(many: number): Promise<void> {
  for (let i = 0; i < many; i++) await tool('notes_commit', { content: `filler ${i} ${'lorem ipsum '.repeat(20)}` });
}

/** Says a word in some place, and gives the reference by which it is forgotten. */
const said: Record<string, (word: string) => Promise<string>> = {
  'a note': async (word) => {
    const { entry } = await tool<{ entry: { seq: number } }>('notes_commit', {
      content: `the key is ${word}`,
      title: word,
      meta: { word },
    });
    return `notes@${entry.seq}`;
  },
  'a long note': async (word) => {
    const { entry } = await tool<{ entry: { seq: number } }>('notes_commit', {
      content: `${'long '.repeat(5_000)}${word}${' text'.repeat(5_000)}`,
    });
    return `notes@${entry.seq}`;
  },
  'a version of a note that was edited away': async (word) => {
    const { entry } = await tool<{ entry: { seq: number } }>('notes_commit', { content: 'harmless' });
    const ref = `notes@${entry.seq}`;
    await tool('notes_edit', { ref, content: `now with ${word}`, title: word });
    await tool('notes_edit', { ref, content: 'harmless again', title: 'x' });
    return ref;
  },
  'an edit on a branch, merged': async (word) => {
    const { entry } = await tool<{ entry: { seq: number } }>('notes_commit', { content: 'harmless' });
    await tool('branch_create', { name: `b-${word.slice(0, 4)}` });
    await tool('notes_edit', { ref: `notes@${entry.seq}`, content: word, branch: `b-${word.slice(0, 4)}` });
    await tool('merge', { from: `b-${word.slice(0, 4)}`, into: 'main' });
    return `notes@${entry.seq}`;
  },
  'a note of a branch, merged twice': async (word) => {
    await tool('branch_create', { name: 'one' });
    await tool('branch_create', { name: 'two' });
    const { entry } = await tool<{ entry: { seq: number } }>('notes_commit', { branch: 'one', content: word });
    await tool('merge', { from: 'one', into: 'two' });
    await tool('merge', { from: 'two', into: 'main' });
    return `notes@${entry.seq}`;
  },
  'a step of the trace': async (word) => {
    await tool('trace_step', { step: word, message: `because of ${word}`, meta: { word } });
    const { doc, entries } = await tool<{ doc: string; entries: { seq: number }[] }>('show', { doc_kind: 'trace', limit: 1 });
    return `${doc}@${entries[0]?.seq}`;
  },
  'a card': async (word) => {
    await tool('think_card', {
      card: { id: 'D1', type: 'decision', title: word, text: `${word}!`, tags: [word], meta: { word } },
      supports: ['X'],
    });
    await tool('think_publish', { card_id: 'D1' });
    await tool('branch_create', { name: 'cards' });
    await tool('checkout', { ref: 'cards' });
    await tool('think_set_status', { targets: 'D1', status: 'accepted' });
    await tool('checkout', { ref: 'main' });
    await tool('graph_merge', { from: 'cards', into: 'main' });
    return 'D1';
  },
  'a node and its edges': async (word) => {
    const node = (title: string, text: string) => ({
      op: 'node_upsert',
      id: 'api',
      type: 'component',
      title,
      text,
      tags: [word],
      meta: { word },
    });
    const edge = { op: 'edge_upsert', from: 'api', rel: 'uses', to: 'db', meta: { word } };
    const db = { op: 'node_upsert', id: 'db', type: 'component', title: 'Database' };
    await tool('graph_apply', { branch: 'main', ops: [node(word, 'first'), db, edge] });
    await tool('branch_create', { name: 'graphs' });
    await tool('graph_apply', { branch: 'graphs', ops: [node('theirs', word)] });
    await tool('graph_apply', { branch: 'main', ops: [node('ours', word)] });
    await tool('graph_merge', { from: 'graphs', into: 'main' });
    await tool('graph_apply', { branch: 'main', ops: [{ op: 'node_delete', id: 'db' }] });
    return 'api';
  },
  'a note of a step': async (word) => {
    await tool('tasks_note', { task: 'TASK-001', path: 's:0', note: `progress on ${word}` });
    const { doc, entries } = await tool<{ doc: string; entries: { seq: number }[] }>('show', {
      target: 'TASK-001',
      doc_kind: 'notes',
      limit: 1,
    });
    return `${doc}@${entries[0]?.seq}`;
  },
  'evidence of a step': async (word) => {
    await tool('tasks_evidence_capture', {
      task: 'TASK-001',
      path: 's:0',
      items: [{ kind: 'cmd_output', command: `curl ${word}`, stdout: word, exit_code: 0 }],
      checks: [`CMD: ${word}`],
    });
    return lastEvent('evidence_captured');
  },
  'the reason of a block, lifted since': async (word) => {
    await tool('tasks_block', { task: 'TASK-001', path: 's:0', reason: `waits for ${word}` });
    await tool('tasks_block', { task: 'TASK-001', path: 's:0', blocked: false });
    return lastEvent('step_blocked');
  },
};

async function lastEvent(type: string): Promise<string> {
  const page = await tool<{ doc: string; entries: { seq: number; event_type: string }[] }>('show', {
    target: 'TASK-001',
    doc_kind: 'trace',
    limit: 50,
  });
  return `${page.doc}@${page.entries.findLast((entry) => entry.event_type === type)?.seq}`;
}

describe.each(realEngines)('forgetting on $name', (engine) => {
  beforeEach(async () => {
    place = await engine.place();
    store = await openOn(place);
    app = appOn(store);
    beside = await place.handle();
    await tool('init');
    await tool('tasks_create', { title: 'Plan' });
    await tool('tasks_create', { parent: 'PLAN-001', title: 'Task', steps: [{ title: 'Step', success_criteria: ['works'] }] });
  });
  afterEach(async () => {
    await beside.close();
    await store.close();
    await place.remove();
  });

  it('leaves nothing of what was said, wherever it was said, and everything else', async () => {
    const words: Record<string, string> = {};
    const refs: string[] = [];
    await fill(20);
    for (const [where, say] of Object.entries(said)) {
      words[where] = newWord();
      refs.push(await say(words[where]));
      await fill(8);
    }
    const { entry: kept } = await tool<{ entry: { seq: number } }>('notes_commit', { content: 'this one stays, with bluewhale' });
    for (const [where, word] of Object.entries(words)) expect(await isThere(word), `${where}, before`).toBe(true);

    for (const ref of refs)
      expect(await forget(ref), ref).toMatchObject({ free_pages: place.engine === 'sqlite' ? 'clean' : 'left_to_the_engine' });

    for (const [where, word] of Object.entries(words)) expect(await isThere(word), where).toBe(false);
    for (const word of Object.values(words)) expect(await tool('search', { query: word })).toMatchObject({ hits: [] });
    for (const ref of refs)
      expect(await tool('open', { id: ref })).toMatchObject({ kind: 'forgotten', reason: 'a secret', agent_id: 'ann' });
    expect(await tool('search', { query: 'bluewhale' })).toMatchObject({ hits: [{ ref: `notes@${kept.seq}` }] });
    expect(await tool('graph_validate', { branch: 'main' })).toMatchObject({ ok: true });
    expect(await tool('tasks_note', { task: 'TASK-001', path: 's:0', note: 'goes on' })).toBeTruthy();
  });
});

describe('a sweep', () => {
  it('that others keep from the log says so, and the next one ends it', async () => {
    const [engine] = realEngines;
    place = (await engine?.place()) as TestStore;
    store = await openOn(place, { busyMs: 1 });
    app = appOn(store);
    beside = await place.handle();
    const word = newWord();
    const ref = (await said['a note']?.(word)) as string;
    const look = async () => call(app, 'forget', { workspace, ref, reason: 'a secret', confirm: true });
    await beside.reader
      .transaction()
      .setAccessMode('read only')
      .execute(async (reading) => {
        await reading.selectFrom('workspaces').selectAll().execute();
        const { result, warnings } = await look();
        expect(result).toMatchObject({ free_pages: 'not_clean', removed: { entries: 1 } });
        expect(warnings).toMatchObject([{ code: 'FREE_PAGES_NOT_CLEAN' }]);
      });
    expect((await look()).result).toMatchObject({ free_pages: 'clean', removed: { entries: 0 } });
    expect(inFiles(word)).toBe(false);
    await beside.close();
    await store.close();
    await place.remove();
  });
});
