import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';

const workspace = 'limits';
const task = 'TASK-001';
let app: Awaited<ReturnType<typeof testApp>>;
const ask = (tool: string, args: object) => call(app, tool, { workspace, ...args });

beforeAll(async () => {
  app = await testApp();
  await ask('tasks_create', { title: 'Plan' });
  await ask('tasks_create', { parent: 'PLAN-001', title: 'Task', steps: [{ title: 'Top', success_criteria: ['ok'] }] });
});
afterAll(() => app.end());

test('steps stand sixteen levels deep and no deeper', async () => {
  const steps = [{ title: 'Below', success_criteria: ['ok'] }];
  const path = (levels: number) => Array.from({ length: levels }, () => 's:0').join('.');
  for (let levels = 1; levels < 16; levels += 1) {
    const { result } = await ask('tasks_decompose', { task, parent: path(levels), steps });
    expect(result).toMatchObject({ steps: [{ path: path(levels + 1) }] });
  }
  const { error } = await ask('tasks_decompose', { task, parent: path(16), steps });
  expect(error).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining('16 levels') });
  expect((await ask('open', { id: task })).result).toMatchObject({
    target: { revision: 16, steps: { total: 16, completed: 0 } },
  });
});

test('an artifact takes 256 000 bytes of JSON and no more', async () => {
  const around = JSON.stringify({ kind: 'diff', diff: '' }).length;
  const capture = (bytes: number) =>
    ask('tasks_evidence_capture', { task, path: 's:0', items: [{ kind: 'diff', diff: 'x'.repeat(bytes - around) }] });
  expect((await capture(256_000)).error).toBeNull();
  expect((await capture(256_001)).error).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining('items.0') });
});
