import { appendFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { usualRuntime } from '../../../src/records/config.ts';
import { demoProject } from '../../support/home.ts';
import { type Batch, play, type Story } from '../../support/pilot.ts';

type Played = Awaited<ReturnType<typeof play>>;

const played: Played[] = [];
const run = async (story: Story): Promise<Played> => {
  const one = await play(story);
  played.push(one);
  return one;
};
afterEach(async () => {
  for (const { home, records } of played.splice(0).reverse()) {
    expect(records.filter(({ fault }) => fault !== null)).toEqual([]);
    await home.end();
  }
});

const goOn = (next_hands_input: string) => ({ next_action: 'send_to_hands', status: 'not_done', next_hands_input }) as const;
const quietly = { ...usualRuntime, workflows: { ...usualRuntime.workflows, auto_mine: false } };
const lastOf = ({ log }: Played) => log.at(-1);
const changing = (n: number): Batch[] => [...Array(n).keys()].map((i) => ({ says: `Step ${i}.`, tree: `M ${i}` }));

const errors = (...said: readonly string[]) => ({
  event_type_counts: {},
  item_type_counts: {},
  file_paths: [],
  non_command_actions: [],
  errors: [...said],
});
const failing = (error: string): Batch => ({
  says: '',
  exit_code: 1,
  thread: 'unknown',
  outcome: { observation: errors(error) },
});

interface Pathology {
  readonly name: string;
  readonly story: Story;
  /** The last record. */
  readonly ends: string;
  /** How often Hands was run. */
  readonly batches?: number;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
  readonly also?: (played: Played) => void;
}

const stopped = (reason: string) => {
  const stop = new AbortController();
  return { stop, now: () => stop.abort(reason) };
};
const during = stopped('Stopped by SIGINT.');
const early = stopped('A file STOP is there.');
early.now();
const whileAsked = stopped('Stopped by mi stop.');
const whileWaiting = stopped('Stopped by SIGTERM.');
const whileJudged = stopped('Stopped by SIGINT.');
const whileRisked = stopped('Stopped by SIGINT.');
const whilePlanned = stopped('Stopped by SIGINT.');

const table: readonly Pathology[] = [
  {
    name: 'the same reply for ever, and the same instruction',
    story: {
      batches: [{ says: 'I am on it.', tree: 'M a' }],
      flags: { max_batches: 50 },
      mind: { decide_next: [goOn('Go on.')] },
    },
    ends: 'b2.run_end run_end blocked loop',
    batches: 3,
    has: ['b2 loop_guard aaa', 'b2 loop_break ok stop_blocked'],
  },
  {
    name: 'two instructions in turn',
    story: {
      batches: [
        { says: 'A', tree: '1' },
        { says: 'B', tree: '2' },
        { says: 'A', tree: '3' },
        { says: 'B', tree: '4' },
      ],
      flags: { max_batches: 50 },
      mind: { decide_next: [goOn('do b'), goOn('do a'), goOn('do b'), goOn('do a')] },
    },
    ends: 'b3.run_end run_end blocked loop',
    batches: 4,
    has: ['b3 loop_guard abab'],
  },
  {
    name: 'much is said and nothing happens',
    story: {
      batches: [...Array(40).keys()].map((i) => ({ says: `I thought about it some more, ${i}.` })),
      flags: { max_batches: 40 },
      mind: { decide_next: [...Array(40).keys()].map((i) => goOn(`Think about part ${i}.`)) },
    },
    ends: 'b2.run_end run_end blocked loop',
    batches: 3,
    has: ['b2 loop_guard idle'],
  },
  {
    name: 'much is said, nothing happens, and each time it ends with a question',
    story: {
      batches: [...Array(40).keys()].map((i) => ({
        says: `Part ${i} is ${'very '.repeat(i)}hard. Shall I go on with part ${i}?`,
      })),
      flags: { max_batches: 40 },
      mind: {
        auto_answer_to_hands: [...Array(40).keys()].map((i) => ({ should_answer: true, hands_answer_input: `Yes, part ${i}.` })),
      },
    },
    ends: 'b3.run_end run_end blocked loop',
    batches: 4,
    has: ['b3 loop_guard idle'],
  },
  {
    name: 'it waits for something, with the same command again and again',
    story: {
      batches: [...Array(40).keys()].map((i) => ({ says: `Still waiting, ${i} s.`, commands: [{ command: 'sleep 60' }] })),
      flags: { max_batches: 40 },
      mind: { decide_next: [...Array(40).keys()].map((i) => goOn(`Wait for build ${i}.`)) },
    },
    ends: 'b3.run_end run_end blocked loop',
    batches: 4,
    has: ['b3 loop_guard idle'],
  },
  {
    name: 'new questions are an effect',
    story: {
      batches: ['Tabs?', 'Which name?', 'Which licence?', 'Which port?', 'Which host?'].map((says) => ({ says })),
      flags: { max_batches: 5 },
      mind: { auto_answer_to_hands: [{ should_answer: true, hands_answer_input: 'As you like.' }] },
    },
    ends: 'b4.run_end run_end blocked max_batches',
    lacks: ['loop_guard'],
  },
  {
    name: 'a way out that leads to nothing is tried twice, not for ever',
    story: {
      batches: [{ says: 'I am on it.' }],
      flags: { max_batches: 50 },
      mind: {
        decide_next: [goOn('Go on.')],
        loop_break: [{ action: 'rewrite_next_input', rewritten_next_input: 'Go on, please.' }],
      },
    },
    ends: 'b8.run_end run_end blocked loop',
    batches: 9,
    has: [
      'b2 loop_break ok rewrite_next_input',
      'b5 loop_break ok rewrite_next_input',
      'b8 loop_break skipped',
      'b8.loop_break user_input',
    ],
    also: ({ records, mind }) => {
      expect(mind.asked.filter(({ name }) => name === 'loop_break')).toHaveLength(2);
      expect(records.findLast(({ kind }) => kind === 'loop_guard')?.record.reason).toContain('2 ways out');
    },
  },
  {
    name: 'a user who knows more than the Mind gets the run out of the loop',
    story: {
      batches: [...Array(9).fill({ says: 'I am on it.' }), { says: 'Done.', tree: 'M a' }],
      flags: { max_batches: 50 },
      user: ['Edit src/a.ts.'],
      mind: {
        decide_next: [...Array(9).fill(goOn('Go on.')), {}],
        loop_break: [{ action: 'rewrite_next_input', rewritten_next_input: 'Go on, please.' }],
      },
    },
    ends: 'b9.run_end run_end done decided',
    has: ['b8.loop_break user_input Edit src/a.ts.'],
    also: ({ hands }) => expect(hands.ran[9]?.prompt).toContain('Edit src/a.ts.'),
  },
  {
    name: 'permission is asked for and given in circles',
    story: {
      batches: [{ says: 'May I proceed?', tree: 'M a' }],
      flags: { max_batches: 50 },
      mind: { auto_answer_to_hands: [{ should_answer: true, hands_answer_input: 'Yes.' }] },
    },
    ends: 'b2.run_end run_end blocked loop',
    batches: 3,
    has: ['b2 loop_guard aaa'],
  },
  {
    name: 'a done that the checks deny',
    story: {
      batches: [
        { says: 'Everything is done!', tree: 'M a' },
        { says: 'One test fails.', exit_code: 1, commands: [{ command: 'npm test', exit_code: 1 }] },
        { says: 'Fixed, all pass.', tree: 'M b', commands: [{ command: 'npm test', exit_code: 0 }] },
      ],
      mind: {
        plan_min_checks: [{ should_run_checks: true, hands_check_input: 'Run npm test.' }, {}, {}],
        decide_next: [goOn('Fix the test.'), { next_action: 'stop', status: 'done' }],
      },
    },
    ends: 'b2.run_end run_end done decided',
    batches: 3,
  },
  {
    name: 'done, and yet told to go on: the instruction counts, the guard ends it',
    story: {
      batches: [{ says: 'Done.', tree: 'M a' }],
      flags: { max_batches: 50 },
      mind: { decide_next: [{ next_action: 'send_to_hands', status: 'done', next_hands_input: 'Once more.' }] },
    },
    ends: 'b2.run_end run_end blocked loop',
    batches: 3,
  },
  {
    name: 'rate limits are waited for, and cost no batch',
    story: {
      batches: [{}],
      mind: {
        extract_evidence: [
          { fails: 'rate_limited', retry_after_ms: 20_000 },
          { fails: 'rate_limited', retry_after_ms: 30_000 },
          { facts: ['It works.'] },
        ],
      },
    },
    ends: 'b0.run_end run_end done decided',
    batches: 1,
    has: ['b0 mind_wait rate_limited 1', 'b0 mind_wait rate_limited 2'],
    lacks: ['mind_error'],
    also: ({ waits }) => expect(waits).toEqual([20_000, 30_000]),
  },
  {
    name: 'a provider that is out is waited for longer each time',
    story: {
      batches: [{}],
      mind: { extract_evidence: [{ fails: 'unavailable' }, { fails: 'network' }, { fails: 'timeout' }, {}] },
    },
    ends: 'b0.run_end run_end done decided',
    also: ({ waits }) => expect(waits).toEqual([5_000, 10_000, 20_000]),
  },
  {
    name: 'a provider that stays out is given up',
    story: { batches: [{}], mind: { extract_evidence: [{ fails: 'network' }] } },
    ends: 'b0.run_end run_end done decided',
    has: ['b0 mind_error extract_b0'],
    also: ({ waits }) => expect(waits).toHaveLength(8),
  },
  {
    name: 'rate limits of Hands are waited for, and cost no batch',
    story: {
      batches: [
        { ...failing('429 Too Many Requests. Please try again in 20s.') },
        { ...failing('stream disconnected before completion') },
        { says: 'Done.', tree: 'M a' },
      ],
      flags: { max_batches: 1 },
    },
    ends: 'b0.run_end run_end done decided',
    batches: 3,
    has: ['b0 hands_wait rate_limited 1', 'b0 hands_wait network 2'],
    also: ({ waits, hands, records, summary }) => {
      expect(waits).toEqual([20_000, 10_000]);
      expect(new Set(hands.ran.map(({ prompt }) => prompt)).size).toBe(1);
      expect(records.find(({ kind }) => kind === 'evidence')?.record.hands_transcript_ref).toBe(hands.ran[2]?.transcript);
      expect(summary).toMatchObject({ batches: 1 });
    },
  },
  {
    name: 'a Hands whose provider stays out is given up, and the Mind decides',
    story: {
      batches: [failing('529 overloaded')],
      flags: { max_batches: 3 },
      mind: { decide_next: [{ next_action: 'stop', status: 'blocked' }] },
    },
    ends: 'b0.run_end run_end blocked decided',
    batches: 9,
    also: ({ waits }) => expect(waits).toHaveLength(8),
  },
  {
    name: 'a Hands that is out is not waited for longer than the run has',
    story: {
      batches: [failing('503 Service Unavailable')],
      flags: { max_minutes: 0.2 },
      mind: { decide_next: [{ next_action: 'stop', status: 'blocked' }] },
    },
    ends: 'b0.run_end run_end blocked decided',
    also: ({ waits }) => expect(waits).toEqual([5_000]),
  },
  {
    name: 'an outage does not outlast the time that a run has',
    story: {
      batches: [{}],
      flags: { max_minutes: 1 },
      mind: {
        extract_evidence: [
          { fails: 'rate_limited', retry_after_ms: 50_000 },
          { fails: 'rate_limited', retry_after_ms: 50_000 },
        ],
      },
    },
    ends: 'b0.run_end run_end done decided',
    has: ['b0 mind_wait rate_limited 1', 'b0 mind_error extract_b0'],
    lacks: ['mind_wait rate_limited 2'],
  },
  {
    name: 'a stop while Hands works',
    story: { batches: [{ meanwhile: () => during.now() }], stop: during.stop },
    ends: 'b0.run_end run_end blocked stopped',
    batches: 1,
    has: ['b0 evidence'],
    lacks: ['decide_next', 'checkpoint'],
    also: ({ mind, records }) => {
      expect(mind.asked).toEqual([]);
      expect(records.at(-1)?.record.notes).toBe('Stopped by SIGINT.');
    },
  },
  {
    name: 'a stop before anything began',
    story: { batches: [{}], stop: early.stop },
    ends: 'b0.run_end run_end blocked stopped',
    batches: 0,
    lacks: ['hands_input'],
  },
  {
    name: 'a stop while the Mind thinks',
    story: {
      batches: [{}],
      stop: whileAsked.stop,
      mind: {
        extract_evidence: [
          () => {
            whileAsked.now();
            return { fails: 'stopped' };
          },
        ],
      },
    },
    ends: 'b0.run_end run_end blocked stopped',
    lacks: ['mind_error', 'decide_next'],
    also: ({ mind }) => expect(mind.asked).toHaveLength(1),
  },
  {
    name: 'a stop while a provider is waited for',
    story: {
      batches: [{}],
      stop: whileWaiting.stop,
      mind: {
        extract_evidence: [
          () => {
            whileWaiting.now();
            return { fails: 'rate_limited' };
          },
        ],
      },
    },
    ends: 'b0.run_end run_end blocked stopped',
    lacks: ['decide_next'],
  },
  {
    name: 'a stop while a risk is judged: nobody is asked about it',
    story: {
      batches: [{ risks: ['push: git push'] }],
      stop: whileJudged.stop,
      mind: {
        risk_judge: [
          () => {
            whileJudged.now();
            return { fails: 'stopped' };
          },
        ],
      },
    },
    ends: 'b0.run_end run_end blocked stopped',
    has: ['b0 risk_event high'],
    lacks: ['user_input'],
    also: ({ questions }) => expect(questions).toEqual([]),
  },
  {
    name: 'a stop while the user is asked about a risk',
    story: {
      batches: [{ risks: ['push: git push'] }],
      stop: whileRisked.stop,
      onCall: (what) => what === 'user.ask' && whileRisked.now(),
      mind: { risk_judge: [{ severity: 'critical', should_ask_user: true }] },
    },
    ends: 'b0.run_end run_end blocked stopped',
    lacks: ['user_input'],
  },
  {
    name: 'a stop while the user is asked how to check',
    story: {
      batches: [{ tree: 'M a' }],
      stop: whilePlanned.stop,
      onCall: (what) => what === 'user.ask' && whilePlanned.now(),
      mind: { plan_min_checks: [{ needs_testless_strategy: true }] },
    },
    ends: 'b0.run_end run_end blocked stopped',
    lacks: ['user_input', 'after_testless'],
  },
  {
    name: 'time runs out',
    story: { batches: changing(20), flags: { max_minutes: 0, max_batches: 20 }, mind: { decide_next: [goOn('On.')] } },
    ends: 'b0.run_end run_end blocked max_minutes',
    batches: 0,
    also: ({ mind, records }) => {
      expect(mind.asked).toEqual([]);
      expect(records.at(-1)?.record.notes).toBe('Stopped at max_minutes=0.');
    },
  },
  {
    name: 'time runs out while Hands works: it is ended, and nothing is asked any more',
    story: {
      batches: changing(20),
      flags: { max_minutes: 5, max_batches: 20 },
      onCall: (what, passes) => what === 'hands.run' && passes(6 * 60_000),
    },
    ends: 'b0.run_end run_end blocked max_minutes',
    batches: 1,
    has: ['b0 evidence'],
    lacks: ['checkpoint'],
    also: ({ mind, hands }) => {
      expect(mind.asked).toEqual([]);
      expect(hands.ran[0]?.signal).toMatchObject({ aborted: true, reason: 'Stopped at max_minutes=5.' });
    },
  },
  {
    name: 'a clock that is set back by a day: nothing is less than nothing',
    story: {
      batches: [{}],
      flags: { max_minutes: 5 },
      onCall: (what, passes) => what === 'hands.run' && passes(-24 * 3_600_000),
    },
    ends: 'b0.run_end run_end done decided',
    batches: 1,
    also: ({ records, summary }) => {
      expect(records.at(-1)?.record.used).toMatchObject({ batches: 1, minutes: 0 });
      expect(summary).toMatchObject({ ok: true, minutes: 0 });
    },
  },
  {
    name: 'time runs out while the Mind is asked',
    story: {
      batches: changing(20),
      flags: { max_minutes: 5, max_batches: 20 },
      onCall: (what, passes) => what.startsWith('mind.ask') && passes(6 * 60_000),
      mind: { extract_evidence: [{ fails: 'stopped' }] },
    },
    ends: 'b0.run_end run_end blocked max_minutes',
    batches: 1,
    lacks: ['mind_error', 'decide_next', 'checkpoint'],
    also: ({ mind }) => expect(mind.asked).toHaveLength(1),
  },
  {
    name: 'time runs out while the user is asked: nobody waits for an answer any more',
    story: {
      batches: changing(20),
      flags: { max_minutes: 5, max_batches: 20 },
      user: [null],
      onCall: (what, passes) => what === 'user.ask' && queueMicrotask(() => passes(6 * 60_000)),
      mind: { decide_next: [{ next_action: 'ask_user', status: 'blocked', ask_user_question: 'Which way?' }] },
    },
    ends: 'b0.run_end run_end blocked max_minutes',
    batches: 1,
    lacks: ['user_input', 'checkpoint'],
    also: ({ questions, records }) => {
      expect(questions).toEqual(['Which way?']);
      expect(records.at(-1)?.record.notes).toBe('Stopped at max_minutes=5.');
    },
  },
  {
    name: 'questions to the Mind run out',
    story: { batches: changing(20), flags: { max_mind_calls: 3, max_batches: 20 }, mind: { decide_next: [goOn('On.')] } },
    ends: 'b0.run_end run_end blocked max_mind_calls',
    also: ({ mind }) => expect(mind.asked).toHaveLength(3),
  },
  {
    name: 'no question to the Mind is allowed: nothing begins',
    story: { batches: changing(20), flags: { max_mind_calls: 0 } },
    ends: 'b0.run_end run_end blocked max_mind_calls',
    batches: 0,
    also: ({ mind }) => expect(mind.asked).toEqual([]),
  },
  {
    name: 'one question to the Mind is allowed, and a rate limit costs it',
    story: { batches: [{}], flags: { max_mind_calls: 1 }, mind: { extract_evidence: [{ fails: 'rate_limited' }] } },
    ends: 'b0.run_end run_end blocked max_mind_calls',
    batches: 1,
    has: ['b0 mind_error extract_b0'],
    lacks: ['mind_wait'],
    also: ({ mind }) => expect(mind.asked).toHaveLength(1),
  },
  {
    name: 'calls that one question takes are counted, and end with those that are allowed',
    story: {
      batches: [{}],
      flags: { max_mind_calls: 3 },
      mind: { extract_evidence: [{ fails: 'unavailable', calls: 9 }] },
    },
    ends: 'b0.run_end run_end blocked max_mind_calls',
    has: ['b0 mind_error extract_b0'],
    lacks: ['mind_wait'],
    also: ({ mind, records }) => {
      expect(mind.asked).toHaveLength(1);
      expect(records.at(-1)?.record.used).toMatchObject({ mind_calls: 3 });
    },
  },
  {
    name: 'the last question says that it is done',
    story: { batches: [{}], flags: { max_mind_calls: 2, max_batches: 1 } },
    ends: 'b0.run_end run_end done decided',
    has: ['b0.checkpoint checkpoint done'],
    also: ({ mind }) => expect(mind.asked.map(({ name }) => name)).toEqual(['extract_evidence', 'decide_next']),
  },
  {
    name: 'limits of the configuration hold where no flag says otherwise',
    story: {
      batches: changing(9),
      runtime: { budgets: { max_batches: 2, max_minutes: null, max_mind_calls: null } },
      mind: { decide_next: changing(9).map((_, i) => goOn(`Go on ${i}.`)) },
    },
    ends: 'b1.run_end run_end blocked max_batches',
    batches: 2,
  },
  {
    name: 'a flag counts for more than the configuration',
    story: {
      batches: changing(9),
      flags: { max_batches: 1, max_mind_calls: 100 },
      runtime: { budgets: { max_batches: 5, max_minutes: 60, max_mind_calls: 1 } },
      mind: { decide_next: [goOn('Go on.')] },
    },
    ends: 'b0.run_end run_end blocked max_batches',
    batches: 1,
    also: ({ records }) => expect(records[0]?.record.limits).toEqual({ max_batches: 1, max_minutes: 60, max_mind_calls: 100 }),
  },
  {
    name: 'there is no such agent',
    story: {
      batches: [{ outcome: { ended: 'missing', problem: { kind: 'program-missing', program: 'codex' }, exit_code: 127 } }],
    },
    ends: 'b0.run_end run_end blocked hands_failed',
    has: ['b0 hands_input'],
    lacks: ['decide_next'],
    also: ({ records }) => expect(records.at(-1)?.record.notes).toContain('codex'),
  },
  {
    name: 'the agent hangs and is ended',
    story: {
      batches: [
        { says: '', exit_code: 137, outcome: { ended: 'timed_out' } },
        { says: 'Done.', tree: 'M a' },
      ],
      mind: { decide_next: [goOn('Again.'), {}] },
    },
    ends: 'b1.run_end run_end done decided',
    batches: 2,
  },
  {
    name: 'the agent is interrupted over a risk',
    story: {
      batches: [{ exit_code: 130, risks: ['push: git push'], outcome: { ended: 'interrupted' } }],
      user: ['n'],
      mind: { risk_judge: [{ severity: 'critical', should_ask_user: true }] },
    },
    ends: 'b0.run_end run_end blocked user_said_no',
  },
  {
    name: 'the agent dies without a word',
    story: {
      batches: [
        { says: '', exit_code: 1, thread: 'unknown' },
        { says: 'Here again.', tree: 'M a' },
      ],
      mind: { decide_next: [goOn('Try again.'), {}] },
    },
    ends: 'b1.run_end run_end done decided',
    also: ({ hands }) => expect(hands.ran.map(({ resume }) => resume)).toEqual([null, null]),
  },
  {
    name: 'a message of ten megabytes',
    story: { batches: [{ says: 'x'.repeat(10_000_000) }] },
    ends: 'b0.run_end run_end done decided',
    also: ({ mind }) => {
      const asked = mind.asked.find(({ name }) => name === 'extract_evidence');
      expect(asked?.prompt.length).toBeLessThan(100_000);
    },
  },
  {
    name: 'a message full of signs that no terminal should see',
    story: { batches: [{ says: '\u001b]0;owned\u0007\u202e evil \u0000 "quotes" \n```\nfence' }] },
    ends: 'b0.run_end run_end done decided',
  },
  {
    name: 'nobody is there to ask, and nobody wants to be asked',
    story: { batches: [{}], mind: { decide_next: [{ fails: 'invalid' }] } },
    ends: 'b0.run_end run_end blocked no_decision',
    has: ['b0 user_input'],
  },
  {
    name: 'a way out of the loop: another instruction',
    story: {
      batches: [
        { says: 'Same.', tree: '1' },
        { says: 'Same.', tree: '2' },
        { says: 'Same.', tree: '3' },
        { says: 'Other.', tree: '4' },
      ],
      mind: {
        decide_next: [goOn('Go.'), goOn('Go.'), goOn('Go.'), {}],
        loop_break: [{ action: 'rewrite_next_input', rewritten_next_input: 'Do it another way.' }],
      },
    },
    ends: 'b3.run_end run_end done decided',
    has: ['b2 loop_break ok rewrite_next_input'],
    also: ({ hands }) => expect(hands.ran[3]?.prompt).toContain('Do it another way.'),
  },
  {
    name: 'a way out of the loop: checks',
    story: {
      batches: [
        { says: 'Same.', tree: '1' },
        { says: 'Same.', tree: '2' },
        { says: 'Same.', tree: '3' },
        { says: 'Other.', tree: '4' },
      ],
      mind: {
        decide_next: [goOn('Go.'), goOn('Go.'), goOn('Go.'), {}],
        loop_break: [{ action: 'run_checks_then_continue', check_intent: 'what works' }],
        plan_min_checks: [{}, {}, {}, { should_run_checks: true, hands_check_input: 'Run everything.' }, {}],
      },
    },
    ends: 'b3.run_end run_end done decided',
    has: ['b2.loop_break_checks check_plan checks'],
    also: ({ hands }) => expect(hands.ran[3]?.prompt).toContain('Run everything.'),
  },
  {
    name: 'a way out of the loop: the user',
    story: {
      batches: [{ says: 'Same.', tree: 'M a' }],
      user: ['stop'],
      mind: { decide_next: [goOn('Go.')], loop_break: [{ action: 'ask_user', ask_user_question: 'What now?' }] },
    },
    ends: 'b2.run_end run_end blocked loop',
    has: ['b2.loop_break user_input stop'],
    also: ({ questions }) => expect(questions).toEqual(['What now?']),
  },
  {
    name: 'no way out of the loop is found',
    story: {
      batches: [{ says: 'Same.', tree: 'M a' }],
      mind: { decide_next: [goOn('Go.')], loop_break: [{ fails: 'refused' }] },
    },
    ends: 'b2.run_end run_end blocked loop',
    has: ['b2 mind_error loopbreak_b2', 'b2 loop_break error'],
  },
  {
    name: 'a loop that turns out to be the end',
    story: {
      batches: [{ says: 'Same.', tree: 'M a' }],
      mind: { decide_next: [goOn('Go.')], loop_break: [{ action: 'stop_done' }] },
    },
    ends: 'b2.run_end run_end done loop',
  },
  {
    name: 'the conversation changes under way',
    story: {
      batches: [
        { thread: 'one', tree: '1' },
        { thread: 'two', tree: '2' },
        { thread: 'two', tree: '3' },
      ],
      mind: { decide_next: [goOn('a'), goOn('b'), {}] },
    },
    ends: 'b2.run_end run_end done decided',
    also: ({ hands }) => expect(hands.ran.map(({ resume }) => resume)).toEqual([null, 'one', 'two']),
  },
  {
    name: 'an agent that has no conversations',
    story: { canResume: false, batches: changing(2), mind: { decide_next: [goOn('a'), {}] } },
    ends: 'b1.run_end run_end done decided',
    also: ({ hands }) => expect(hands.ran.map(({ resume }) => resume)).toEqual([null, null]),
  },
  {
    name: 'a plan that wants to ask how to check, whatever it is told',
    story: {
      batches: [{ tree: 'M a' }],
      user: ['Look at it.', 'And again?'],
      mind: { plan_min_checks: [{ needs_testless_strategy: true, testless_strategy_question: 'How?' }] },
    },
    ends: 'b0.run_end run_end done decided',
    also: ({ questions }) => expect(questions).toEqual(['How?']),
  },
  {
    name: 'checkpoints that fail cost nothing else',
    story: {
      batches: changing(2),
      mind: { decide_next: [goOn('a'), {}], checkpoint_decide: [{ fails: 'invalid' }] },
      runtime: quietly,
    },
    ends: 'b1.run_end run_end done decided',
    has: ['b0.checkpoint mind_error checkpoint_b0'],
  },
];

describe('it cannot burn:', () => {
  test.each(table)('$name', async ({ story, ends, batches, has = [], lacks = [], also }) => {
    const one = await run(story);
    expect(lastOf(one), one.log.join('\n')).toBe(ends);
    if (batches !== undefined) expect(one.hands.ran).toHaveLength(batches);
    for (const line of has) expect(one.log).toContain(line);
    for (const part of lacks) expect(one.log.filter((line) => line.includes(part))).toEqual([]);
    also?.(one);
  });

  test('a rate limit does not cost the conversation that was to be gone on with', async () => {
    const first = await run({ batches: [{ thread: 'thread-7' }] });
    const { hands, log } = await run({
      home: first.home,
      batches: [failing('429 Too Many Requests'), { thread: 'thread-7' }],
      flags: { continue_hands: true },
    });
    expect(hands.ran.map(({ resume }) => resume)).toEqual(['thread-7', 'thread-7']);
    expect(log).not.toContainEqual(expect.stringContaining('hands_resume_failed'));
  });

  test('a run that was killed is followed by one that works', async () => {
    const first = await run({ batches: [{}] });
    appendFileSync(first.home.files.layout.project(demoProject).evidence, '{"kind":"evidence","batch_id":"b0","facts":["ha');
    const second = await run({ home: first.home, batches: [{}], flags: { continue_hands: true } });
    expect(lastOf(second)).toBe('b0.run_end run_end done decided');
    expect(second.records.filter(({ kind }) => kind === 'run_end')).toHaveLength(2);
  });
});
