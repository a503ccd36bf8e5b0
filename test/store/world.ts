import type { Insertable, Kysely } from 'kysely';
import type { StorePort } from '../../src/kernel/ports.ts';
import { storeOn } from '../../src/store/open.ts';
import type { Database } from '../../src/store/tables.ts';
import { optionsFor, type TestedEngine } from './engines.ts';

type Entry = Insertable<Database['entries']>;

const entry = (seq: number, branch_id: number, more: Partial<Entry> = {}): Entry => ({
  ws: 1,
  seq,
  branch_id,
  doc: 'notes',
  kind: 'note',
  ts_ms: seq * 1000,
  agent_id: null,
  title: null,
  format: null,
  meta: null,
  content: `n${seq}`,
  origin_seq: null,
  source_event_id: null,
  event_id: null,
  event_type: null,
  task_id: null,
  path: null,
  payload: null,
  ...more,
});

const event = (seq: number, branch_id: number, more: Partial<Entry> = {}): Entry =>
  entry(seq, branch_id, { kind: 'event', content: null, event_id: `EVT-${seq}`, event_type: 'step_done', ...more });

const branch = (id: number, name: string, lineage: [number, number][] = [], ws = 1) => ({
  ws,
  id,
  name,
  base_id: lineage[0]?.[0] ?? null,
  base_seq: lineage[0]?.[1] ?? null,
  lineage: JSON.stringify(lineage),
  created_at_ms: id * 1000,
});

const document = (branch_id: number, doc: string, first_seq: number, kind = 'notes', ws = 1) => ({
  ws,
  branch_id,
  doc,
  kind,
  first_seq,
  created_at_ms: first_seq * 1000,
  updated_at_ms: first_seq * 1000 + 1,
});

const tag = (name: string, branch_id: number, seq: number, ws = 1) => ({
  ws,
  name,
  branch_id,
  doc: 'notes',
  seq,
  created_at_ms: seq * 1000,
});

const reset = (seq: number, branch_id: number, old_seq: number | null, new_seq: number, ws = 1) => ({
  ws,
  seq,
  branch_id,
  doc: 'notes',
  ref: `to-${new_seq}`,
  old_seq,
  new_seq,
  ts_ms: seq * 1000,
});

const workspace = (id: number, name: string, checkout_id: number | null, seq: number) => ({
  id,
  name,
  created_at_ms: 1000,
  seq,
  checkout_id,
  focus: id === 1 ? 'TASK-001' : null,
  project_guard: id === 1 ? 'acme/app' : null,
});

/**
 * Four branches, each on the one before, and what came later on each base:
 * main 2 3 4 | 8 16 · a from 4: 6 7 | 17 · b from 8: 10 11 12 | 18 · c from 12: 14 15.
 * A second workspace uses the same numbers and must never be seen.
 */
async function fillWorld(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('workspaces')
    .values([
      workspace(1, 'acme', 13, 40),
      workspace(2, 'other', 1, 4),
      workspace(3, 'Beta', null, 1),
      workspace(4, 'alpha/x', 1, 1),
    ])
    .execute();
  await db
    .insertInto('branches')
    .values([
      branch(1, 'main'),
      branch(5, 'a', [[1, 4]]),
      branch(9, 'b', [
        [5, 8],
        [1, 4],
      ]),
      branch(13, 'c', [
        [9, 12],
        [5, 8],
        [1, 4],
      ]),
      branch(30, 'B', [[1, 29]]),
      branch(31, 'Z/2', [[1, 29]]),
      branch(1, 'main', [], 2),
      branch(2, 'A', [[1, 1]], 2),
    ])
    .execute();
  await db
    .insertInto('entries')
    .values([
      entry(2, 1),
      entry(3, 1),
      entry(4, 1, { title: 'T', format: 'markdown', meta: '{"k":[1]}', agent_id: 'ann', content: '' }),
      entry(6, 5),
      entry(7, 5),
      entry(8, 1),
      entry(10, 9),
      event(11, 9),
      entry(12, 9),
      entry(14, 13),
      entry(15, 13),
      entry(16, 1, { origin_seq: 6, source_event_id: 'merge:a:6' }),
      entry(17, 5),
      entry(18, 9, { origin_seq: 3, source_event_id: 'merge:main:3' }),
      event(20, 1, { doc: 'trace', task_id: 'TASK-001', path: 's:0', payload: '{"done":true}' }),
      entry(21, 1, { doc: 'trace', origin_seq: 7 }),
      entry(2, 1, { ws: 2, content: 'elsewhere' }),
      entry(3, 2, { ws: 2, content: 'elsewhere', origin_seq: 2 }),
    ])
    .execute();
  await db
    .insertInto('documents')
    .values([
      document(1, 'notes', 2),
      document(1, 'trace', 20, 'trace'),
      document(1, 'Zoo', 22),
      document(5, 'notes', 6),
      document(13, 'notes', 14),
      document(1, 'notes', 2, 'notes', 2),
    ])
    .execute();
  await db
    .insertInto('tags')
    .values([tag('v1', 1, 4), tag('V2', 5, 7), tag('a/1', 13, 15), tag('elsewhere', 1, 2, 2)])
    .execute();
  await db
    .insertInto('resets')
    .values([reset(22, 1, 16, 3), reset(23, 1, 3, 8), reset(24, 5, null, 6), reset(25, 13, 15, 14), reset(4, 1, 2, 3, 2)])
    .execute();
  await db
    .insertInto('entities')
    .values({
      ws: 1,
      id: 'TASK-001',
      kind: 'task',
      title: 'Ship it',
      description: null,
      status: 'TODO',
      revision: 3,
      branch_id: 5,
      notes_doc: 'notes',
      graph_doc: 'graph',
      trace_doc: 'trace',
      created_at_ms: 1,
      updated_at_ms: 2,
    })
    .execute();
}

export interface World {
  readonly store: StorePort;
  end(): Promise<void>;
}

/** That world on an engine. */
export async function openWorld(engine: TestedEngine): Promise<World> {
  const place = await engine.place();
  const handle = await place.handle();
  await fillWorld(handle.writer);
  const store = storeOn(place.engine, handle, optionsFor(place));
  return {
    store,
    end: async () => {
      await store.close();
      await place.remove();
    },
  };
}
