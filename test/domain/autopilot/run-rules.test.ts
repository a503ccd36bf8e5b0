import { describe, expect, test } from 'vitest';
import type { EvidenceItem, HandsReply, MinimalChecks, NextMove, RiskJudgement } from '../../../generated/types/index.ts';
import { afterFailure, afterSuccess, closedCircuit } from '../../../src/domain/autopilot/circuit-rules.ts';
import { answerText, beforeDeciding, checkText, joined } from '../../../src/domain/autopilot/run/arbitrate-rules.ts';
import { isWorthChecking, noChecks } from '../../../src/domain/autopilot/run/check-rules.ts';
import { forSegment, forWindow } from '../../../src/domain/autopilot/run/compact-rules.ts';
import { isGoodbye, isYes, routeOf } from '../../../src/domain/autopilot/run/decide-rules.ts';
import {
  afterAdvice,
  afterBatch,
  afterDetour,
  type Effects,
  nothingSeen,
} from '../../../src/domain/autopilot/run/effect-rules.ts';
import { repetitionIn, signatureOf, withSignature } from '../../../src/domain/autopilot/run/guard-rules.ts';
import { reachedLimit } from '../../../src/domain/autopilot/run/limit-rules.ts';
import { nodesOf } from '../../../src/domain/autopilot/run/node-rules.ts';
import { outageIn } from '../../../src/domain/autopilot/run/outage-rules.ts';
import { looksLikeQuestion, questionsIn } from '../../../src/domain/autopilot/run/question-rules.ts';
import { assumedRisk, mustAsk } from '../../../src/domain/autopilot/run/risk-policy-rules.ts';
import { snapshotTags, snapshotText } from '../../../src/domain/autopilot/run/snapshot-rules.ts';
import { isTakenUp, limitsOf, resumedThread } from '../../../src/domain/autopilot/run/start.ts';
import { type Run, remember } from '../../../src/domain/autopilot/run/state.ts';
import { waitMs } from '../../../src/domain/autopilot/run/wait-rules.ts';
import type { HandsOutcome } from '../../../src/kernel/hands.ts';
import { type RunConfig, usualRuntime } from '../../../src/records/config.ts';

const checks = (more: Partial<MinimalChecks> = {}): MinimalChecks => ({ ...noChecks(''), ...more });
const reply = (more: Partial<HandsReply> = {}): HandsReply => ({
  should_answer: false,
  confidence: 0,
  hands_answer_input: '',
  needs_user_input: false,
  ask_user_question: '',
  unanswered_questions: [],
  notes: '',
  ...more,
});

describe('before anybody decides', () => {
  const npmTest = checks({ should_run_checks: true, hands_check_input: ' Run npm test. ' });
  const answers = reply({ should_answer: true, hands_answer_input: 'A comma.' });
  const needs = reply({ needs_user_input: true, ask_user_question: ' Comma? ' });
  const how = checks({ needs_testless_strategy: true, testless_strategy_question: 'How?' });
  const unknown = { last_message: 'Which one?', hasStrategy: false };
  test.each<[string, HandsReply | null, MinimalChecks, typeof unknown, object]>([
    ['nothing is there', null, checks(), unknown, { kind: 'decide' }],
    ['the user is needed', needs, checks(), unknown, { kind: 'ask', question: 'Comma?' }],
    ['the user is needed, and there are checks', needs, npmTest, unknown, { kind: 'ask', question: 'Comma?' }],
    ['the user is needed, and a strategy is', needs, how, unknown, { kind: 'ask', question: 'Comma?' }],
    [
      'the user is needed, and nobody says for what',
      reply({ needs_user_input: true }),
      checks(),
      unknown,
      { kind: 'ask', question: 'Which one?' },
    ],
    ['a strategy is needed', null, how, unknown, { kind: 'testless', question: 'How?' }],
    ['a strategy is needed, and there is an answer', answers, how, unknown, { kind: 'testless', question: 'How?' }],
    ['a strategy is needed, and known', null, how, { ...unknown, hasStrategy: true }, { kind: 'decide' }],
    ['an answer', answers, checks(), unknown, { kind: 'send', text: 'A comma.' }],
    ['checks', null, npmTest, unknown, { kind: 'send', text: 'Run npm test.' }],
    ['both', answers, npmTest, unknown, { kind: 'send', text: 'A comma.\n\nRun npm test.' }],
    ['an answer of nothing', reply({ should_answer: true, hands_answer_input: '  ' }), checks(), unknown, { kind: 'decide' }],
    ['an answer that should not be given', reply({ hands_answer_input: 'A comma.' }), checks(), unknown, { kind: 'decide' }],
    ['checks that should not be run', null, checks({ hands_check_input: 'Run npm test.' }), unknown, { kind: 'decide' }],
  ])('%s', (_, said, planned, known, move) => expect(beforeDeciding(said, planned, known)).toEqual(move));

  test('texts are trimmed, and what is empty leaves no gap', () => {
    expect([joined(' a ', '', '  ', 'b'), joined('', ' '), checkText(npmTest), answerText(null)]).toEqual([
      'a\n\nb',
      '',
      'Run npm test.',
      '',
    ]);
  });
});

