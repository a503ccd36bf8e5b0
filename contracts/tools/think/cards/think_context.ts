import { absent, call, defineTool, must, Nullable, ofLength, Type } from '../../../kit/index.ts';
import { Limit } from '../../../types/budget.ts';
import { Card, CardBudget, CardLens, CardScope, CardStats, CardView, StepFocus, StepSelect } from '../../../types/card.ts';
import { shrinkCards } from '../../../types/card-shrink.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aTaskToThinkAbout, hypothesis } from '../../../worlds/cards.ts';

const { ref: _, ...scope } = CardScope;

export default defineTool({
  name: 'think_context',
  title: 'The cards that matter now',
  summary: 'A small slice of the cards: pinned ones first, then what is open, then the newest.',
  effect: 'read',
  scope: 'workspace',
  target: 'thinking',
  aliases: { ref: 'branch' },
  budget: { knobs: ['max_chars', 'context_budget'], keep: ['branch', 'graph_doc', 'stats'], shrink: shrinkCards('cards') },

  input: Type.Object({
    ...InWorkspace,
    ...scope,
    branch: CardScope.ref,
    step: StepSelect,
    ...CardView,
    limit_cards: Limit(30),
    ...CardLens,
    ...CardBudget,
  }),
  output: Type.Object({
    branch: BranchName,
    graph_doc: DocName,
    step_focus: Nullable(StepFocus),
    stats: CardStats,
    cards: Type.Array(Card),
    truncated: Type.Boolean(),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    'pins-come-first': must(
      'Pinned cards come first, then open hypotheses, questions, subgoals and tests, then the newest others.',
    ),
    'each-card-once': must('No card is listed twice, whatever it is picked for.'),
    'no-more-than-asked': must('No more than limit_cards cards are listed.'),
    'drafts-are-hidden': must('Drafts are left out, unless they are pinned or belong to the step that is asked for.'),
    'drafts-can-be-shown': must('include_drafts, all_lanes and view=audit show drafts.'),
    'smart-fills-with-open-cards': must('view=smart fills up with open cards only, view=explore with cards of any status.'),
    'a-budget-makes-it-smart': must('Without view it is smart when context_budget is given, else explore.'),
    'a-step-narrows': must('With step only cards of that step are listed, and step_focus says which step it is.'),
    'nodes-that-are-no-cards-are-left-out': must('Nodes of other types are not listed.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID with one next call.'),
  },
  cases: [
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
  ],
});
