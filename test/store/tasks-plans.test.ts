import Sqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely, CompiledQuery as Query, SqliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { storeOn } from '../../src/store/open.ts';
import type { Database } from '../../src/store/tables.ts';
import { appOn, openOn, optionsFor, realEngines, type TestStore } from './engines.ts';

const workspace = 'plans';
const step = { title: 'Form', success_criteria: ['ok'] };
const at = { task: 'TASK-001', path: 's:0' };
const node = { task: 'TASK-001', path: 's:0.t:0' };

/** Every task tool at least once, and everything that one of them may have to look for. */
const story: [string, object][] = [
  ['tasks_create', { title: 'Plan' }],
  ['tasks_create', { title: 'Task', parent: 'PLAN-001', steps: [{ ...step, tests: ['a'] }, step] }],
  ['tasks_decompose', { task: 'TASK-001', parent: 's:0', steps: [step, step] }],
  ['tasks_define', { ...at, title: 'New', blockers: ['keys'] }],
  ['tasks_note', { ...at, note: 'half way' }],
  ['tasks_task_add', { task: 'TASK-001', parent_step: 's:0', title: 'Node' }],
  ['tasks_task_define', { ...node, status: 'ACTIVE' }],
  ['tasks_task_delete', node],
  ['tasks_evidence_capture', { ...at, checks: ['CMD: x', 'LINK: https://x'], checkpoint: 'tests' }],
  ['tasks_evidence_capture', { ...at, checks: ['CMD: x'], once: 'mi:run_1' }],
  ['tasks_verify', { ...at, checkpoints: 'gate' }],
  ['tasks_done', at],
  ['tasks_progress', { ...at, completed: false }],
  ['tasks_close_step', { ...at, checkpoints: 'gate' }],
  ['tasks_block', { task: 'TASK-001', path: 's:1' }],
  ['tasks_patch', { task: 'TASK-001', ops: [{ op: 'append', field: 'tags', value: 'red' }] }],
  ['tasks_undo', { task: 'TASK-001' }],
  ['tasks_redo', { task: 'TASK-001' }],
  ['tasks_edit', { task: 'TASK-001', tags: ['red', 'blue'], new_domain: 'auth', depends_on: ['PLAN-001'] }],
  ['tasks_complete', { task: 'TASK-001', status: 'ACTIVE' }],
  ['tasks_plan', { plan: 'PLAN-001', steps: ['one'] }],
  ['tasks_contract', { plan: 'PLAN-001', current: 'We agree' }],
  ['tasks_batch', { operations: [{ tool: 'tasks_block', args: at }], atomic: true }],
  ['tasks_focus_set', { task: 'TASK-001' }],
  ['tasks_context', { tasks_cursor: 0 }],
  ['tasks_context', { tags: ['red', 'blue'] }],
  ['tasks_context', { domain: 'auth', tasks_parent: 'PLAN-001' }],
  ['tasks_delta', {}],
  ['tasks_delta', { since: 'evt_0000000000000002' }],
  ['tasks_history', {}],
  ['tasks_history', { task: 'TASK-001' }],
  ['open', { id: 'TASK-001' }],
  ['open', { id: 'PLAN-001' }],
  ['tasks_delete', at],
  ['tasks_delete', { plan: 'PLAN-001' }],
];

let place: TestStore;
let kysely: Kysely<Database>;
const sent = new Map<string, CompiledQuery>();
beforeAll(async () => {
  place = (await realEngines[0]?.place()) as TestStore;
  await (await openOn(place)).close();
  const dialect = new SqliteDialect({ database: new Sqlite(place.url) });
  kysely = new Kysely<Database>({ dialect, log: ({ level, query }) => void (level === 'query' && sent.set(query.sql, query)) });
});
afterAll(async () => {
  await kysely.destroy();
  await place.remove();
});

/** Tables with a handful of rows in a workspace, however much is in it, and lists that a statement is given. */
const handful = /entity_counts|counters|json_each/;

test('no task tool reads more of a workspace than it is asked for', async () => {
  const app = appOn(storeOn('sqlite', { writer: kysely, reader: kysely, close: async () => {} }, optionsFor(place)));
  for (const [tool, args] of story) {
    const { error } = await call(app, tool, { workspace, ...args });
    expect(error, tool).toBeNull();
  }
  const asked = [...sent.values()].filter(({ sql }) => /^(select|update|delete)/.test(sql));
  expect(asked.length).toBeGreaterThan(50);
  for (const { sql, parameters } of asked) {
    const { rows } = await kysely.executeQuery<{ detail: string }>(Query.raw(`explain query plan ${sql}`, [...parameters]));
    for (const { detail } of rows) {
      if (handful.test(detail)) continue;
      expect(`${sql}: ${detail}`).not.toMatch(/: SCAN /);
      expect(`${sql}: ${detail}`, 'only the workspace narrows it').not.toMatch(/\(ws=\?\)$/);
      expect(`${sql}: ${detail}`).not.toMatch(/TEMP B-TREE FOR ORDER/);
    }
  }
});