describe('checks are planned', () => {
  const evidence: EvidenceItem = { facts: [], actions: [], results: [], unknowns: [], risk_signals: [] };
  const repo = { git_status_porcelain: '', git_diff_stat: '', git_diff_cached_stat: ' \n' };
  const quiet = { exit_code: 0, evidence, repo, asks: false };
  test.each<[boolean, string, typeof quiet]>([
    [false, 'a quiet batch', quiet],
    [true, 'a batch that failed', { ...quiet, exit_code: 1 }],
    [true, 'something unknown', { ...quiet, evidence: { ...evidence, unknowns: ['Does it work?'] } }],
    [true, 'a risk that the model sees', { ...quiet, evidence: { ...evidence, risk_signals: ['push'] } }],
    [true, 'a question', { ...quiet, asks: true }],
    [true, 'a changed file', { ...quiet, repo: { ...repo, git_status_porcelain: '?? a' } }],
    [true, 'a diff', { ...quiet, repo: { ...repo, git_diff_stat: ' a | 2 +-' } }],
    [true, 'a staged diff', { ...quiet, repo: { ...repo, git_diff_cached_stat: ' a | 2 +-' } }],
    [false, 'facts and results alone', { ...quiet, evidence: { ...evidence, facts: ['x'], results: ['y'] } }],
  ])('%s: %s', (worth, _, batch) => expect(isWorthChecking(batch)).toBe(worth));
});

test('two failures in a row open the circuit, once; an answer between them does not let it come to that', () => {
  const one = afterFailure(closedCircuit);
  expect([one.opened, afterFailure(one.circuit).opened, afterFailure(afterSuccess(one.circuit)).opened]).toEqual([
    false,
    true,
    false,
  ]);
  const open = afterFailure(one.circuit).circuit;
  expect(open).toMatchObject({ isOpen: true, threshold: 2, failures_total: 2, failures_consecutive: 2 });
  expect([afterFailure(open).opened, afterSuccess(open).isOpen]).toEqual([false, true]);
});

