import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { call } from '../../../src/boundary/call.ts';
import { usualRuntime } from '../../../src/records/config.ts';
import { layoutOf } from '../../../src/store/home/layout.ts';
import { demoProject, testHome } from '../../support/home.ts';
import { askedAndDone, play, type Story } from '../../support/pilot.ts';

type Played = Awaited<ReturnType<typeof play>>;

const played: Played[] = [];
const run = async (story: Story): Promise<Played> => {
  const one = await play(story);
  played.push(one);
  return one;
};
/** What is written is always what its contract says. */
afterEach(async () => {
  for (const { home, records } of played.splice(0).reverse()) {
    expect(records.filter(({ fault }) => fault !== null)).toEqual([]);
    await home.end();
  }
});

const begins = ['b0.run_start run_start', 'b0.defaults_claim_sync defaults_claim_sync'];
const goOn = (next_hands_input: string) => ({ next_action: 'send_to_hands', status: 'not_done', next_hands_input }) as const;
const stop = { next_action: 'stop', status: 'done' } as const;
const question = { says: 'Which separator should I use?' };
const risky = { risks: ['push: git push origin main'], commands: [{ command: 'git push origin main' }] };
const graveRisk = { category: 'push' as const, severity: 'high' as const, should_ask_user: true, mitigation: ['Ask first.'] };

