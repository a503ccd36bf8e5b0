import { absent, anything, call, casesOf, having, ofLength } from '../../../kit/index.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';
import tool from './think_pack.ts';

export default casesOf(tool, [
  {
    name: 'a hypothesis and a decision',
    proves: [
      'candidates-are-the-context',
      'open-cards-are-the-frontier',
      'the-engine-looks-at-the-cards',
      'the-capsule-says-where-why-next',
      'the-documents-are-named',
      'lanes-are-summed-up-with-drafts',
    ],
    given: [hypothesis('D1', { type: 'decision', status: 'accepted' }), hypothesis('H1')],
    when: {},
    then: {
      result: {
        branch: 'main',
        trace_doc: 'trace',
        graph_doc: 'graph',
        capsule: {
          type: 'think_pack_capsule',
          version: 1,
          where: { branch: 'main', docs: { trace: 'trace', graph: 'graph' }, lane: 'shared' },
          why: { signals: [{ code: 'BM4_HYPOTHESIS_NO_TEST' }] },
          next: { primary: { kind: 'add_test_stub', call: { target: 'think_card' } } },
        },
        engine: { signals: [{ code: 'BM4_HYPOTHESIS_NO_TEST' }], actions: [{ kind: 'add_test_stub' }] },
        stats: { cards: 2, by_type: { hypothesis: 1, decision: 1 } },
        frontier: { hypotheses: [{ id: 'H1' }] },
        candidates: [{ id: 'H1' }, { id: 'D1' }],
        lane_summary: absent,
        truncated: false,
      },
    },
  },
  {
    name: 'five hypotheses',
    proves: ['the-engine-looks-at-the-cards'],
    given: ['1', '2', '3', '4', '5'].map((n) => hypothesis(`H${n}`)),
    when: {},
    then: {
      result: {
        engine: { signals: ofLength(4), signals_total: 5, actions: ofLength(2), actions_total: 5, truncated: true },
        capsule: { why: { signals: ofLength(2) }, next: { primary: { kind: anything }, backup: { kind: anything } } },
      },
    },
  },
  {
    name: 'no engine',
    proves: ['the-engine-can-be-silenced'],
    given: [hypothesis('H1')],
    when: { engine_signals_limit: 0, engine_actions_limit: 0 },
    then: { result: { engine: absent, capsule: { next: { primary: absent } } } },
  },
  {
    name: 'four hundred bytes',
    proves: ['the-capsule-survives-small-budgets'],
    given: [hypothesis('H1'), hypothesis('H2'), hypothesis('H3')],
    when: { max_chars: 400 },
    then: {
      result: {
        capsule: {
          type: 'think_pack_capsule',
          where: { branch: 'main' },
          why: { signals: having({ code: anything }) },
          next: { primary: { kind: anything, title: anything } },
        },
        truncated: true,
      },
    },
  },
  {
    name: 'one step',
    proves: ['a-step-narrows'],
    given: [
      ...aTaskToThinkAbout,
      inFocus,
      call('think_card', { step: 's:0', card: { id: 'A', type: 'hypothesis', title: 'a' } }),
      call('think_card', { step: 's:1', card: { id: 'B', type: 'hypothesis', title: 'b' } }),
    ],
    when: { step: 'focus' },
    then: {
      result: {
        trace_doc: 'TASK-001-trace',
        step_focus: { path: 's:0' },
        candidates: [{ id: 'A' }],
        frontier: { hypotheses: [{ id: 'A' }] },
        engine: {
          mode: 'step_aware',
          actions: [{ calls: [{ target: 'think_card', params: { target: 'TASK-001', step: 'STEP-00000001' } }] }],
        },
      },
    },
  },
  {
    name: 'drafts of two lanes',
    proves: ['lanes-are-summed-up-with-drafts'],
    given: [hypothesis('H1'), hypothesis('H2', { tags: ['lane:agent:ann', 'pinned'] })],
    when: { all_lanes: true },
    then: {
      result: {
        capsule: { where: { lane: 'all' } },
        lane_summary: {
          lanes: [
            { lane: 'agent:ann', cards: 1, drafts: 1, pinned: 1, open: 1, top: ['H2'] },
            { lane: 'shared', cards: 1, drafts: 0, pinned: 0, open: 1, top: ['H1'] },
          ],
        },
      },
    },
  },
  {
    name: 'a server that shows the core only',
    proves: ['hidden-tools-are-disclosed'],
    server: { toolset: 'core' },
    given: [hypothesis('D1', { type: 'decision', tags: ['v:draft'] })],
    when: { include_drafts: true },
    then: {
      result: {
        engine: {
          actions: having({
            kind: 'publish_decision',
            calls: [{ action: 'call_method', method: 'tools/list', params: { toolset: 'full' } }, { target: 'think_publish' }],
          }),
        },
      },
    },
  },
  {
    name: 'a budget makes it smart',
    proves: ['a-budget-makes-it-smart'],
    given: [hypothesis('H1', { status: 'closed' })],
    when: { context_budget: 4000 },
    then: { result: { candidates: ofLength(0) } },
  },
]);
