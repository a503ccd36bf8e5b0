import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workOver } from '../../../src/app/work.ts';
import { call } from '../../../src/boundary/call.ts';
import { entriesOf } from '../../../src/domain/autopilot/run/bound-rules.ts';
import type { WorkPort } from '../../../src/kernel/work.ts';
import { testApp } from '../../support/app.ts';
import { demoProject } from '../../support/home.ts';
import { type Answering, play, type Story } from '../../support/pilot.ts';

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
    /** Cards that stand in the way of whoever goes on. */
    open: async () => {
      const { cards } = (await ask('think_query', { target: 'TASK-001', tags_all: ['blocker'], status: 'open' })) as {
        cards: { title: string }[];
      };
      return cards.map(({ title }) => title);
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
  const forgetful: WorkPort = {
    ...work,
    keep: async (...given) => {
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

test('a run that is there as a whole is not brought again, and what stands behind a gap waits for it', async () => {
  const task = await taskIn('gap');
  const kept: string[] = [];
  const refused = new Set(['b0']);
  const counting: WorkPort = {
    ...work,
    keep: async (bound_to, entry) => {
      const [, batch = ''] = /^Batch (b\d+)/.exec(entry.title) ?? [];
      kept.push(batch || entry.kind);
      return refused.delete(batch) ? 'the store is busy' : work.keep(bound_to, entry);
    },
  };
  const flags = { bind: 'TASK-001', bind_workspace: 'gap' };
  const first = await play({ ...checked, work: counting, flags });
  expect([kept, first.summary?.unreported]).toEqual([['b0', 'b0', 'b1', 'hand_off'], 0]);
  kept.length = 0;
  refused.add('b1');
  const second = await play({ ...checked, work: counting, flags, home: first.home });
  expect(kept).toEqual(['b0', 'b1', 'b1', 'hand_off']);
  expect((await task.brought()).length).toBe(4);
  expect(second.summary?.unreported).toBe(0);
  await first.home.end();
});

test('a record that was damaged brings nothing to the task, and the log says so', async () => {
  const task = await taskIn('damaged');
  const flags = { bind: 'TASK-001', bind_workspace: 'damaged' };
  const first = await play({ ...checked, work: { ...work, keep: async () => 'the store is busy' }, flags });
  const { evidence } = first.home.files.layout.project(demoProject);
  const changed = readFileSync(evidence, 'utf8').replace('"facts":["Written."]', '"facts":null');
  writeFileSync(evidence, changed);
  const next = await play({ batches: [{}], work, flags, home: first.home });
  expect(next.summary).toMatchObject({ ok: true, unreported: 0 });
  expect(await task.brought()).toHaveLength(2);
  const broken = next.records.filter(({ kind }) => kind === 'state_corrupt').map(({ record }) => record.items);
  expect(broken).toEqual([
    [expect.objectContaining({ label: 'evidence', error: expect.stringMatching(/^evidence ev_\w+ .*facts/) })],
  ]);
  await first.home.end();
});

test('a memory that cannot be asked ends no run', async () => {
  const task = await taskIn('away');
  let isThere = true;
  const away = workOver((tool, args) => (isThere ? call(memory, tool, args) : Promise.reject(new Error('it is gone'))));
  const leave = () => {
    isThere = false;
  };
  const flags = { bind: 'TASK-001', bind_workspace: 'away' };
  const first = await play({ batches: [{ meanwhile: leave }], work: away, flags });
  expect(first.summary).toMatchObject({ status: 'done', unreported: 2 });
  const next = await play({ batches: [{}], work, flags, home: first.home });
  expect([next.summary?.unreported, (await task.brought()).length]).toEqual([0, 2]);
  await first.home.end();
});

test('what was left out comes, however much other runs have written since', async () => {
  const task = await taskIn('long');
  const flags = { bind: 'TASK-001', bind_workspace: 'long' };
  const first = await play({ batches: [{}], work: { ...work, keep: async () => 'the store is busy' }, flags });
  const { evidence: log } = first.home.files.layout.project(demoProject);
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  const plan = lines.find((line) => line.includes('"check_plan"')) ?? '';
  const others = Array.from({ length: 600 }, (_, i) => plan.replaceAll(/run_\w+?_(?=\d{6}|")/g, `run_9_0a1b2c3d_${i}_`));
  writeFileSync(log, `${[...lines, ...others].join('\n')}\n`);
  const next = await play({ batches: [{}], work, flags, home: first.home });
  expect([next.summary?.unreported, (await task.brought()).length]).toEqual([0, 2]);
  await first.home.end();
});

test('a run that is stopped brings nothing any more; the next one does, and takes its place', async () => {
  const task = await taskIn('three');
  const stop = new AbortController();
  const flags = { bind: 'TASK-001', bind_workspace: 'three' };
  const first = await play({ batches: [{ meanwhile: () => stop.abort('Stopped by SIGINT.') }], stop, work, flags });
  expect(await task.brought()).toEqual([]);
  /** The next is stopped too, as soon as it has brought that one. */
  const soon = new AbortController();
  const halting: WorkPort = {
    ...work,
    keep: async (bound_to, entry) => {
      const problem = await work.keep(bound_to, entry);
      if (entry.kind === 'hand_off') soon.abort('Stopped by SIGINT.');
      return problem;
    },
  };
  const second = await play({ batches: [{}], stop: soon, work: halting, flags, home: first.home });
  expect(await task.open()).toEqual([expect.stringContaining('A run ended blocked (stopped)')]);
  const last = await play({ batches: [{}], work, flags, home: first.home });
  expect(await task.open()).toEqual([]);
  expect(JSON.stringify((await task.handoff()).known.decisions)).toContain('A run ended done (decided)');
  for (const { home } of [last, second, first]) await home.end();
});

test.each<[string, Partial<Answering>, number]>([
  ['that was not decided upon to be enough', { decide_next: [{ next_action: 'stop', status: 'not_done' }] }, 2],
  ['that left something open', { extract_evidence: [{}, { results: ['3 of 4 pass.'], unknowns: ['the fourth'] }] }, 2],
  ['that showed nothing', { extract_evidence: [{}, {}] }, 2],
])('a check %s is a receipt, and no proof', async (name, mind, checks) => {
  const workspace = name.replaceAll(' ', '-');
  const task = await taskIn(workspace);
  const flags = { bind: 'TASK-001', bind_step: 's:0', bind_workspace: workspace };
  const { home } = await play({ ...checked, mind: { ...checked.mind, ...mind }, work, flags });
  expect((await task.brought()).at(-1)).toMatchObject({ checks, checkpoints: [] });
  await home.end();
});

const evidence = {
  kind: 'evidence',
  event_id: 'ev_1',
  batch_id: 'b1',
  hands_transcript_ref: '/t',
  results: ['ok'],
  unknowns: [],
};
const plan = { kind: 'check_plan', batch_id: 'b0', checks: { should_run_checks: true, hands_check_input: 'Run npm test.' } };
const decided = { kind: 'decide_next', batch_id: 'b1.after_user', status: 'done' };

test.each([
  ['Run npm test.', ['CMD: Run npm test.', 'LINK: /t'], true],
  ['Use tabs.\n\nRun npm test.', ['CMD: Run npm test.', 'LINK: /t'], true],
  ['Try something else.', [], false],
])('a check counts where Hands was sent it: %j', (mi_input, checks, proves_tests) => {
  const [entry] = entriesOf([plan, { ...evidence, mi_input }, decided], { task: 'x', settles: [] });
  expect(entry).toMatchObject({ once: 'mi:ev_1', checks, proves_tests });
});

test('only what is done is no longer open', () => {
  const ends = (['done', 'not_done', 'blocked'] as const).map((status) => ({ kind: 'run_end', event_id: 'ev_2', status }));
  const entries = ends.flatMap((end) => entriesOf([end], { task: 'x', settles: ['mi:ev_0'] }));
  expect(entries.map(({ blocks, settles }) => [blocks, settles])).toEqual([
    [false, ['mi:ev_0']],
    [true, ['mi:ev_0']],
    [true, ['mi:ev_0']],
  ]);
});

test('without words the run does what the task, and its step, are called', async () => {
  await taskIn('words');
  const flags = { bind: 'TASK-001', bind_workspace: 'words' };
  const told = async (more: object) => {
    const { summary, home } = await play({ batches: [{}], work, flags: { ...flags, task: null, dry_run: true, ...more } });
    await home.end();
    return (summary as { plan: { prompt: string } }).plan.prompt.trimEnd();
  };
  expect(await told({})).toMatch(/\nExport$/);
  expect(await told({ bind_step: 's:0' })).toMatch(/\nExport\nThe step of it that is meant: s:0 Write it$/);
});

test('a step that is not there begins nothing', async () => {
  await taskIn('steps');
  const flags = { bind: 'TASK-001', bind_step: 's:7', bind_workspace: 'steps' };
  const { envelope, records, hands, home } = await play({ batches: [{}], work, flags });
  expect(envelope.error).toMatchObject({ code: 'UNKNOWN_ID', message: expect.stringContaining('s:7') });
  expect([records, hands.ran]).toEqual([[], []]);
  await home.end();
});
