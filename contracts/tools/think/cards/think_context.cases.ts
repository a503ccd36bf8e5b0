import { absent, call, casesOf, ofLength } from '../../../kit/index.ts';
import { aTaskToThinkAbout, hypothesis } from '../../../worlds/cards.ts';
import tool from './think_context.ts';

export default casesOf(tool, [
  {
    name: 'pins, then open cards, then the rest',
    proves: ['pins-come-first', 'each-card-once', 'nodes-that-are-no-cards-are-left-out'],
    given: [
      hypothesis('D1', { type: 'decision', status: 'accepted' }),
      hypothesis('Q1', { type: 'question' }),
      hypothesis('P1', { type: 'evidence' }),
      hypothesis('H1'),
      call('graph_apply', { ops: [{ op: 'node_upsert', id: 'X', type: 'system' }] }),
      call('think_pin', { targets: 'P1' }),
    ],
    when: {},
    then: {
      result: {
        branch: 'main',
        graph_doc: 'graph',
        step_focus: absent,
        stats: { cards: 4, by_type: { evidence: 1, hypothesis: 1, question: 1, decision: 1 } },
        cards: [{ id: 'P1' }, { id: 'H1' }, { id: 'Q1' }, { id: 'D1' }],
        truncated: false,
      },
    },
  },
  {
    name: 'two cards at most',
    proves: ['no-more-than-asked'],
    given: [hypothesis('H1'), hypothesis('H2'), hypothesis('H3')],
    when: { limit_cards: 2 },
    then: { result: { cards: [{ id: 'H3' }, { id: 'H2' }] } },
  },
  {
    name: 'a draft',
    proves: ['drafts-are-hidden'],
    given: [
      hypothesis('N1', { type: 'note' }),
      hypothesis('H1', { tags: ['v:draft'] }),
      hypothesis('H2', { tags: ['lane:agent:ann'] }),
    ],
    when: {},
    then: { result: { cards: ofLength(0) } },
  },
  {
    name: 'a pinned draft',
    proves: ['drafts-are-hidden'],
    given: [hypothesis('N1', { type: 'note' }), call('think_pin', { targets: 'N1' })],
    when: {},
    then: { result: { cards: [{ id: 'N1' }] } },
  },
  ...(
    [
      ['drafts are asked for', { include_drafts: true }],
      ['all lanes are asked for', { all_lanes: true }],
      ['an audit', { view: 'audit' }],
    ] as const
  ).map(([name, when]) => ({
    name,
    proves: ['drafts-can-be-shown' as const],
    given: [hypothesis('N1', { type: 'note' })],
    when,
    then: { result: { cards: [{ id: 'N1' }] } },
  })),
  {
    name: 'smart leaves settled cards out',
    proves: ['smart-fills-with-open-cards'],
    given: [hypothesis('H1', { status: 'closed' }), hypothesis('E1', { type: 'evidence' })],
    when: { view: 'smart' },
    then: { result: { cards: [{ id: 'E1' }] } },
  },
  {
    name: 'a budget makes it smart',
    proves: ['a-budget-makes-it-smart'],
    given: [hypothesis('H1', { status: 'closed' })],
    when: { context_budget: 4000 },
    then: { result: { cards: ofLength(0) } },
  },
  {
    name: 'without a budget it explores',
    proves: ['a-budget-makes-it-smart', 'smart-fills-with-open-cards'],
    given: [hypothesis('H1', { status: 'closed' })],
    when: {},
    then: { result: { cards: [{ id: 'H1' }] } },
  },
  {
    name: 'one step',
    proves: ['a-step-narrows', 'drafts-are-hidden'],
    given: [
      ...aTaskToThinkAbout,
      call('think_card', { target: 'TASK-001', step: 's:0', card: { id: 'A', type: 'note', title: 'a' } }),
      call('think_card', { target: 'TASK-001', step: 's:1', card: { id: 'B', type: 'question', title: 'b' } }),
    ],
    when: { target: 'TASK-001', step: 'focus' },
    then: { result: { step_focus: { path: 's:0', step_id: 'STEP-00000001' }, cards: [{ id: 'A' }] } },
  },
  {
    name: 'a branch that is not there',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { branch: 'nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
]);
