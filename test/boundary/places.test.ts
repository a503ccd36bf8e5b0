import { expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { call } from '../../src/boundary/call.ts';
import { fault } from '../../src/kernel/fault.ts';
import { newApp, withPolicy } from './given.ts';

const workspace = 'acme';

async function twoTasks() {
  const app = await newApp();
  for (const task_title of ['One', 'Two']) await call(app, 'tasks_macro_start', { workspace, task_title });
  await call(app, 'tasks_focus_set', { workspace, task: 'TASK-001' });
  return app;
}

test('a connection without a name acts on what it was told, wherever others went', async () => {
  const app = await twoTasks();
  const connection = app.connections.open();
  const as = (tool: string, args: object = {}) => call(app, tool, { workspace, ...args }, { connection });
  expect((await as('tasks_snapshot', { read_only: true })).result).toMatchObject({ capsule: { where: { target: 'TASK-001' } } });
  await call(app, 'tasks_focus_set', { workspace, task: 'TASK-002' });
  expect((await as('tasks_macro_close_step', { note: 'done' })).result).toMatchObject({ task: 'TASK-001' });
});

test('a store that cannot be written to is read where the workspace stands', async () => {
  const app = await twoTasks();
  const busy = { ...app.store, write: () => Promise.reject(fault('STORE_BUSY', { waited_ms: 1 })) };
  const read = () => call(withPolicy({ ...app, store: busy }, { default_agent_id: 'ann' }), 'tasks_focus_get', { workspace });
  expect((await read()).result).toMatchObject({ focus: 'TASK-001' });
  await call(app, 'tasks_focus_set', { workspace, task: 'TASK-002' });
  expect((await read()).result).toMatchObject({ focus: 'TASK-002' });
});

test('whoever may not read a workspace leaves nothing in it', async () => {
  const app = await newApp();
  await call(withPolicy(app, { project_guard: 'ours' }), 'init', { workspace });
  const theirs = withPolicy(app, { project_guard: 'theirs', default_agent_id: 'eve' });
  expect((await call(theirs, 'show', { workspace })).error).toMatchObject({ code: 'PROJECT_GUARD_MISMATCH' });
  await call(withPolicy(app, { project_guard: 'ours' }), 'branch_create', { workspace, name: 'idea' });
  await call(withPolicy(app, { project_guard: 'ours' }), 'checkout', { workspace, ref: 'idea' });
  const ours = withPolicy(app, { project_guard: 'ours', default_agent_id: 'eve' });
  expect((await call(ours, 'branch_list', { workspace })).result).toMatchObject({ checkout: 'idea' });
});

test('a product in which nobody stands anywhere writes nothing for those who only read', async () => {
  const app = await newApp({ product: ledger, exports: 'nowhere' });
  await call(app, 'start_new', { workspace, title: 'Here' });
  const connection = app.connections.open();
  const store = { ...app.store, write: () => Promise.reject(new Error('nothing is to be written')) };
  const { result } = await call({ ...app, store }, 'list_sessions', { workspace }, { connection });
  expect(result).toMatchObject({ count: 1 });
});
