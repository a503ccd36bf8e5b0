import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { testHouse } from '../support/house.ts';

const workspace = 'linked';
const brief = { workspace, title: 'work', prompt: 'do it' };
let house: Awaited<ReturnType<typeof testHouse>>;

/** A task as a row, since these tools only look whether it is there. */
function addTask(id: string): void {
  const db = new Sqlite(house.database);
  const ws = db.prepare('select id, checkout_id from workspaces where name = ?').get(workspace) as {
    id: number;
    checkout_id: number;
  };
  db.prepare(
    `insert into entities (ws, id, kind, title, status, revision, branch_id, notes_doc, graph_doc, trace_doc, created_at_ms, updated_at_ms)
     values (?, ?, 'task', 'A task', 'TODO', 0, ?, 'notes', 'graph', 'trace', 0, 0)`,
  ).run(ws.id, id, ws.checkout_id);
  db.prepare('update workspaces set focus = ? where id = ?').run(id, ws.id);
  db.close();
}

beforeAll(async () => {
  house = await testHouse();
  await call(house, 'init', { workspace });
  addTask('TASK-001');
});
afterAll(() => house.end());

test('a job belongs to the task that task or target names, and never to the focus', async () => {
  const made = async (more: object) =>
    ((await call(house, 'tasks_jobs_create', { ...brief, ...more })).result as { job: { task: string | null } }).job.task;
  expect(await made({ task: 'TASK-001' })).toBe('TASK-001');
  expect(await made({ target: { id: 'TASK-001', kind: 'task' } })).toBe('TASK-001');
  expect(await made({})).toBeNull();
  const conflict = await call(house, 'tasks_jobs_create', { ...brief, target: { id: 'TASK-001', kind: 'plan' } });
  expect(conflict.error?.code).toBe('INVALID_INPUT');
});

test('list and radar keep to a task when one is named', async () => {
  for (const tool of ['tasks_jobs_list', 'tasks_jobs_radar']) {
    const ids = async (more: object) =>
      ((await call(house, tool, { workspace, ...more })).result as { jobs: { job_id: string }[] }).jobs
        .map((j) => j.job_id)
        .sort();
    expect(await ids({ task: 'TASK-001' })).toEqual(['JOB-001', 'JOB-002']);
    expect(await ids({})).toEqual(['JOB-001', 'JOB-002', 'JOB-003']);
  }
});