describe('what is kept in mind', () => {
  const shown =
    'evidence workflow_trigger cross_project_recall risk_event check_plan auto_answer user_input loop_guard loop_break mind_error mind_circuit snapshot';
  const hidden = 'decide_next checkpoint learn_suggested learn_update hands_input run_start mind_wait claim_mining';
  test('prompts see evidence, not what was decided', () => {
    for (const kind of shown.split(' '))
      expect(forWindow(kind, 'ev_1', { batch_id: 'b0' }), kind).toMatchObject({ kind, event_id: 'ev_1', batch_id: 'b0' });
    for (const kind of hidden.split(' ')) expect(forWindow(kind, 'ev_1', { batch_id: 'b0' }), kind).toBeNull();
  });
  const long = 'x'.repeat(1000);
  const many = Array<string>(50).fill(long);
  const sized = (kind: string, record: object) =>
    forSegment(kind, 'ev_1', { batch_id: 'b0', ...record }) as Record<string, string[]>;
  test('a segment keeps records small', () => {
    const cut = long.slice(0, 200);
    const evidence = sized('evidence', {
      facts: many,
      results: many,
      unknowns: many,
      actions: [{ kind: 'edit', detail: 'src/a.ts' }],
      transcript_observation: { file_paths: many, errors: many },
      repo_observation: { git_head: 'main', has_tests: true, git_diff_stat: long },
    });
    expect([evidence.facts?.length, evidence.facts?.[0]?.length]).toEqual([12, 300]);
    expect([evidence.file_paths?.length, evidence.errors?.length]).toEqual([20, 10]);
    expect(evidence.actions).toEqual(['edit: src/a.ts']);
    expect(sized('risk_event', { risk: { category: 'push', severity: 'high' }, risk_signals: many })).toMatchObject({
      category: 'push',
      severity: 'high',
      signals: { length: 8 },
    });
    expect(sized('user_input', { question: long, answer: long })).toMatchObject({
      question: cut,
      answer: cut,
    });
    expect(sized('decide_next', { next_action: 'stop', status: 'done', notes: long })).toMatchObject({
      next_action: 'stop',
      status: 'done',
      notes: cut,
    });
    expect(
      sized('check_plan', { checks: { should_run_checks: true, needs_testless_strategy: false, notes: long } }),
    ).toMatchObject({ should_run_checks: true, notes: cut });
    expect(sized('auto_answer', { auto_answer: { should_answer: true, ask_user_question: long } })).toMatchObject({
      should_answer: true,
      ask_user_question: cut,
    });
    expect(sized('cross_project_recall', { reason: 'run_start', items: Array(9).fill({ title: long }) }).items).toEqual(
      Array(6).fill(long.slice(0, 120)),
    );
    expect(sized('loop_break', { output: { action: 'stop_done' } })).toEqual({
      kind: 'loop_break',
      event_id: 'ev_1',
      batch_id: 'b0',
    });
    expect(forSegment('mind_error', 'ev_1', {})).toBeNull();
  });
});

describe('a decision is followed', () => {
  const move = (more: Partial<NextMove>): NextMove =>
    ({
      next_action: 'stop',
      status: 'not_done',
      confidence: 0.9,
      next_hands_input: '',
      ask_user_question: '',
      notes: 'n',
      ...more,
    }) as NextMove;
  test.each<[string, Partial<NextMove>, 'initial' | 'after_user', object]>([
    ['stop', { status: 'done' }, 'initial', { kind: 'stop', status: 'done', notes: 'n' }],
    ['stop, not done', {}, 'initial', { kind: 'stop', status: 'not_done', notes: 'n' }],
    ['send', { next_action: 'send_to_hands', next_hands_input: ' Go. ' }, 'initial', { kind: 'send', text: 'Go.' }],
    [
      'send, although done',
      { next_action: 'send_to_hands', status: 'done', next_hands_input: 'Go.' },
      'initial',
      { kind: 'send', text: 'Go.' },
    ],
    ['send nothing', { next_action: 'send_to_hands' }, 'initial', { kind: 'nothing_to_send' }],
    ['ask', { next_action: 'ask_user', ask_user_question: ' Why? ' }, 'initial', { kind: 'ask', question: 'Why?' }],
    ['ask again', { next_action: 'ask_user', ask_user_question: 'Why?' }, 'after_user', { kind: 'asked_again' }],
    ['done although unsure', { status: 'done', confidence: 0.1 }, 'initial', { kind: 'stop', status: 'done', notes: 'n' }],
  ])('%s', (_, said, phase, route) => expect(routeOf(move(said), phase)).toEqual(route));

  test('a word ends a run, or lets it go on', () => {
    expect(['', ' Stop ', 'QUIT', 'q', 'stop it', 'no'].map(isGoodbye)).toEqual([true, true, true, true, false, false]);
    expect(['y', ' YES ', 'yes, please', '', 'n', 'ja'].map(isYes)).toEqual([true, true, false, false, false, false]);
  });
});

