import { afterAll, beforeAll, expect, test } from 'vitest';
import { workOver } from '../../../src/app/work.ts';
import { call } from '../../../src/boundary/call.ts';
import { entriesOf } from '../../../src/domain/autopilot/run/bound-rules.ts';
import { testApp } from '../../support/app.ts';
import { play, type Story } from '../../support/pilot.ts';

let memory: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  memory = await testApp();
});
afterAll(() => memory.end());

/** A task with one step, in a workspace of its own. */
async function taskIn(workspace: string) {
  await call(memory, 'tasks_macro_start', { workspace, task_title: 'Export', steps: ['Write it'] });
  const ask = async (tool: string, args: object) => (await call(memory, tool, { workspace, ...args })).result as never;
  return {
    /** Everything that happened to it which came from a run. */
    brought: async () => {
      const { events } = (await ask('tasks_delta', {})) as { events: { type: string; payload: Record<string, unknown> }[] };
      return events.filter(({ type }) => type === 'evidence_captured').map(({ payload }) => payload);
    },
    handoff: async () =>
      (await ask('tasks_handoff', { task: 'TASK-001' })) as { known: Record<'decisions' | 'blockers', unknown[]> },
  };
}

const work = workOver((tool, args) => call(memory, tool, args));
const checked: Story = {
  batches: [{ tree: 'M a' }, { says: 'The tests pass.', commands: [{ command: 'npm test' }], tree: 'M b' }],
  mind: {
    plan_min_checks: [{ should_run_checks: true, hands_check_input: 'Run npm test.' }, {}],
    extract_evidence: [{ facts: ['Written.'] }, { results: ['All tests pass.'] }],
  },
};

test('batches are evidence, checks are proofs of the step, and the end is a hand-off', async () => {
  const task = await taskIn('one');
  const { summary, records, home } = await play({
    ...checked,
    work,
    flags: { bind: 'TASK-001', bind_step: 's:0', bind_workspace: 'one' },
  });
  expect(summary).toMatchObject({ ok: true, bound_to: 'one#TASK-001@s:0', unreported: 0 });
  expect(records[0]?.record.bound_to).toBe('one#TASK-001@s:0');
  expect(await task.brought()).toMatchObject([
    { entity_kind: 'step', artifacts: 1, checks: 0, attachments: 2, checkpoints: [] },
    { entity_kind: 'step', artifacts: 1, checks: 2, attachments: 2, checkpoints: ['tests'] },
  ]);
  expect(JSON.stringify((await task.handoff()).known.decisions)).toContain('A run ended done (decided): Fix the export.');
  await home.end();
});

test('what could not be brought comes with the next run, and nothing comes twice', async () => {
  const task = await taskIn('two');
  let calls = 0;
  /** Kept, and then nobody hears of it: as when a process is killed in between. */
  const forgetful = {
    ...work,
    keep: async (...given: Parameters<typeof work.keep>) => {
      calls += 1;
      if (calls === 2) return 'the store is busy';
      await work.keep(...given);
      return calls === 1 ? 'killed before it was known' : null;
    },
  };
  const flags = { bind: 'TASK-001', bind_workspace: 'two' };
  const first = await play({ ...checked, work: forgetful, flags });
  expect(first.live).toContainEqual(expect.objectContaining({ kind: 'stage', name: 'task_report' }));
  const before = (await task.brought()).length;
  const next = await play({ batches: [{}], work, flags, home: first.home });
  expect(next.summary).toMatchObject({ unreported: 0 });
  expect([before <= 2, (await task.brought()).length]).toEqual([true, 3]);
  const again = await play({ batches: [{}], work, flags, home: first.home });
  expect((await task.brought()).length).toBe(4);
  for (const { home } of [again, next, first]) await home.end();
});

test('a run that is stopped brings nothing any more; the next one does, and says that it is blocked', async () => {
  const task = await taskIn('three');
  const stop = new AbortController();
  const flags = { bind: 'TASK-001', bind_workspace: 'three' };
  const first = await play({ batches: [{ meanwhile: () => stop.abort('Stopped by SIGINT.') }], stop, work, flags });
  expect(await task.brought()).toEqual([]);
  const next = await play({ batches: [{}], work, flags, home: first.home });
  expect(JSON.stringify((await task.handoff()).known)).toContain('A run ended blocked (stopped)');
  for (const { home } of [next, first]) await home.end();
});

test('only runs that are bound to the task count', () => {
  const start = { kind: 'run_start', run_id: 'r1', task: 'x', bound_to: 'a#TASK-001' };
  const evidence = { kind: 'evidence', run_id: 'r1', event_id: 'ev_1', batch_id: 'b0', hands_transcript_ref: '/t' };
  expect(entriesOf([start, evidence], 'a#TASK-001').map(({ once }) => once)).toEqual(['mi:ev_1']);
  expect(entriesOf([start, evidence], 'a#TASK-002')).toEqual([]);
  expect(entriesOf([{ ...start, bound_to: undefined }, evidence], 'a#TASK-001')).toEqual([]);
});
