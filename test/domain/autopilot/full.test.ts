import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evidenceLogs } from '../../../generated/registry/records.ts';
import type { App } from '../../../src/boundary/app.ts';
import { call } from '../../../src/boundary/call.ts';
import { usualRuntime } from '../../../src/records/config.ts';
import { tempFolder } from '../../support/app.ts';
import { demoProject as project, testHome } from '../../support/home.ts';
import { play, type Story } from '../../support/pilot.ts';
import { full, livedIn } from '../../support/pilot-full.ts';

let lived: Awaited<ReturnType<typeof livedIn>>;
const temp = tempFolder();
const opened: { end(): Promise<void> }[] = [];
beforeAll(async () => {
  lived = await livedIn();
});
afterAll(async () => {
  for (const one of opened.splice(0).reverse()) await one.end();
  await lived.home.end();
  temp.remove();
});

let copies = 0;
/** The same home, for one run alone. */
async function copyOfHome() {
  const home = path.join(temp.folder, String(++copies));
  cpSync(lived.home.home, home, { recursive: true });
  const copy = await testHome(project, { home });
  opened.push(copy);
  return copy;
}

const played = async (story: Story) => {
  const one = await play({ ...story, home: await copyOfHome() });
  opened.push(one.home);
  expect(one.records.filter(({ fault }) => fault !== null)).toEqual([]);
  return { ...one, log: one.log.slice(lived.log.length), records: one.records.slice(lived.log.length) };
};

const batch = (at: string) => [`${at} hands_input`, `${at} evidence`, `${at}.workflow_progress workflow_progress ok`];

describe('a run that goes through everything', () => {
  test('leaves each record in its place', async () => {
    const { log, records } = await played(full);
    expect(log).toEqual([
      'b0.run_start run_start',
      'b0.workflow_trigger workflow_trigger',
      'b0.state_recovery state_corrupt',
      'b0.defaults_claim_sync defaults_claim_sync',
      'b0.recall cross_project_recall',
      'b0 hands_input',
      'b0 hands_wait rate_limited 1',
      'b0 hands_input',
      'b0 hands_resume_failed',
      'b0 hands_input',
      'b0 mind_wait rate_limited 1',
      'b0 evidence',
      'b0.workflow_progress workflow_progress ok',
      'b0.risk_recall cross_project_recall',
      'b0 risk_event high',
      'b0 learn_suggested risk_judge',
      'b0 user_input yes',
      'b0 check_plan checks',
      'b0 auto_answer needs the user',
      'b0.before_user_recall cross_project_recall',
      'b0.after_recall auto_answer needs the user',
      'b0 user_input Yes, tag it.',
      'b0.checkpoint checkpoint not_done',
      ...batch('b1'),
      'b1 check_plan',
      'b1 user_input Look at the page.',
      'b1.after_testless check_plan',
      'b1 decide_next initial send_to_hands not_done',
      'b1 testless_strategy_set Read the notes.',
      'b1 learn_suggested decide_next',
      'b1.checkpoint checkpoint not_done cut',
      'b1.workflow_suggestion workflow_suggestion',
      'b1.workflow_solidified workflow_solidified',
      'b1.host_sync host_sync',
      'b1.preference_mining preference_mining',
      'b1.preference_solidified learn_suggested mine_preferences',
      'b1.preference_solidified preference_solidified',
      'b1.claim_mining claim_mining',
      'b1.snapshot snapshot',
      'b1.node_materialized node_materialized',
      ...batch('b2'),
      'b2 check_plan',
      'b2 decide_next initial ask_user blocked',
      'b2.from_decide auto_answer',
      'b2.from_decide.before_user_recall cross_project_recall',
      'b2.from_decide.after_recall auto_answer',
      'b2 user_input The first.',
      'b2 decide_next after_user send_to_hands not_done',
      'b2.checkpoint checkpoint not_done',
      ...batch('b3'),
      'b3 check_plan',
      'b3 decide_next initial send_to_hands not_done',
      'b3.checkpoint checkpoint not_done',
      ...batch('b4'),
      'b4 check_plan',
      'b4 decide_next initial send_to_hands not_done',
      'b4.checkpoint checkpoint not_done',
      ...batch('b5'),
      'b5 check_plan',
      'b5 decide_next initial send_to_hands not_done',
      'b5 loop_guard aaa',
      'b5 loop_break ok run_checks_then_continue',
      'b5.loop_break_checks check_plan',
      'b5.loop_break user_input Finish it.',
      'b5.checkpoint checkpoint not_done',
      ...batch('b6'),
      'b6 check_plan',
      'b6 decide_next initial stop done',
      'b6.checkpoint checkpoint done cut',
      'b6.claim_mining claim_mining',
      'b6.snapshot snapshot',
      'b6.node_materialized node_materialized',
      'b6.learn_update learn_update',
      'b6.why_trace why_trace',
      'b6.run_end run_end done decided',
    ]);
    expect(records.map(({ record }) => record.seq)).toEqual(records.map((_, i) => i + 1));
    expect(new Set(records.map(({ record }) => record.run_id)).size).toBe(1);
  });

  /** A stage by its name, whichever batch it is in: each is met once. */
  const stages = new Map<string, number>();
  test('begins nothing after a stop, in whichever stage that comes', async () => {
    const calls: string[] = [];
    await played({ ...full, onCall: (what) => void calls.push(what) });
    calls.forEach((what, i) => {
      const stage = what === 'user.ask' ? `${what} ${i}` : what.replaceAll(/\d/g, '');
      if (!stages.has(stage)) stages.set(stage, i + 1);
    });
    expect(stages.size).toBeGreaterThan(25);
    for (const [stage, n] of stages) {
      const stop = new AbortController();
      let met = 0;
      const { log, records } = await played({ ...full, stop, onCall: () => ++met === n && stop.abort('Stopped by SIGINT.') });
      expect([stage, met]).toEqual([stage, n]);
      const { status, reason, notes } = records.at(-1)?.record ?? {};
      const isDecided = log.includes('b6 decide_next initial stop done') && !stage.includes('decide_b');
      const ends = isDecided ? { status: 'done', reason: 'decided' } : { status: 'blocked', reason: 'stopped' };
      expect([stage, { status, reason }]).toEqual([stage, ends]);
      if (!isDecided) expect(notes).toBe('Stopped by SIGINT.');
    }
  });
});