describe('effects', () => {
  const none: Effects = { tree: '', commands: [], files: [], questions: [] };
  const following = (...batches: Partial<Effects>[]) =>
    batches.reduce((seen, batch) => afterBatch(seen, { ...none, ...batch }), nothingSeen);
  test.each<[string, Partial<Effects>[], number]>([
    ['nothing, three times', [{}, {}, {}], 3],
    ['a change of the tree', [{}, {}, { tree: '1' }], 0],
    ['the tree as it was left', [{ tree: '1' }, { tree: '1' }], 1],
    ['a tree that is put back', [{ tree: '1' }, {}], 0],
    ['a new command', [{}, { commands: ['npm test 0'] }], 0],
    ['the same command, with the same end', [{ commands: ['npm test 1'] }, { commands: ['npm test 1'] }], 1],
    ['the same command, with another end', [{ commands: ['npm test 1'] }, { commands: ['npm test 0'] }], 0],
    ['a new file', [{}, { files: ['a.ts'] }], 0],
    ['a file that was touched before', [{ files: ['a.ts'] }, {}, { files: ['a.ts'] }], 2],
    ['a new question', [{}, { questions: ['tabs?'] }], 0],
    ['a question that was asked before', [{ questions: ['tabs?'] }, {}, { questions: ['tabs?'] }], 2],
  ])('%s', (_, batches, idle) => expect(following(...batches).idle).toBe(idle));

  test('ways out are counted until there is an effect, or somebody knows better', () => {
    const twice = afterDetour(afterDetour(following({}, {}, {})));
    expect(twice).toMatchObject({ idle: 0, detours: 2 });
    expect(afterBatch(twice, none)).toMatchObject({ idle: 1, detours: 2 });
    expect(afterBatch(twice, { ...none, tree: '1' }).detours).toBe(0);
    expect(afterAdvice(twice)).toMatchObject({ idle: 0, detours: 0 });
  });
});

describe('repetitions', () => {
  test.each<[string, string | null]>([
    ['', null],
    ['aa', null],
    ['aaa', 'aaa'],
    ['baaa', 'aaa'],
    ['aaab', null],
    ['abab', 'abab'],
    ['xabab', 'abab'],
    ['abba', null],
    ['abcab', null],
    ['bab', null],
    ['aaaa', 'aaa'],
  ])('%j is %s', (letters, found) => expect(repetitionIn([...letters])).toBe(found));

  test('the last six are kept; blanks and capitals make no difference, words do', () => {
    expect([...'abcdefgh'].reduce(withSignature, [] as string[])).toEqual([...'cdefgh']);
    expect(signatureOf('Same\n words', 'GO ON')).toBe(signatureOf(' same words ', 'go  on'));
    expect(signatureOf('ab', 'c')).not.toBe(signatureOf('a', 'bc'));
    const long = 'x'.repeat(2000);
    expect(signatureOf(`${long}1`, '')).toBe(signatureOf(`${long}2`, ''));
  });
});

