import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { WorkflowIr } from '../../../generated/types/index.ts';
import { call } from '../../../src/boundary/call.ts';
import { newWorkflow } from '../../../src/domain/autopilot/workflow-rules.ts';
import { usualRuntime } from '../../../src/records/config.ts';
import { demoProject, testHome } from '../../support/home.ts';
import { play, type Story } from '../../support/pilot.ts';

type Home = Awaited<ReturnType<typeof testHome>>;
const opened: { end(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.end();
});

const homeOf = async (): Promise<Home> => {
  const home = await testHome();
  opened.push(home);
  return home;
};
const run = async (story: Story) => {
  const played = await play(story);
  opened.push(played.home);
  expect(played.records.filter(({ fault }) => fault !== null)).toEqual([]);
  return played;
};
const said = async (home: Home, tool: string, args: object) => {
  const { error, result } = await call(home, tool, { project: demoProject, ...args });
  expect(error).toBeNull();
  // biome-ignore lint/suspicious/noExplicitAny: the answer of any tool
  return result as Record<string, any>;
};

const words = (name: string, pattern: string, steps = ['Tag it', 'Test it']): WorkflowIr =>
  newWorkflow(
    { name, disabled: false, trigger: { mode: 'task_contains', pattern }, steps, reason: '' },
    '',
    '2026-01-01T00:00:00.000Z',
  );
const suggesting = (signature: string, benefit = 'low', more: Partial<WorkflowIr> = {}): Story['mind'] =>
  ({
    checkpoint_decide: [{ should_checkpoint: true, checkpoint_kind: 'done', should_mine_workflow: true }],
    suggest_workflow: [
      {
        should_suggest: true,
        suggestion: {
          signature,
          benefit,
          confidence: 0.9,
          reason: 'Every week.',
          workflow: { ...words('Release', 'release'), ...more },
        },
      },
    ],
  }) as never;
const kinds = (log: readonly string[]) =>
  log.filter((line) => /workflow_|host_sync/.test(line)).map((line) => line.split(' ')[1]);
const overlayOf = (home: Home) => JSON.parse(readFileSync(home.files.layout.project(demoProject).overlay, 'utf8'));
const candidatesOf = (home: Home) =>
  JSON.parse(readFileSync(home.files.layout.project(demoProject).workflow_candidates, 'utf8')).by_signature;

describe('what a project changes in a global workflow', () => {
  test('is what a run is told, what its progress is judged by, and what decides', async () => {
    const home = await homeOf();
    const { workflow_id: id } = await said(home, 'workflow_create', {
      scope: 'global',
      name: 'Release',
      trigger_mode: 'task_contains',
      pattern: 'release',
      steps: ['Tag it', 'Test it', 'Ship it'],
    });
    const file = home.files.layout.project(demoProject).overlay;
    await said(home, 'workflow_enable', { id, scope: 'global', project_override: true });
    const overlay = overlayOf(home);
    overlay.global_workflow_overrides[id] = {
      enabled: true,
      step_patches: { s1: { hands_input: 'Tag it twice.' }, s3: { disabled: true } },
    };
    writeFileSync(file, JSON.stringify(overlay));
    const { hands, mind } = await run({
      home,
      task: 'Make a release.',
      batches: [{ tree: 'M a' }],
      mind: { workflow_progress: [{ should_update: true, completed_step_ids: ['s1', 's3'], next_step_id: 's3' }] },
    });
    expect(hands.ran[0]?.prompt).toContain('Tag it twice.');
    expect(hands.ran[0]?.prompt).not.toContain('Ship it');
    for (const name of ['workflow_progress', 'decide_next'])
      expect(mind.asked.find((asked) => asked.name === name)?.prompt).toContain('Tag it twice.');
    expect(overlayOf(home).workflow_run).toMatchObject({ completed_step_ids: ['s1'], next_step_id: 's2', active: true });
    expect(overlayOf(home).global_workflow_overrides[id].step_patches.s1).toEqual({ hands_input: 'Tag it twice.' });
  });

  test('switches it off here', async () => {
    const home = await homeOf();
    const made = { scope: 'global', name: 'Release', trigger_mode: 'task_contains', pattern: 'release' };
    const { workflow_id: id } = await said(home, 'workflow_create', made);
    await said(home, 'workflow_enable', { id, scope: 'global', project_override: true, enabled: false });
    const { log } = await run({ home, task: 'Make a release.', batches: [{}] });
    expect(kinds(log)).toEqual([]);
  });
});

