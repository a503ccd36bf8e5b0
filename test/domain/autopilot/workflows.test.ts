import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { WorkflowIr } from '../../../generated/types/index.ts';
import type { App } from '../../../src/boundary/app.ts';
import { call } from '../../../src/boundary/call.ts';
import { newWorkflow } from '../../../src/domain/autopilot/workflow-rules.ts';
import type { HomeFiles } from '../../../src/kernel/home-files.ts';
import type { Hosts } from '../../../src/kernel/hosts.ts';
import { usualRuntime } from '../../../src/records/config.ts';
import { outsideOfLocks } from '../../../src/store/files/lock.ts';
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
const said = async (home: App, tool: string, args: object) => {
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
    const { evidence_refs } = (workflow as WorkflowIr).source;
    expect(evidence_refs.length).toBeGreaterThan(0);
    expect(second.records.map(({ record }) => record.event_id)).toEqual(expect.arrayContaining(evidence_refs));
    const third = await run({ home, batches: [{}], mind: suggesting('weekly release', 'high') as object });
    expect(kinds(third.log.slice(second.log.length))).toEqual(['workflow_suggestion']);
    const { workflows } = await said(home, 'workflow_list', {});
    expect(workflows).toHaveLength(1);
    /** One command undoes it, and it does not come back by itself. */
    await said(home, 'workflow_delete', { id: workflow_id });
    await run({ home, batches: [{}], mind: suggesting('weekly release', 'high') as object });
    expect((await said(home, 'workflow_list', {})).workflows).toEqual([]);
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

  test('of every project get a change of a global workflow, as their project sees it', async () => {
    const home = await homeOf();
    const [here, there] = ['here', 'there'].map((name) => path.join(home.work, name)) as [string, string];
    for (const folder of [here, there]) mkdirSync(folder);
    const other = 'fedcba9876543210';
    await said(home, 'host_bind', { host: 'openclaw', workspace_root: here });
    await said(home, 'host_bind', { project: other, host: 'openclaw', workspace_root: there });
    const skillsOf = (folder: string) =>
      readdirSync(path.join(folder, '.mi/generated/openclaw/skills')).filter((name) => name.startsWith('mi-'));
    const own = await said(home, 'workflow_create', { name: 'Mine' });
    expect(own.sync.results).toHaveLength(1);
    const { workflow_id: id, sync } = await said(home, 'workflow_create', { scope: 'global', name: 'Release' });
    expect(sync).toMatchObject({ ok: true, results: [{ workspace_root: here }, { workspace_root: there, project_id: other }] });
    expect(sync.results[0]).not.toHaveProperty('project_id');
    expect([skillsOf(here).length, skillsOf(there).length]).toEqual([2, 1]);
    await said(home, 'workflow_enable', { project: other, id, scope: 'global', project_override: true, enabled: false });
    expect([skillsOf(here).length, skillsOf(there).length]).toEqual([2, 0]);
    const { sync: gone } = await said(home, 'workflow_delete', { id, scope: 'global' });
    expect(gone.results).toHaveLength(2);
    expect(skillsOf(here)).toHaveLength(1);
    const apart = path.join(there, '.mi');
    rmSync(apart, { recursive: true });
    writeFileSync(apart, 'not a folder');
    const { warnings } = await call(home, 'workflow_create', { project: demoProject, scope: 'global', name: 'Again' });
    expect(warnings.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(/^HOST_SYNC_INCOMPLETE .*fedcba9876543210/),
    ]);
  });

  test('are copied to by one process at a time, each with what is there when it is its turn', async () => {
    const one = await homeOf();
    const two = await testHome(demoProject, { home: one.home, ports: { hosts: one.ports.hosts as Hosts } });
    opened.push(two);
    await said(one, 'host_bind', { host: 'openclaw', workspace_root: '.' });
    const order: string[] = [];
    const files = two.ports.home_files as HomeFiles;
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const copying: HomeFiles['copying'] = (work) => {
      const done = files.copying(() => {
        order.push('second begins');
        return work();
      });
      isAsked();
      return done;
    };
    const later = { ...two, ports: { ...two.ports, home_files: { ...files, copying } } };
    const hosts = one.ports.hosts as Hosts;
    let second: Promise<unknown> = Promise.resolve();
    /** When the first has looked and is about to write, the second changes something too. */
    const write: Hosts['write'] = async (plan) => {
      second = outsideOfLocks(() => said(later, 'workflow_create', { name: 'Second' }));
      await asked;
      const done = await hosts.write(plan);
      order.push('first ends');
      return done;
    };
    await said({ ...one, ports: { ...one.ports, hosts: { ...hosts, write } } }, 'workflow_create', { name: 'First' });
    await second;
    expect(order).toEqual(['first ends', 'second begins']);
    const index = JSON.parse(readFileSync(path.join(one.work, '.mi/generated/openclaw/workflows/index.json'), 'utf8'));
    expect(index.workflows.map(({ name }: { name: string }) => name).sort()).toEqual(['First', 'Second']);
  });

  test('that another process does not let go of are not copied to, and that is said', async () => {
    const home = await homeOf();
    await said(home, 'host_bind', { host: 'openclaw', workspace_root: '.' });
    const home_files = { ...(home.ports.home_files as HomeFiles), copying: async () => 'busy' as const };
    const { ok, results } = await said({ ...home, ports: { ...home.ports, home_files } }, 'host_sync', {});
    expect({ ok, results }).toMatchObject({
      ok: false,
      results: [{ ok: false, notes: [expect.stringMatching(/mi host sync$/)] }],
    });
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