describe('limits', () => {
  const used = { batches: 2, mind_calls: 5, minutes: 1.5 };
  test.each<[object, string | null]>([
    [{ max_batches: 3 }, null],
    [{ max_batches: 2 }, 'max_batches'],
    [{ max_batches: 1 }, 'max_batches'],
    [{ max_batches: 3, max_minutes: 1.5 }, 'max_minutes'],
    [{ max_batches: 3, max_minutes: 1.6 }, null],
    [{ max_batches: 3, max_mind_calls: 5 }, 'max_mind_calls'],
    [{ max_batches: 3, max_mind_calls: 6 }, null],
    [{ max_batches: 3, max_minutes: 0 }, 'max_minutes'],
    [{ max_batches: 2, max_minutes: 0, max_mind_calls: 0 }, 'max_batches'],
  ])('%j is reached: %s', (limits, name) => expect(reachedLimit({ max_batches: 8, ...limits }, used)).toBe(name));

  const config = (budgets: Partial<RunConfig['runtime']['budgets']>): RunConfig => ({
    continue_across_runs: false,
    runtime: { ...usualRuntime, budgets: { max_batches: null, max_minutes: null, max_mind_calls: null, ...budgets } },
  });
  test('eight batches, unless the configuration or a flag says otherwise; nought is a limit too', () => {
    const of = (flags: object, budgets = {}) => limitsOf({ task: 'x', ...flags } as never, config(budgets));
    expect(of({})).toEqual({ max_batches: 8, max_minutes: undefined, max_mind_calls: undefined });
    expect(of({}, { max_batches: 2, max_minutes: 0, max_mind_calls: 0 })).toEqual({
      max_batches: 2,
      max_minutes: 0,
      max_mind_calls: 0,
    });
    expect(of({ max_batches: 5, max_minutes: 0 }, { max_batches: 2, max_minutes: 7 })).toMatchObject({
      max_batches: 5,
      max_minutes: 0,
    });
  });

  const state = { provider: 'codex', thread_id: 't-1', updated_ts: '' };
  const hands = { provider: 'codex', canResume: true } as const;
  const goOn = { continue_hands: true };
  test.each<[string, object, boolean, object, object, string]>([
    ['not asked for', {}, false, {}, {}, ''],
    ['asked for', goOn, false, {}, {}, 't-1'],
    ['configured', {}, true, {}, {}, 't-1'],
    ['forgotten', { ...goOn, reset_hands: true }, true, {}, {}, ''],
    ['another provider', goOn, false, { provider: 'cli' }, {}, ''],
    ['a provider that nobody noted', goOn, false, { provider: '' }, {}, 't-1'],
    ['no conversation', goOn, false, { thread_id: '' }, {}, ''],
    ['an unknown conversation', goOn, false, { thread_id: 'unknown' }, {}, ''],
    ['an agent that has none', goOn, false, {}, { canResume: false }, ''],
  ])('a conversation is gone on with: %s', (_, flags, continue_across_runs, kept, agent, thread) =>
    expect(
      resumedThread({ task: 'x', ...flags } as never, { ...config({}), continue_across_runs }, { ...state, ...kept } as never, {
        ...hands,
        ...agent,
      }),
    ).toBe(thread),
  );

  test.each<[string, object, string, object, boolean]>([
    ['of the same conversation', {}, 'thread-1', {}, true],
    ['of another conversation', {}, 'thread-2', {}, false],
    ['of no conversation yet', { thread_id: '' }, 'thread-2', {}, true],
    ['in a run that begins one', {}, '', {}, true],
    ['that was closed', { open: false }, 'thread-1', {}, false],
    ['that nobody asks for', {}, 'thread-1', { continue_hands: false }, false],
    ['that is to be forgotten', {}, 'thread-1', { reset_hands: true }, false],
  ])('a segment is taken up: one %s', (_, segment, thread_id, flags, is) =>
    expect(
      isTakenUp({ open: true, thread_id: 'thread-1', ...segment }, thread_id, {
        continue_hands: true,
        reset_hands: false,
        ...flags,
      }),
    ).toBe(is),
  );
});

test('prompts are shown the last eight records that matter', () => {
  const run = { window: [], segment: { records: [] }, ctx: { ports: { time: { now: () => 0 } } } } as unknown as Run;
  const answer = { batch_id: 'b0', thread_id: '', question: 'Which?' };
  for (let i = 0; i < 12; i += 1) {
    remember(run, 'user_input', `ev_${i}`, { ...answer, answer: `the ${i}.` });
    remember(run, 'hands_input', `ev_${i}_sent`, { batch_id: 'b0', input: 'Go on.' });
  }
  expect(run.window.map(({ event_id }) => event_id)).toEqual([4, 5, 6, 7, 8, 9, 10, 11].map((i) => `ev_${i}`));
});

