import { afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { testApp, testClock } from '../support/app.ts';
import { withPolicy } from '../support/rooms.ts';

const minute = 60_000;
const workspace = 'acme';
const clock = testClock();
let app: Awaited<ReturnType<typeof testApp>>;
beforeEach(async () => {
  app = await testApp({ clock });
  await as(null, 'tasks_macro_start', {
    plan_title: 'Plan',
    task_title: 'Task',
    steps: [{ title: 'One', success_criteria: ['ok'], tests: ['run'] }],
  });
});
afterEach(() => app.end());

const as = (agent: string | null, tool: string, args: object) =>
  call(withPolicy(app, { ...app.policy, default_agent_id: agent }), tool, { workspace, ...args });
const warned = async (agent: string | null, tool: string, args: object) => {
  const { error, warnings } = await as(agent, tool, { task: 'TASK-001', path: 's:0', ...args });
  expect(error).toBeNull();
  return warnings.filter(({ code }) => code === 'STEP_HELD').map(({ message }) => message);
};

test('who works on a step is told, and since when', async () => {
  await warned('ann', 'tasks_note', { note: 'mine' });
  clock.advance(4 * minute);
  expect(await warned('bob', 'tasks_note', { note: 'x' })).toEqual([
    'Step s:0 was changed by agent ann less than 5 min ago, who may still work on it.',
  ]);
});

test('nobody is told of a step that is their own, that nobody changed, that was left, or that somebody without a name changed', async () => {
  expect(await warned('ann', 'tasks_note', { note: 'first' })).toEqual([]);
  expect(await warned('ANN', 'tasks_note', { note: 'again' })).toEqual([]);
  clock.advance(30 * minute);
  expect(await warned('bob', 'tasks_note', { note: 'much later' })).toEqual([]);
  expect(await warned(null, 'tasks_note', { note: 'nameless' })).toHaveLength(1);
  expect(await warned('ann', 'tasks_note', { note: 'after the nameless' })).toEqual([]);
});