describe('a workflow that is seen again', () => {
  test('is counted once a run, and kept when it was seen often enough; then never again', async () => {
    const home = await homeOf();
    const mind = {
      ...suggesting(' weekly release '),
      decide_next: [{ next_action: 'send_to_hands', status: 'not_done', next_hands_input: 'On.' }, {}],
    } as Story['mind'] & object;
    const first = await run({ home, batches: [{ tree: 'M a' }, { tree: 'M b' }], mind });
    expect(kinds(first.log)).toEqual(['workflow_suggestion', 'workflow_suggestion']);
    expect(candidatesOf(home)['weekly release']).toMatchObject({ count: 1, benefit: 'low', workflow_name: 'Release' });
    const second = await run({ home, batches: [{}], mind: suggesting('weekly release') as object });
    expect(kinds(second.log.slice(first.log.length))).toEqual(['workflow_suggestion', 'workflow_solidified']);
    const { workflow_id } = candidatesOf(home)['weekly release'];
    const solid = second.records.find(({ kind }) => kind === 'workflow_solidified')?.record;
    expect(solid).toMatchObject({ signature: 'weekly release', count: 2, threshold: 2, workflow_id, enabled: true });
    const { workflow } = await said(home, 'workflow_show', { id: workflow_id });
    expect(workflow).toMatchObject({ source: { kind: 'suggested', reason: expect.stringContaining('weekly release') } });
    for (const ref of (workflow as WorkflowIr).source.evidence_refs) expect(ref).toMatch(/^ev_/);
    const third = await run({ home, batches: [{}], mind: suggesting('weekly release', 'high') as object });
    expect(kinds(third.log.slice(second.log.length))).toEqual(['workflow_suggestion']);
    const { workflows } = await said(home, 'workflow_list', {});
    expect(workflows).toHaveLength(1);
  });

  test.each([
    ['high', true, true, 1],
    ['high', false, true, 0],
    ['medium', true, true, 0],
    ['high', true, false, 1],
  ])('benefit %s, single allowed %s, enabled %s: kept %s', async (benefit, allow_single_if_high_benefit, auto_enable, n) => {
    const workflows = { ...usualRuntime.workflows, allow_single_if_high_benefit, auto_enable };
    const { records } = await run({ batches: [{}], mind: suggesting('x', benefit) as object, runtime: { workflows } });
    const kept = records.filter(({ kind }) => kind === 'workflow_solidified');
    expect(kept).toHaveLength(n);
    for (const { record } of kept) expect(record.enabled).toBe(auto_enable);
  });

  test('has steps with ids of their own, whatever the model called them', async () => {
    const steps = words('x', 'x').steps.map((step) => ({ ...step, id: 's1' }));
    const { home } = await run({ batches: [{}], mind: suggesting('x', 'high', { steps, id: 'wf_other' }) as object });
    const { workflows } = await said(home, 'workflow_list', {});
    const [row] = workflows as unknown as { id: string }[];
    expect(row?.id).not.toBe('wf_other');
    const { workflow } = await said(home, 'workflow_show', { id: row?.id });
    expect((workflow as WorkflowIr).steps.map(({ id }) => id)).toEqual(['s1', 's2']);
  });

  test.each(['__proto__', 'constructor', 'toString'])('may be signed %s', async (signature) => {
    const { home } = await run({ batches: [{}], mind: suggesting(signature) as object });
    expect(Object.entries(candidatesOf(home))).toEqual([[signature, expect.objectContaining({ count: 1 })]]);
  });

  test('begins to be counted anew where the counts cannot be read', async () => {
    const home = await homeOf();
    const { folder, workflow_candidates } = home.files.layout.project(demoProject);
    mkdirSync(folder, { recursive: true });
    writeFileSync(workflow_candidates, '{"by_signature": 7}');
    const { records } = await run({ home, batches: [{}], mind: suggesting('x') as object });
    expect(records.find(({ kind }) => kind === 'state_corrupt')?.record).toMatchObject({
      items: [{ label: 'workflow_candidates', quarantined_to: expect.stringContaining('.corrupt.') }],
    });
    expect(candidatesOf(home).x.count).toBe(1);
  });
});

