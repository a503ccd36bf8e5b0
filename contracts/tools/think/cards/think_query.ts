import { call, defineTool, must, Nullable, OneOrMany, Opt, ofLength, saved, Text, Type } from '../../../kit/index.ts';
import { Limit } from '../../../types/budget.ts';
import { Card, CardBudget, CardLens, CardScope, StepFocus, StepSelect } from '../../../types/card.ts';
import { shrinkCards } from '../../../types/card-shrink.ts';
import { CardType } from '../../../types/card-template.ts';
import { GraphNodeId, GraphStatus, GraphTag } from '../../../types/graph.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';

const library = [
  hypothesis('H1', { text: 'The CACHE is cold', tags: ['perf', 'store'] }),
  hypothesis('Q1', { type: 'question', title: 'Why slow?', tags: ['perf'] }),
  hypothesis('D1', { type: 'decision', title: 'Warm the cache', status: 'accepted', tags: ['store'] }),
];

export default defineTool({
  name: 'think_query',
  title: 'Look for cards',
  summary: 'Cards that meet every filter, newest first, page by page to the last one.',
  effect: 'read',
  scope: 'workspace',
  target: 'thinking',
  budget: {
    knobs: ['max_chars', 'context_budget'],
    keep: ['branch', 'graph_doc', 'pagination'],
    shrink: [{ drop: 'step_focus' }, ...shrinkCards('cards', 'pagination')],
  },

  input: Type.Object({
    ...InWorkspace,
    ...CardScope,
    step: StepSelect,
    ids: Opt(OneOrMany(GraphNodeId, { maxItems: 200, description: 'Any of these cards.' })),
    types: Opt(OneOrMany(CardType, { maxItems: 8, description: 'Any of these types.' })),
    status: Opt(GraphStatus),
    tags_any: Opt(OneOrMany(GraphTag, { maxItems: 50, description: 'At least one of these tags.' })),
    tags_all: Opt(OneOrMany(GraphTag, { maxItems: 50, description: 'All of these tags.' })),
    text: Opt(Text(500, { description: 'Part of the title or text, in any case.' })),
    cursor: Cursor,
    limit: Limit(50),
    ...CardLens,
    ...CardBudget,
  }),
  output: Type.Object({
    branch: BranchName,
    graph_doc: DocName,
    step_focus: Nullable(StepFocus),
    cards: Type.Array(Card),
    pagination: Pagination,
    truncated: Type.Boolean(),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    'newest-first': must('Cards come by last_seq, newest first, each with its latest version only.'),
    'filters-and-together': must(
      'A card is listed when it meets every filter that is given; a list means any of it, but for tags_all.',
    ),
    'one-value-or-a-list': must('ids, types, tags_any and tags_all may be one value or a list.'),
    'text-is-a-part-in-any-case': must('text finds a part of title or text, in any case.'),
    'nodes-that-are-no-cards-are-left-out': must('Nodes of other types are not listed, whatever is asked.'),
    'drafts-are-hidden': must('Drafts are left out, unless they are pinned or belong to the step that is asked for.'),
    'drafts-can-be-shown': must('include_drafts and all_lanes list drafts too.'),
    'a-step-narrows': must('step means the tag of that step; with ref or graph_doc it answers INVALID_INPUT.'),
    'pages-cover-everything-once': must(
      'Following next_cursor visits every card once; one that changes meanwhile moves to the front and is not listed twice.',
    ),
    'a-deleted-card-is-left-out': must('A card whose node was deleted is not listed.'),
    'who-asks-does-not-matter': must('agent_id does not change what is listed.'),
  },
  cases: [
    {
      name: 'open cards about speed',
      proves: ['newest-first', 'filters-and-together', 'one-value-or-a-list'],
      given: library,
      when: { status: 'open', tags_any: 'perf', types: ['hypothesis', 'question'] },
      then: {
        result: {
          branch: 'main',
          graph_doc: 'graph',
          cards: [
            { id: 'Q1', type: 'question', title: 'Why slow?' },
            { id: 'H1', type: 'hypothesis' },
          ],
          pagination: { has_more: false, next_cursor: null, count: 2, limit: 50 },
          truncated: false,
        },
      },
    },
    {
      name: 'all of two tags',
      proves: ['filters-and-together', 'one-value-or-a-list'],
      given: library,
      when: { tags_all: ['Perf', 'store'] },
      then: { result: { cards: [{ id: 'H1' }] } },
    },
    {
      name: 'some of these cards',
      proves: ['filters-and-together', 'one-value-or-a-list'],
      given: library,
      when: { ids: ['D1', 'H1', 'H9'], types: 'decision' },
      then: { result: { cards: [{ id: 'D1' }] } },
    },
    {
      name: 'a part of the text',
      proves: ['text-is-a-part-in-any-case', 'newest-first'],
      given: library,
      when: { text: 'cache' },
      then: { result: { cards: [{ id: 'D1' }, { id: 'H1' }] } },
    },
    {
      name: 'other nodes',
      proves: ['nodes-that-are-no-cards-are-left-out'],
      given: [call('graph_apply', { ops: [{ op: 'node_upsert', id: 'X', type: 'system', title: 'no card' }] })],
      when: { ids: 'X', include_drafts: true },
      then: { result: { cards: ofLength(0) } },
    },
    {
      name: 'drafts',
      proves: ['drafts-are-hidden'],
      given: [
        hypothesis('N1', { type: 'note' }),
        hypothesis('H1', { tags: ['lane:agent:ann'] }),
        hypothesis('N2', { type: 'note', tags: ['pinned'] }),
      ],
      when: {},
      then: { result: { cards: [{ id: 'N2' }] } },
    },
    ...(['include_drafts', 'all_lanes'] as const).map((field) => ({
      name: `drafts with ${field}`,
      proves: ['drafts-can-be-shown' as const],
      given: [hypothesis('N1', { type: 'note' }), hypothesis('H1', { tags: ['v:draft'] })],
      when: { [field]: true },
      then: { result: { cards: [{ id: 'H1' }, { id: 'N1' }] } },
    })),
    {
      name: 'one step',
      proves: ['a-step-narrows', 'drafts-are-hidden'],
      given: [
        ...aTaskToThinkAbout,
        inFocus,
        call('think_card', { step: 's:0', card: { id: 'A', type: 'note', title: 'a' } }),
        call('think_card', { step: 's:1', card: { id: 'B', type: 'question', title: 'b' } }),
      ],
      when: { step: 'focus' },
      then: { result: { step_focus: { path: 's:0' }, cards: [{ id: 'A' }] } },
    },
    {
      name: 'a step and a document',
      proves: ['a-step-narrows'],
      given: [...aTaskToThinkAbout, inFocus],
      when: { step: 'focus', graph_doc: 'graph' },
      then: { error: 'INVALID_INPUT' },
    },
    {
      name: 'the second page after a card changed',
      proves: ['pages-cover-everything-once'],
      given: [
        ...library,
        call(
          'think_query',
          { limit: 2 },
          { result: { cards: [{ id: 'D1' }, { id: 'Q1' }] }, save: { c: '/pagination/next_cursor' } },
        ),
        call('think_set_status', { targets: 'D1', status: 'open' }),
      ],
      when: { limit: 2, cursor: saved('c') },
      then: { result: { cards: [{ id: 'H1' }], pagination: { has_more: false, next_cursor: null } } },
    },
    {
      name: 'a deleted card',
      proves: ['a-deleted-card-is-left-out'],
      given: [hypothesis('H1'), call('graph_apply', { ops: [{ op: 'node_delete', id: 'H1' }] })],
      when: { include_drafts: true },
      then: { result: { cards: ofLength(0) } },
    },
    {
      name: 'another agent',
      proves: ['who-asks-does-not-matter'],
      given: [call('think_card', { agent_id: 'ann', card: { id: 'H1', type: 'hypothesis', title: 'x' } })],
      when: { agent_id: 'bob' },
      then: { result: { cards: [{ id: 'H1' }] } },
    },
  ],
});