describe('the log of a run, record by record:', () => {
  test('done in one batch', async () => {
    const { log, summary } = await run({ batches: [{ says: 'All done.' }] });
    expect(log).toEqual([
      ...begins,
      'b0 hands_input',
      'b0 evidence',
      'b0 check_plan',
      'b0 decide_next initial stop done',
      'b0.checkpoint checkpoint done',
      'b0.run_end run_end done decided',
    ]);
    expect(summary).toMatchObject({ status: 'done', reason: 'decided', batches: 1, thread_id: 'thread-1' });
  });

  test('two batches, the second in the same conversation', async () => {
    const { log, hands } = await run({
      batches: [
        { says: 'Half done.', tree: 'M a' },
        { says: 'Done.', tree: 'M b' },
      ],
      mind: { decide_next: [goOn('Do the rest.'), stop] },
    });
    expect(log).toEqual([
      ...begins,
      'b0 hands_input',
      'b0 evidence',
      'b0 check_plan',
      'b0 decide_next initial send_to_hands not_done',
      'b0.checkpoint checkpoint not_done',
      'b1 hands_input',
      'b1 evidence',
      'b1 check_plan',
      'b1 decide_next initial stop done',
      'b1.checkpoint checkpoint done',
      'b1.run_end run_end done decided',
    ]);
    expect(hands.ran.map(({ resume }) => resume)).toEqual([null, 'thread-1']);
    expect(hands.ran[1]?.prompt).toContain('Do the rest.');
  });

  test('checks are sent before anybody decides', async () => {
    const { log, hands } = await run({
      batches: [{ tree: 'M a' }, { says: 'The tests pass.', commands: [{ command: 'npm test' }] }],
      mind: {
        plan_min_checks: [{ should_run_checks: true, hands_check_input: 'Run npm test.' }, { should_run_checks: false }],
      },
    });
    expect(log.filter((line) => !line.includes('checkpoint'))).toEqual([
      ...begins,
      'b0 hands_input',
      'b0 evidence',
      'b0 check_plan checks',
      'b1 hands_input',
      'b1 evidence',
      'b1 check_plan',
      'b1 decide_next initial stop done',
      'b1.run_end run_end done decided',
    ]);
    expect(hands.ran[1]?.prompt).toContain('Run npm test.');
  });

  test('a question is answered from what is known', async () => {
    const { log, hands, questions } = await run({
      batches: [question, { says: 'Done.' }],
      mind: { auto_answer_to_hands: [{ should_answer: true, hands_answer_input: 'Use a semicolon.' }] },
    });
    expect(log).toEqual(askedAndDone());
    expect(hands.ran[1]?.prompt).toContain('Use a semicolon.');
    expect(questions).toEqual([]);
  });

  test('an answer and checks go in one batch', async () => {
    const { hands } = await run({
      batches: [question, { says: 'Done.' }],
      mind: {
        plan_min_checks: [{ should_run_checks: true, hands_check_input: 'Run npm test.' }, {}],
        auto_answer_to_hands: [{ should_answer: true, hands_answer_input: 'Use a semicolon.' }],
      },
    });
    expect(hands.ran[1]?.prompt).toContain('Use a semicolon.\n\nRun npm test.');
  });

  test('only the user knows: asked, although there are checks', async () => {
    const { log, hands, questions } = await run({
      batches: [question, { says: 'Done.' }],
      user: ['A comma.'],
      mind: {
        plan_min_checks: [{ should_run_checks: true, hands_check_input: 'Run npm test.' }, {}],
        auto_answer_to_hands: [{ needs_user_input: true, ask_user_question: 'Comma or semicolon?' }],
      },
    });
    expect(log.slice(2, 9)).toEqual([
      'b0 hands_input',
      'b0 evidence',
      'b0 check_plan checks',
      'b0 auto_answer needs the user',
      'b0.after_recall auto_answer needs the user',
      'b0 user_input A comma.',
      'b0.checkpoint checkpoint not_done',
    ]);
    expect(questions).toEqual(['Comma or semicolon?']);
    expect(hands.ran[1]?.prompt).toContain('A comma.\n\nRun npm test.');
  });

  test('memory answers what the user would have been asked', async () => {
    const { log, questions } = await run({
      batches: [question, { says: 'Done.' }],
      mind: {
        auto_answer_to_hands: [{ needs_user_input: true }, { should_answer: true, hands_answer_input: 'A comma, as last time.' }],
      },
    });
    expect(log).toContain('b0.after_recall auto_answer answers');
    expect(questions).toEqual([]);
  });

  describe.each([
    ['The separator of the export is a comma.', 'Which separator should the export have, in your opinion?'],
    ['Разделитель в выгрузке: запятая.', 'Какой разделитель нужен для отчёта?'],
    ['导出文件使用逗号分隔。', '导出时用什么分隔？'],
  ])('"%s" was found out before:', (fact, asked) => {
    const answers = (prompt: string) => ({
      should_answer: prompt.slice(prompt.indexOf('=== recent_evidence')).includes(fact),
      hands_answer_input: 'A comma, as before.',
      ask_user_question: asked,
    });
    const { triggers, ...recalls } = usualRuntime.cross_project_recall;
    const runtime = { cross_project_recall: { ...recalls, triggers: { ...triggers, run_start: false } } };
    const firstRun = () =>
      run({
        batches: [{}],
        mind: {
          extract_evidence: [{ facts: [fact] }],
          checkpoint_decide: [{ should_checkpoint: true, checkpoint_kind: 'done' }],
        },
      });

    test('it is looked up before the user is asked what Hands asks', async () => {
      const { home, log: earlier } = await firstRun();
      const auto_answer_to_hands = [{ needs_user_input: true, ask_user_question: asked }, answers];
      const { log, records, questions, hands } = await run({
        ...{ home, runtime, task: 'Go on.', batches: [question, {}], mind: { auto_answer_to_hands } },
      });
      const own = log.slice(earlier.length);
      const at = own.indexOf('b0 auto_answer needs the user');
      expect(own.slice(at, at + 3)).toEqual([
        'b0 auto_answer needs the user',
        'b0.before_user_recall cross_project_recall',
        'b0.after_recall auto_answer answers',
      ]);
      const recalled = records.find(({ kind }) => kind === 'cross_project_recall')?.record;
      expect(recalled).toMatchObject({ reason: 'before_ask_user', query_raw: `${asked}\nGo on.` });
      expect(recalled?.query_compact).toBe((recalled?.tokens_used as string[] | undefined)?.join(' '));
      expect(hands.ran[1]?.prompt).toContain('A comma, as before.');
      expect(questions).toEqual([]);
    });

    test('it is looked up before the user is asked what the Mind asks', async () => {
      const { home, log: earlier } = await firstRun();
      const decide_next = [{ next_action: 'ask_user', status: 'blocked', ask_user_question: asked } as const, stop];
      const { log, questions } = await run({
        ...{ home, runtime, task: 'Go on.', batches: [{}], mind: { decide_next, auto_answer_to_hands: [answers] } },
      });
      const own = log.slice(earlier.length);
      const at = own.indexOf('b0.from_decide auto_answer');
      expect(own.slice(at, at + 3)).toEqual([
        'b0.from_decide auto_answer',
        'b0.from_decide.before_user_recall cross_project_recall',
        'b0.from_decide.after_recall auto_answer answers',
      ]);
      expect(questions).toEqual([]);
    });
  });

  test('what the project is made of is kept, and the Mind is shown it, with what the configuration only tells it', async () => {
    const { verification, external_actions, transparency } = usualRuntime;
    const runtime = {
      verification: { ...verification, no_tests_policy: 'never_without_tests' },
      external_actions: { ...external_actions, network_policy: 'only_on_weekdays' },
      transparency: { ...transparency, store_evidence_log: false },
    };
    const { home, mind, log } = await run({ runtime, stack: ['go', 'node'], batches: [{}] });
    const { prompt = '' } = mind.asked.find(({ name }) => name === 'decide_next') ?? {};
    for (const said of ['never_without_tests', 'only_on_weekdays', '"store_evidence_log": false']) expect(prompt).toContain(said);
    const [, shown = ''] = /=== project_overlay[^\n]*\n([\s\S]*?)\n=== end/.exec(prompt) ?? [];
    expect(JSON.parse(shown.replaceAll(/^\| /gm, ''))).toMatchObject({ stack_hints: ['go', 'node'] });
    expect(JSON.parse(await text(home.files.layout.project(demoProject).overlay))).toMatchObject({ stack_hints: ['go', 'node'] });
    expect(log.at(-1)).toBe('b0.run_end run_end done decided');
  });

  test('runs of one moment have transcripts of their own', async () => {
    const one = await run({ batches: [{}] });
    const two = await run({ home: one.home, batches: [{}] });
    const names = [one, two].map(({ hands }) => path.basename(hands.ran[0]?.transcript ?? ''));
    const [when] = names.map((name) => name.split('_')[0]);
    expect(names).toEqual([expect.stringMatching(`^${when}_b0_[\\w-]+\\.jsonl$`), expect.stringMatching(`^${when}_b0_`)]);
    expect(names[0]).not.toBe(names[1]);
  });

  test('a user who does not answer ends the run', async () => {
    const { log } = await run({ batches: [question], mind: { auto_answer_to_hands: [{ needs_user_input: true }] } });
    expect(log.at(-1)).toBe('b0.run_end run_end blocked user_gave_no_answer');
    expect(log).not.toContainEqual(expect.stringContaining('user_input'));
  });

  test('a project without tests is asked about once', async () => {
    const needs = { needs_testless_strategy: true, testless_strategy_question: 'How is it checked?' };
    const first = await run({
      batches: [{ tree: 'M a' }],
      user: ['Open the page.'],
      mind: { plan_min_checks: [needs, {}] },
    });
    expect(first.log.slice(2, 8)).toEqual([
      'b0 hands_input',
      'b0 evidence',
      'b0 check_plan',
      'b0 user_input Open the page.',
      'b0.after_testless check_plan',
      'b0 decide_next initial stop done',
    ]);
    const again = await run({ home: first.home, batches: [{ tree: 'M b' }], mind: { plan_min_checks: [needs, {}] } });
    expect(again.questions).toEqual([]);
    expect(again.log.slice(first.log.length).filter((line) => line.includes('check_plan'))).toEqual([
      'b0 check_plan',
      'b0.after_tls_claim check_plan',
    ]);
  });

  test('a strategy that the Mind sets is kept', async () => {
    const strategy = { strategy: 'Open the page.', rationale: 'The user said so.' };
    const { log, home, records, hands } = await run({
      batches: [{ tree: 'M a' }, { tree: 'M b' }],
      mind: { decide_next: [{ ...goOn('On.'), update_project_overlay: { set_testless_strategy: strategy } }, stop] },
    });
    expect(log.slice(5, 8)).toEqual([
      'b0 decide_next initial send_to_hands not_done',
      'b0 testless_strategy_set Open the page.',
      'b0.checkpoint checkpoint not_done',
    ]);
    expect(hands.ran[1]?.prompt).toContain('Open the page.');
    const { event_id } = records.find(({ kind }) => kind === 'testless_strategy_set')?.record ?? {};
    const { result } = await call(home, 'claim_list', { project: demoProject, tag: ['mi:testless_verification_strategy'] });
    expect(result).toMatchObject({ claims: [{ source_event_ids: [event_id] }] });
  });

  test('a risk is judged, and the user goes on', async () => {
    const { log, questions } = await run({ batches: [risky], user: ['yes'], mind: { risk_judge: [graveRisk] } });
    expect(log.slice(2, 6)).toEqual(['b0 hands_input', 'b0 evidence', 'b0 risk_event high', 'b0 user_input yes']);
    expect(questions[0]).toContain('push, high');
    expect(log.at(-1)).toBe('b0.run_end run_end done decided');
  });

  test('a risk that the user does not take', async () => {
    const { log } = await run({ batches: [risky], user: ['no'], mind: { risk_judge: [graveRisk] } });
    expect(log.slice(5)).toEqual([
      'b0 user_input no',
      'b0.checkpoint checkpoint blocked',
      'b0.run_end run_end blocked user_said_no',
    ]);
  });

  test('a risk that nobody can judge counts as grave', async () => {
    const { log, questions } = await run({
      batches: [{ ...risky, risks: ['delete: rm -rf /'] }],
      user: ['y'],
      mind: { risk_judge: [{ fails: 'invalid' }] },
    });
    expect(log).toContain('b0 risk_event critical');
    expect(questions[0]).toContain('delete, critical');
  });

  test('a small risk costs no question', async () => {
    const { questions, log } = await run({ batches: [risky], mind: { risk_judge: [{ severity: 'low' }] } });
    expect(questions).toEqual([]);
    expect(log).toContain('b0 risk_event low');
  });

  test('what is learned from a risk becomes a claim that the next batch is told', async () => {
    const learned = { scope: 'project', severity: 'high', text: 'Never push to main.', rationale: 'It happened.' } as const;
    const { log, hands } = await run({
      batches: [{ ...risky, tree: 'M a' }, { tree: 'M b' }],
      mind: { risk_judge: [{ severity: 'low', learn_suggested: [learned] }], decide_next: [goOn('On.'), stop] },
    });
    expect(log).toContain('b0 learn_suggested risk_judge');
    expect(hands.ran[1]?.prompt).toContain('Never push to main.');
  });

  test('without auto_learn a suggestion is only recorded', async () => {
    const learned = { scope: 'project', severity: 'low', text: 'Write tests.', rationale: '' } as const;
    const { records, hands } = await run({
      batches: [{ tree: 'M a' }, { tree: 'M b' }],
      runtime: { violation_response: { ...(await usual()).violation_response, auto_learn: false } },
      mind: { decide_next: [{ ...goOn('On.'), learn_suggested: [learned] }, stop] },
    });
    expect(records.find(({ kind }) => kind === 'learn_suggested')?.record).toMatchObject({
      auto_learn: false,
      applied_claim_ids: [],
    });
    expect(hands.ran[1]?.prompt).not.toContain('Write tests.');
  });

  test('the Mind asks the user, and decides again', async () => {
    const { log, questions, hands } = await run({
      batches: [{ says: 'Two ways are open.', tree: 'M a' }, { says: 'Done.' }],
      user: ['The first.'],
      mind: {
        decide_next: [
          { next_action: 'ask_user', status: 'blocked', ask_user_question: 'Which way?' },
          goOn('Take the first way.'),
          stop,
        ],
      },
    });
    expect(log.slice(4, 10)).toEqual([
      'b0 check_plan',
      'b0 decide_next initial ask_user blocked',
      'b0.from_decide auto_answer',
      'b0.from_decide.after_recall auto_answer',
      'b0 user_input The first.',
      'b0 decide_next after_user send_to_hands not_done',
    ]);
    expect(questions).toEqual(['Which way?']);
    expect(hands.ran[1]?.prompt).toContain('Take the first way.');
  });

  test('what the Mind would ask is answered without the user', async () => {
    const { questions, hands } = await run({
      batches: [{ says: 'Two ways are open.', tree: 'M a' }, { says: 'Done.' }],
      mind: {
        decide_next: [{ next_action: 'ask_user', status: 'blocked', ask_user_question: 'Which way?' }, stop],
        auto_answer_to_hands: [{ should_answer: true, hands_answer_input: 'The first, by the values.' }],
      },
    });
    expect(questions).toEqual([]);
    expect(hands.ran[1]?.prompt).toContain('The first, by the values.');
  });

  test('a Mind that asks twice in a row is not obeyed', async () => {
    const asks = { next_action: 'ask_user', status: 'blocked', ask_user_question: 'And now?' } as const;
    const { log } = await run({ batches: [{ tree: 'M a' }], user: ['So.'], mind: { decide_next: [asks] } });
    expect(log.at(-1)).toBe('b0.run_end run_end blocked asked_again');
  });

  test('nothing to send', async () => {
    const { log } = await run({ batches: [{}], mind: { decide_next: [goOn('  ')] } });
    expect(log.at(-1)).toBe('b0.run_end run_end blocked nothing_to_send');
  });

  test('a stop that is not done is no success', async () => {
    const { summary } = await run({ batches: [{}], mind: { decide_next: [{ next_action: 'stop', status: 'not_done' }] } });
    expect(summary).toMatchObject({ status: 'not_done', reason: 'decided' });
  });

  test('batches run out', async () => {
    const { log, hands } = await run({
      batches: [{ tree: 'M a' }, { tree: 'M b' }],
      flags: { max_batches: 2 },
      mind: { decide_next: [goOn('More.'), goOn('And more.')] },
    });
    expect(hands.ran).toHaveLength(2);
    expect(log.slice(-2)).toEqual(['b1.checkpoint checkpoint max_batches', 'b1.run_end run_end blocked max_batches']);
  });

  test('a segment is cut: snapshot and nodes', async () => {
    const { log, records, home } = await run({
      batches: [{ says: 'Done.', tree: 'M a' }],
      mind: {
        extract_evidence: [{ facts: ['The export works.'], actions: [{ kind: 'edit', detail: 'src/export.ts' }] }],
        checkpoint_decide: [{ should_checkpoint: true, checkpoint_kind: 'done' }],
      },
    });
    expect(log.slice(-5)).toEqual([
      'b0.checkpoint checkpoint done cut',
      'b0.claim_mining claim_mining',
      'b0.snapshot snapshot',
      'b0.node_materialized node_materialized',
      'b0.run_end run_end done decided',
    ]);
    const nodes = records.find(({ kind }) => kind === 'node_materialized')?.record.written_nodes as {
      node_id: string;
      node_type: string;
    }[];
    expect(nodes.map(({ node_type }) => node_type)).toEqual(['summary', 'decision', 'action']);
    expect(records.find(({ kind }) => kind === 'snapshot')?.record.text).toContain('\n- edit: src/export.ts');
    const { result } = await call(home, 'node_show', { project: demoProject, id: nodes.at(-1)?.node_id });
    expect(result).toMatchObject({ node: { title: 'edit: src/export.ts', text: '- edit: src/export.ts' } });
  });

  test('a preference that was seen twice is suggested', async () => {
    const mined: NonNullable<Story['mind']> = {
      checkpoint_decide: [{ should_checkpoint: true, checkpoint_kind: 'done', should_mine_preferences: true }],
      mine_preferences: [
        {
          suggestions: [
            { scope: 'project', text: 'Prefer small commits.', rationale: 'Asked twice.', confidence: 0.9, benefit: 'medium' },
          ],
        },
      ],
    };
    const first = await run({ batches: [{}], mind: mined });
    expect(first.log).not.toContainEqual(expect.stringContaining('preference_solidified'));
    const second = await run({ home: first.home, batches: [{}], mind: mined });
    expect(second.log.slice(-7)).toEqual([
      'b0.preference_mining preference_mining',
      'b0.preference_solidified learn_suggested mine_preferences',
      'b0.preference_solidified preference_solidified',
      'b0.claim_mining claim_mining',
      'b0.snapshot snapshot',
      'b0.node_materialized node_materialized',
      'b0.run_end run_end done decided',
    ]);
  });

  const workflow = {
    version: 'v1',
    id: '',
    name: 'Release',
    enabled: false,
    trigger: { mode: 'task_contains', pattern: 'release' },
    mermaid: '',
    steps: [
      {
        id: 's1',
        kind: 'hands',
        title: 'Tag it',
        hands_input: 'Tag the version.',
        check_input: '',
        risk_category: 'other',
        policy: 'allow',
        notes: '',
      },
      {
        id: 's2',
        kind: 'check',
        title: 'Test it',
        hands_input: '',
        check_input: 'npm test',
        risk_category: 'other',
        policy: 'allow',
        notes: '',
      },
    ],
    source: { kind: 'suggested', reason: '', evidence_refs: [] },
    created_ts: '',
    updated_ts: '',
  } as const;
  const suggests = {
    checkpoint_decide: [{ should_checkpoint: true, checkpoint_kind: 'done', should_mine_workflow: true }],
    suggest_workflow: [
      {
        should_suggest: true,
        suggestion: { signature: 'release', benefit: 'high', confidence: 0.9, reason: 'Every week.', workflow },
      },
    ],
  } as never as Story['mind'];

  test('a workflow becomes one, is triggered, and its cursor moves to the end', async () => {
    const first = await run({ batches: [{}], ...(suggests ? { mind: suggests } : {}) });
    expect(first.log.slice(-6, -3)).toEqual([
      'b0.workflow_suggestion workflow_suggestion',
      'b0.workflow_solidified workflow_solidified',
      'b0.claim_mining claim_mining',
    ]);
    const second = await run({
      home: first.home,
      task: 'Make a RELEASE of 1.2.',
      batches: [{ tree: 'M a' }, { tree: 'M b' }],
      mind: {
        decide_next: [goOn('On.'), stop],
        workflow_progress: [
          { should_update: true, completed_step_ids: ['s1', 'nonsense'], next_step_id: 's2' },
          { should_update: true, completed_step_ids: ['s1', 's2'], next_step_id: '' },
        ],
      },
    });
    const log = second.log.slice(first.log.length);
    expect(log.slice(0, 5)).toEqual([
      'b0.run_start run_start',
      'b0.workflow_trigger workflow_trigger',
      'b0.defaults_claim_sync defaults_claim_sync',
      'b0.recall cross_project_recall',
      'b0 hands_input',
    ]);
    expect(second.hands.ran[0]?.prompt).toContain('Tag the version.');
    expect(log.filter((line) => line.includes('workflow_progress'))).toEqual([
      'b0.workflow_progress workflow_progress ok',
      'b1.workflow_progress workflow_progress ok',
    ]);
    const overlay = JSON.parse(await text(second.home.files.layout.project(demoProject).overlay)) as {
      workflow_run: { active: boolean; completed_step_ids: string[]; close_reason: string };
    };
    expect(overlay.workflow_run).toMatchObject({ active: false, completed_step_ids: ['s1', 's2'] });
    expect(overlay.workflow_run.close_reason).not.toBe('');
  });

  test('many suggestions are folded together at the end', async () => {
    const learned = (said: string) => ({ scope: 'project', severity: 'low', text: said, rationale: '' }) as const;
    const { log, records } = await run({
      batches: [{ tree: 'M a' }, { tree: 'M b' }, { tree: 'M c' }],
      mind: {
        decide_next: [
          { ...goOn('1'), learn_suggested: [learned('Test first.'), learned('Small commits.')] },
          { ...goOn('2'), learn_suggested: [learned('Commit in small pieces.')] },
          stop,
        ],
        learn_update: [{ should_apply: false }],
      },
    });
    expect(log.slice(-2)).toEqual(['b2.learn_update learn_update', 'b2.run_end run_end done decided']);
    expect(records.find(({ kind }) => kind === 'learn_update')?.record.input_summary).toMatchObject({
      learn_suggested_events: 2,
      active_learned_claims_project: 3,
    });
  });

  test('the last decision is explained when that is asked for', async () => {
    const { log, records } = await run({ batches: [{}], flags: { why: true } });
    expect(log.slice(-2)).toEqual(['b0.why_trace why_trace', 'b0.run_end run_end done decided']);
    expect(records.find(({ kind }) => kind === 'why_trace')?.record.target).toMatchObject({ evidence_kind: 'decide_next' });
  });

  test('an earlier conversation is gone on with', async () => {
    const first = await run({ batches: [{ thread: 'thread-7' }] });
    const { hands, log } = await run({ home: first.home, batches: [{ thread: 'thread-7' }], flags: { continue_hands: true } });
    expect(hands.ran[0]?.resume).toBe('thread-7');
    expect(log).not.toContainEqual(expect.stringContaining('hands_resume_failed'));
  });

  test('an earlier conversation that is gone', async () => {
    const first = await run({ batches: [{ thread: 'thread-7' }] });
    const { hands, log, records } = await run({
      home: first.home,
      batches: [{ exit_code: 1, thread: 'unknown' }, { thread: 'thread-8' }],
      flags: { continue_hands: true },
    });
    expect(hands.ran.map(({ resume }) => resume)).toEqual(['thread-7', null]);
    expect(log.slice(first.log.length + 2, first.log.length + 6)).toEqual([
      'b0 hands_input',
      'b0 hands_resume_failed',
      'b0 hands_input',
      'b0 evidence',
    ]);
    expect(records.findLast(({ kind }) => kind === 'evidence')?.record.hands_transcript_ref).toBe(hands.ran[1]?.transcript);
  });

  const cutIn = {
    'somebody stops it': () => {
      const stop = new AbortController();
      return { stop, meanwhile: () => stop.abort('Stopped by SIGINT.'), ends: 'stopped', notes: 'Stopped by SIGINT.' };
    },
    'its time is up': () => ({
      flags: { max_minutes: 5 },
      onCall: (what: string, passes: (ms: number) => void) => what === 'hands.run' && passes(6 * 60_000),
      ends: 'max_minutes',
      notes: 'Stopped at max_minutes=5.',
    }),
    'what Hands prints cannot be kept': () => ({
      outcome: {
        ended: 'transcript_failed',
        problem: { kind: 'transcript-failed', path: '/full/b0.jsonl', code: 'ENOSPC' },
      } as const,
      checkpoint: ['b0.checkpoint checkpoint blocked'],
      ends: 'hands_failed',
      notes: expect.stringContaining('ENOSPC'),
    }),
  };
  test.each(Object.entries(cutIn))('%s while Hands works: the log says what it did until then', async (_, cut) => {
    const { meanwhile, outcome, checkpoint, ends, notes, ...story } = {
      ...{ meanwhile: undefined, outcome: {}, checkpoint: [] },
      ...cut(),
    };
    const one = { ...risky, says: 'Half done.', tree: 'M a', files: ['src/a.ts'], meanwhile, outcome };
    const { home, log, records, mind, hands } = await run({ batches: [one], ...story });
    expect(log).toEqual([...begins, 'b0 hands_input', 'b0 evidence', ...checkpoint, `b0.run_end run_end blocked ${ends}`]);
    expect(mind.asked.map(({ name }) => name)).toEqual(checkpoint.map(() => 'checkpoint_decide'));
    expect(records.at(-1)?.record).toMatchObject({ notes, thread_id: 'thread-1' });
    const evidence = records.find(({ kind }) => kind === 'evidence');
    expect(evidence?.record).toMatchObject({
      thread_id: 'thread-1',
      hands_transcript_ref: hands.ran[0]?.transcript,
      mind_transcript_ref: '',
      facts: [],
      results: [],
      actions: [{ kind: 'command', detail: 'git push origin main (0)' }],
      risk_signals: ['push: git push origin main'],
      transcript_observation: { file_paths: ['src/a.ts'] },
      repo_observation: { git_is_repo: false, git_status_porcelain: '' },
    });
    expect(evidence?.record.unknowns).toEqual([expect.stringContaining(String(records.at(-1)?.record.notes))]);

    const next = await run({ home, batches: [{ says: 'Done.' }], flags: { continue_hands: true } });
    expect(next.hands.ran.map(({ resume }) => resume)).toEqual(['thread-1']);
    expect(next.log.at(-1)).toBe('b0.run_end run_end done decided');
    const asked = next.mind.asked.find(({ name }) => name === 'checkpoint_decide');
    expect(asked?.prompt).toContain(evidence?.record.event_id);
  });

  test('an earlier conversation is forgotten', async () => {
    const first = await run({ batches: [{ thread: 'thread-7' }] });
    const { hands } = await run({
      home: first.home,
      batches: [{}],
      flags: { continue_hands: true, reset_hands: true },
    });
    expect(hands.ran[0]?.resume).toBeNull();
  });

  test('a broken state file is put aside and said', async () => {
    const home = await testHome();
    const first = await run({ home, batches: [{}] });
    writeFileSync(layoutOf(home.home).project(demoProject).overlay, '{ "host_bindings": [');
    const second = await run({ home, batches: [{}] });
    expect(second.log.slice(first.log.length, first.log.length + 3)).toEqual([
      'b0.run_start run_start',
      'b0.state_recovery state_corrupt',
      'b0.defaults_claim_sync defaults_claim_sync',
    ]);
    await home.end();
  });

  test('state files that break while a run goes on are put aside, and said at its end', async () => {
    const home = await testHome();
    const { overlay, segment, workflow_candidates } = layoutOf(home.home).project(demoProject);
    const broken = '{ "host_bindings": [';
    const meanwhile = () => {
      for (const file of [overlay, segment, workflow_candidates]) writeFileSync(file, broken);
    };
    const { log, records } = await run({ home, batches: [{ meanwhile }] });
    expect(log.filter((line) => line.includes('state_corrupt'))).toHaveLength(1);
    expect(log.slice(-2)).toEqual(['b0.state_recovery state_corrupt', 'b0.run_end run_end done decided']);
    const items = records.at(-2)?.record.items as { label: string; quarantined_to: string }[];
    expect(items.map(({ label }) => label)).toEqual(['overlay', 'segment_state', 'workflow_candidates']);
    for (const { quarantined_to } of items) expect(readFileSync(quarantined_to, 'utf8')).toBe(broken);
    expect(JSON.parse(readFileSync(overlay, 'utf8'))).toMatchObject({ hands_state: { thread_id: 'thread-1' } });
    await home.end();
  });

  test('the Mind fails twice: nobody asks it again, and the user decides', async () => {
    const { log, mind, hands } = await run({
      batches: [{ tree: 'M a' }, { tree: 'M b' }],
      user: ['Go on by yourself.', 'stop'],
      mind: { extract_evidence: [{ fails: 'invalid' }], plan_min_checks: [{ fails: 'invalid' }] },
    });
    expect(log.slice(2, 10)).toEqual([
      'b0 hands_input',
      'b0 mind_error extract_b0',
      'b0 evidence',
      'b0 mind_error checks_b0',
      'b0 mind_circuit',
      'b0 check_plan',
      'b0 user_input Go on by yourself.',
      'b0.checkpoint checkpoint not_done',
    ]);
    expect(log.at(-1)).toBe('b1.run_end run_end blocked no_decision');
    expect(mind.asked).toHaveLength(2);
    expect(hands.ran[1]?.prompt).toContain('Go on by yourself.');
  });

  test('resume failed, circuit open, user away', async () => {
    const first = await run({ batches: [{ thread: 'thread-7' }] });
    const { log, live, records } = await run({
      home: first.home,
      batches: [{ exit_code: 2 }, { exit_code: 1 }],
      flags: { continue_hands: true },
      mind: { extract_evidence: [{ fails: 'auth' }], plan_min_checks: [{ fails: 'auth' }] },
    });
    expect(log.slice(first.log.length)).toEqual([
      'b0.run_start run_start',
      'b0.defaults_claim_sync defaults_claim_sync',
      'b0 hands_input',
      'b0 hands_resume_failed',
      'b0 hands_input',
      'b0 mind_error extract_b0',
      'b0 evidence',
      'b0 mind_error checks_b0',
      'b0 mind_circuit',
      'b0 check_plan',
      'b0 user_input',
      'b0.checkpoint checkpoint blocked',
      'b0.run_end run_end blocked no_decision',
    ]);
    expect(live).toContainEqual({
      kind: 'stage',
      name: 'mind_error',
      batch_id: 'b0',
      said: { tag: 'checks_b0', error: 'scripted auth' },
    });
    expect(records.at(-1)?.record.notes).toBe('Nobody could decide what to do next. The Mind gave no answer: scripted auth');
  });
});

const usual = async () => (await import('../../../src/records/config.ts')).usualRuntime;
const text = async (file: string) => (await import('node:fs/promises')).readFile(file, 'utf8');
