import { absent, anything, call, casesOf, having, matching, ofLength } from '../../../kit/index.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';
import tool from './think_watch.ts';

export default casesOf(tool, [
  {
    name: 'a hypothesis without a test',
    proves: [
      'open-cards-are-the-frontier',
      'candidates-are-the-context',
      'the-engine-speaks',
      'the-capsule-says-where-why-next',
      'the-newest-trace-is-shown',
      'lines-say-nothing-twice',
    ],
    given: [hypothesis('H1')],
    when: {},
    then: {
      result: {
        branch: 'main',
        frontier: { hypotheses: [{ id: 'H1' }], questions: ofLength(0), subgoals: ofLength(0), tests: ofLength(0) },
        candidates: [{ id: 'H1' }],
        engine: {
          version: 'v0.5',
          signals: having({ code: 'BM4_HYPOTHESIS_NO_TEST', severity: 'high', refs: [{ kind: 'card', id: 'H1' }] }),
          actions: having({ kind: 'add_test_stub', calls: having({ target: 'think_card', validated: true }) }),
        },
        capsule: {
          type: 'watch_capsule',
          version: 1,
          where: { branch: 'main', docs: { trace: 'trace', graph: 'graph' } },
          why: { signals: having({ code: 'BM4_HYPOTHESIS_NO_TEST' }) },
          next: { primary: { kind: 'add_test_stub', call: { target: 'think_card' } } },
        },
        trace: { entries: [{ format: 'think_card' }] },
        truncated: false,
      },
      lines: [
        '^main \\| cards 1 \\| open: hypotheses 1$',
        '^- high: .* has no test\\.$',
        '^- do: Say how to test H1\\. ',
        '^- hypothesis H1: ',
        '^think_card .*supports=\\["H1"\\]',
      ],
    },
  },
  {
    name: 'a thought that is no card',
    proves: ['lines-say-nothing-twice'],
    given: [hypothesis('H1'), call('trace_step', { step: 'Looked at the slow log' })],
    when: { engine_signals_limit: 0, engine_actions_limit: 0 },
    then: {
      lines: ['^main \\| cards 1 \\| open: hypotheses 1$', '^- hypothesis H1: ', '^- trace@\\d+ Looked at the slow log$'],
    },
  },
  {
    name: 'a password that a label would end in',
    proves: ['secrets-are-hidden-before-the-cut'],
    given: [hypothesis('H1', { title: `${'x'.repeat(32)} postgres://app:Zx9SuperSecretPw@db` })],
    when: {},
    then: {
      result: { engine: { signals: having({ message: `"${'x'.repeat(32)} postgres://app:<redacted>@db" has no test.` }) } },
    },
  },
  {
    name: 'no engine, no trace',
    proves: ['the-engine-can-be-silenced', 'the-newest-trace-is-shown'],
    given: [hypothesis('H1')],
    when: { engine_signals_limit: 0, engine_actions_limit: 0, trace_limit_steps: 0 },
    then: { result: { engine: absent, trace: { entries: ofLength(0) }, capsule: { next: { primary: absent } } } },
  },
  {
    name: 'four hundred bytes',
    proves: ['the-capsule-survives-small-budgets'],
    given: [
      hypothesis('H1'),
      hypothesis('H2'),
      call('think_card', { card: { id: 'T1', type: 'test', title: 'x' }, supports: ['H1'] }),
    ],
    when: { max_chars: 400 },
    then: {
      result: {
        capsule: {
          type: 'watch_capsule',
          where: { branch: 'main' },
          why: { signals: having({ code: anything }) },
          next: { primary: { kind: anything, title: anything } },
        },
        truncated: true,
      },
    },
  },
  {
    name: 'short statements',
    proves: ['statements-can-be-cut'],
    given: [call('think_card', { card: 'a long statement about a small matter' })],
    when: { trace_statement_max_bytes: 10 },
    then: { result: { trace: { entries: [{ content: matching(/^a long.*…$/) }] } } },
  },
  {
    name: 'one step',
    proves: ['a-step-narrows'],
    given: [
      ...aTaskToThinkAbout,
      inFocus,
      call('think_card', { step: 's:0', card: { id: 'A', type: 'question', title: 'a' } }),
      call('think_card', { step: 's:1', card: { id: 'B', type: 'question', title: 'b' } }),
      call('tasks_note', { path: 's:1', note: 'not this one' }),
    ],
    when: { step: 'focus' },
    then: {
      result: {
        step_focus: { path: 's:0' },
        frontier: { questions: [{ id: 'A' }] },
        candidates: [{ id: 'A' }],
        trace: { entries: having({ title: 'a' }) },
        capsule: { where: { step: { path: 's:0' } } },
      },
    },
  },
  {
    name: 'drafts of two lanes',
    proves: ['lanes-are-summed-up-with-drafts'],
    given: [hypothesis('H1'), hypothesis('H2', { tags: ['lane:agent:ann'] })],
    when: { include_drafts: true },
    then: {
      result: {
        candidates: ofLength(2),
        lane_summary: {
          lanes: [
            { lane: 'agent:ann', cards: 1, drafts: 1 },
            { lane: 'shared', cards: 1, drafts: 0 },
          ],
        },
      },
    },
  },
  {
    name: 'a graph for a trace',
    proves: ['a-graph-is-no-trace'],
    given: [hypothesis('H1')],
    when: { trace_doc: 'graph' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a server that shows the core only',
    proves: ['hidden-tools-are-disclosed'],
    server: { toolset: 'core' },
    given: [hypothesis('H1')],
    when: {},
    then: {
      result: {
        engine: {
          actions: having({
            kind: 'add_test_stub',
            calls: [{ action: 'call_method', method: 'tools/list', params: { toolset: 'daily' } }, { target: 'think_card' }],
          }),
        },
        capsule: {
          next: { primary: { first: { method: 'tools/list', params: { toolset: 'daily' } }, call: { target: 'think_card' } } },
        },
      },
    },
  },
]);