test('every kind of record occurs: in runs, or by a command', async () => {
  const run = await played(full);
  const kinds = new Set(run.records.map(({ kind }) => kind));
  const home = await copyOfHome();
  const fails = [{ fails: 'auth' }] as const;
  const learning = { violation_response: { ...usualRuntime.violation_response, auto_learn: false } };
  const suggests = { scope: 'project', severity: 'low', text: 'Say what was left out.', rationale: '' } as const;
  for (const story of [
    { mind: { extract_evidence: fails, plan_min_checks: fails } },
    { mind: { decide_next: [{ learn_suggested: [suggests] }] }, runtime: learning },
  ] satisfies Partial<Story>[]) {
    const one = await play({ batches: [{ tree: 'M a' }], home, ...story });
    opened.push(one.home);
    for (const { kind } of one.records) kinds.add(kind);
  }
  const said = async (on: App, tool: string, args: object) => {
    const { error, result } = await call(on, tool, { ...(tool === 'values_set' ? {} : { project }), ...args });
    expect(error, tool).toBeNull();
    // biome-ignore lint/suspicious/noExplicitAny: the answer of any tool
    return result as Record<string, any>;
  };
  const on = run.home;
  await said(on, 'values_set', { text: 'Small commits.', compiles: false, derives: false });
  await said(on, 'settings_set', { scope: 'project', ask_when_uncertain: 'ask' });
  const { claims } = await said(on, 'claim_list', { tag: ['mi:learned'] });
  const [one, two, three] = claims.map(({ claim_id }: { claim_id: string }) => claim_id);
  await said(on, 'claim_supersede', { id: one, text: 'Ask before any push.' });
  await said(on, 'claim_same_as', { dup: two, canonical: three });
  await said(on, 'claim_retract', { id: three });
  const { node_id } = await said(on, 'node_create', { type: 'decision', text: 'Tag first.' });
  await said(on, 'edge_create', { type: 'mentions', from: node_id, to: one });
  await said(on, 'node_retract', { id: node_id });
  const { records: updates } = await said(on, 'mi_tail', { kind: ['learn_update'] });
  await said(on, 'claim_undo', { id: updates[0].record.event_id });
  const { records: suggestions } = await said(home, 'mi_tail', { kind: ['learn_suggested'] });
  await said(home, 'claim_apply_suggested', { id: suggestions.at(-1).record.id });
  for (const at of [on, home])
    for (const log of ['project', 'global']) {
      const { records } = await said(at, 'mi_tail', { log, lines: 1000 });
      for (const { kind } of records) kinds.add(kind);
    }
  expect([...kinds].sort()).toEqual(Object.keys(evidenceLogs).sort());
});