describe('questions', () => {
  test.each<[boolean, string]>([
    [true, 'Which separator?'],
    [true, '用什么分隔？'],
    [true, 'ما هو الفاصل؟'],
    [true, 'Should I go on'],
    [true, 'Please confirm the name.'],
    [true, 'Let me know if that is right.'],
    [true, 'I need your approval.'],
    [true, 'Waiting for your input.'],
    [true, 'Would you like tabs or blanks'],
    [true, 'Before I continue, there is one thing.'],
    [true, 'Ποιο διαχωριστικό;'],
    [true, 'Ποιο\u037e Πες μου.'],
    [false, 'All done.'],
    [false, 'I added it; all tests pass; nothing is left.'],
    [false, 'See https://example.org/?q=1 for more.'],
    [false, 'It runs `a ? b : c` now.'],
    [false, '```\nconst x = y ? 1 : 2;\n```\nDone.'],
    [false, 'I could not find any option.'],
  ])('%s: %s', (asks, message) => {
    expect(looksLikeQuestion(message)).toBe(asks);
    expect(questionsIn(message).length > 0).toBe(asks);
  });

  test.each<[string, string, string[]]>([
    ['prose around it does not count', 'A long story. Shall I go on? It rains.', ['shall i go on?']],
    ['numbers do not count', 'Shall I do part 17?', ['shall i do part #?']],
    ['two in a message', 'Tabs?\n- Which  name?', ['tabs?', '- which name?']],
    ['the same twice', 'Tabs? Tabs?', ['tabs?']],
    ['without blanks between sentences', '好的。用什么分隔？谢谢。', ['用什么分隔？']],
    ['no sentence by itself', 'There is option a.\nThis or that is fine', ['?']],
  ])('%s', (_, message, asked) => expect(questionsIn(message)).toEqual(asked));
});

describe('risks', () => {
  const policy = usualRuntime.violation_response;
  const risk = (more: Partial<RiskJudgement>): RiskJudgement => ({
    category: 'push',
    severity: 'high',
    should_ask_user: true,
    mitigation: [],
    learn_suggested: [],
    ...more,
  });
  test.each<[boolean, string, Partial<typeof policy>, Partial<RiskJudgement>]>([
    [true, 'high', {}, {}],
    [true, 'critical', {}, { severity: 'critical' }],
    [false, 'medium', {}, { severity: 'medium' }],
    [false, 'switched off', { ask_user_on_high_risk: false }, {}],
    [true, 'severities as configured', { ask_user_risk_severities: ['low'] }, { severity: 'low' }],
    [false, 'others than configured', { ask_user_risk_severities: ['low'] }, {}],
    [true, 'no severity configured means the grave ones', { ask_user_risk_severities: [] }, {}],
    [false, 'and not the others', { ask_user_risk_severities: [] }, { severity: 'medium' }],
    [true, 'a category that is configured', { ask_user_risk_categories: ['push'] }, {}],
    [false, 'a category that is not', { ask_user_risk_categories: ['delete'] }, {}],
    [false, 'the judgement says no', {}, { should_ask_user: false }],
    [
      true,
      'the judgement says no, and is not respected',
      { ask_user_respect_should_ask_user: false },
      { should_ask_user: false },
    ],
  ])('%s: %s', (asks, _, knobs, judged) => expect(mustAsk({ ...policy, ...knobs }, risk(judged))).toBe(asks));

  test.each<[string[], string, string]>([
    [['push: git push'], 'push', 'high'],
    [['delete: rm -rf /', 'push: git push'], 'delete', 'critical'],
    [['privacy: cat .env'], 'other', 'high'],
    [['strange'], 'other', 'high'],
    [[], 'other', 'high'],
  ])('without a judgement %j counts as %s, %s', (signals, category, severity) =>
    expect(assumedRisk(signals, 'Look.')).toEqual({
      category,
      severity,
      should_ask_user: true,
      mitigation: ['Look.'],
      learn_suggested: [],
    }),
  );
});

test('an outage is waited for longer each time, or as long as the provider asks; never above five minutes', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((n) => waitMs(n, undefined))).toEqual([
    5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000,
  ]);
  expect([waitMs(0, 42), waitMs(7, 0), waitMs(0, -1), waitMs(0, 86_400_000)]).toEqual([42, 0, 0, 300_000]);
});