describe('bound hosts', () => {
  test('get what a run has kept, and the log says so', async () => {
    const home = await homeOf();
    await said(home, 'host_bind', { host: 'openclaw', workspace_root: '.' });
    const { log, records } = await run({ home, batches: [{}], mind: suggesting('x', 'high') as object });
    expect(kinds(log).slice(-3)).toEqual(['workflow_suggestion', 'workflow_solidified', 'host_sync']);
    const record = records.findLast(({ kind }) => kind === 'host_sync')?.record as never as {
      batch_id: string;
      sync: { ok: boolean; results: { links_n: number; workspace_root: string }[] };
    };
    expect(record).toMatchObject({
      batch_id: 'b0.host_sync',
      source: 'workflow_solidified',
      sync: { ok: true, results: [{ links_n: 1 }] },
    });
    const skills = path.join(record.sync.results[0]?.workspace_root ?? '', 'skills');
    expect(readdirSync(skills)).toHaveLength(1);
  });

  test('get nothing by themselves where that is switched off', async () => {
    const home = await homeOf();
    await said(home, 'host_bind', { host: 'openclaw', workspace_root: '.' });
    const workflows = { ...usualRuntime.workflows, auto_sync_on_change: false };
    const { log } = await run({ home, batches: [{}], mind: suggesting('x', 'high') as object, runtime: { workflows } });
    expect(kinds(log).slice(-2)).toEqual(['workflow_suggestion', 'workflow_solidified']);
  });

  test('that are bound while a run goes on stay bound, and so does what is switched meanwhile', async () => {
    const home = await homeOf();
    const made = { scope: 'global', name: 'Release', trigger_mode: 'task_contains', pattern: 'release' };
    const { workflow_id: id } = await said(home, 'workflow_create', made);
    await run({
      home,
      task: 'Make a release.',
      batches: [
        {
          meanwhile: async () => {
            await said(home, 'host_bind', { host: 'codex', workspace_root: '.' });
            await said(home, 'workflow_enable', { id, scope: 'global', project_override: true, enabled: false });
          },
        },
      ],
      mind: { workflow_progress: [{ should_update: true, should_close: true }] },
    });
    expect(overlayOf(home)).toMatchObject({
      host_bindings: [{ host: 'codex' }],
      global_workflow_overrides: { [id]: { enabled: false } },
      workflow_run: { active: false, workflow_id: id },
      hands_state: { thread_id: 'thread-1' },
    });
  });
});

test('a workflow that is deleted while it is under way ends there', async () => {
  const home = await homeOf();
  const made = { name: 'Release', trigger_mode: 'task_contains', pattern: 'release', steps: ['Tag it'] };
  const { workflow_id: id } = await said(home, 'workflow_create', made);
  const { log } = await run({
    home,
    task: 'Make a release.',
    batches: [{ meanwhile: async () => void (await said(home, 'workflow_delete', { id })) }],
  });
  expect(kinds(log)).toEqual(['workflow_trigger']);
  expect(overlayOf(home).workflow_run).toMatchObject({
    active: false,
    workflow_id: id,
    close_reason: expect.stringMatching(/./),
  });
});

test('a cursor goes on with its conversation, and ends without it', async () => {
  const home = await homeOf();
  const made = { name: 'Release', trigger_mode: 'task_contains', pattern: 'release', steps: ['Tag it', 'Test it'] };
  await said(home, 'workflow_create', made);
  const half = { workflow_progress: [{ should_update: true, completed_step_ids: ['s1'], next_step_id: 's2' }] };
  await run({ home, task: 'Make a release.', batches: [{}], mind: half });
  expect(overlayOf(home).workflow_run).toMatchObject({ active: true, next_step_id: 's2' });
  await run({ home, task: 'Go on.', batches: [{}], flags: { continue_hands: true } });
  expect(overlayOf(home).workflow_run).toMatchObject({ active: true, next_step_id: 's2' });
  await run({ home, task: 'Something else.', batches: [{}] });
  expect(overlayOf(home).workflow_run).toMatchObject({ active: false, workflow_id: '' });
});

test('an overlay that cannot be read is put aside before it is written again', async () => {
  const home = await homeOf();
  const { overlay, folder } = home.files.layout.project(demoProject);
  await said(home, 'host_bind', { host: 'openclaw', workspace_root: '.' });
  writeFileSync(overlay, '{"host_bindings": [');
  await said(home, 'host_bind', { host: 'codex', workspace_root: '.' });
  const aside = readdirSync(folder).filter((name) => name.startsWith('overlay.json.corrupt.'));
  expect(aside).toHaveLength(1);
  expect(existsSync(path.join(folder, aside[0] as string))).toBe(true);
  expect(overlayOf(home).host_bindings).toMatchObject([{ host: 'codex' }]);
});