describe('an outage of Hands', () => {
  const observation = {
    event_type_counts: {},
    item_type_counts: {},
    file_paths: [],
    non_command_actions: [],
    errors: [] as string[],
  };
  const failed = { ended: 'exited', exit_code: 1, commands_total: 0, last_message: '', observation } as unknown as HandsOutcome;
  const saying = (error: string, more: Partial<HandsOutcome> = {}): HandsOutcome => ({
    ...failed,
    observation: { ...observation, errors: [error] },
    ...more,
  });
  const long = 'x'.repeat(600);
  test.each<[string, HandsOutcome, [string, number | undefined] | null]>([
    ['a status', saying('exceeded retry limit, last status: 429 Too Many Requests'), ['rate_limited', undefined]],
    ['when to come again', saying('Rate limit reached. Please try again in 1.898s.'), ['rate_limited', 1898]],
    ['in milliseconds', saying('429, retry after 250ms'), ['rate_limited', 250]],
    ['in minutes', saying('usage limit: try again in 2 minutes'), ['rate_limited', 120_000]],
    ['in hours, which nobody waits for', saying('You have hit your usage limit. Try again in 3 hours.'), null],
    ['in days, which nobody waits for', saying('You have hit your usage limit. Try again in 2 days 3 hours.'), null],
    ['a server that fails', saying('503 Service Unavailable'), ['unavailable', undefined]],
    ['a connection', saying('connect ECONNREFUSED 127.0.0.1:443'), ['network', undefined]],
    ['the last words', { ...failed, last_message: 'API Error: 529 {"type":"overloaded_error"}' }, ['rate_limited', undefined]],
    ['words of an agent', { ...failed, last_message: `The server answered 503. ${long}` }, null],
    ['another failure', saying('no such file'), null],
    ['it ended well', saying('429', { exit_code: 0 }), null],
    ['something was done', saying('429', { commands_total: 1 }), null],
    ['it was stopped', saying('429', { ended: 'stopped' }), null],
    ['a number that is no status', saying('line 1503 is wrong'), null],
  ])('%s', (_, outcome, found) => {
    const outage = outageIn(outcome);
    expect(outage && [outage.trouble, outage.retry_after_ms]).toEqual(found);
  });
});

describe('a segment', () => {
  const records = [
    { kind: 'workflow_trigger', event_id: 'ev_1', batch_id: 'b0.workflow_trigger', workflow_name: 'Release' },
    {
      kind: 'evidence',
      event_id: 'ev_2',
      batch_id: 'b0',
      facts: ['A', 'A', 'B'],
      actions: ['edit: a.ts'],
      results: ['ok'],
      unknowns: [],
    },
    { kind: 'risk_event', event_id: 'ev_3', batch_id: 'b0', category: 'push', severity: 'low' },
    { kind: 'decide_next', event_id: 'ev_4', batch_id: 'b0', next_action: 'send_to_hands', status: 'not_done', notes: 'First.' },
    {
      kind: 'decide_next',
      event_id: 'ev_5',
      batch_id: 'b1',
      next_action: 'stop',
      status: 'done',
      notes: 'All of it works.\nReally.',
    },
  ];
  test('becomes a text of parts, each said once, and labels', () => {
    expect(snapshotText(records, ` ${'n'.repeat(500)}`)).toBe(
      [
        'workflows:',
        '- Release',
        'facts:',
        '- A',
        '- B',
        'actions:',
        '- edit: a.ts',
        'results:',
        '- ok',
        'risk:',
        '- push: low',
        `checkpoint_notes: ${'n'.repeat(240)}`,
      ].join('\n'),
    );
    expect(snapshotText([], '')).toBe('');
    expect(snapshotTags(records, 'done', 'done')).toEqual(['snapshot', 'done', 'status:done', 'workflow', 'risk']);
    expect(snapshotTags([], 'timebox', 'max_batches')).toEqual(['snapshot', 'timebox', 'status:max_batches']);
  });
  test('becomes nodes that cite what they come from; the last decision counts', () => {
    const snapshot = { event_id: 'ev_9', text: 'facts:\n- A', tags: ['snapshot'] };
    const segment = {
      records,
      checkpoint_kind: 'done' as const,
      status: 'done',
      task_hint: 'Fix it.',
      snapshot,
      words: { summary: 'Summary', action: 'Done' },
    };
    const nodes = nodesOf(segment);
    expect(nodes.map(({ node_type, title, event_ids }) => [node_type, title, event_ids])).toEqual([
      ['summary', 'Fix it.', ['ev_9', 'ev_2']],
      ['decision', 'All of it works.', ['ev_5', 'ev_2']],
      ['action', 'edit: a.ts', ['ev_2']],
    ]);
    expect(nodes[0]?.tags).toContain('status:done');
    expect(nodesOf({ ...segment, records: [], snapshot: { ...snapshot, text: '' } })).toEqual([]);
  });
});
