import { defineTool, described, must, Nullable, OneOrMany, Opt, Text, Type } from '../../../kit/index.ts';
import { Limit, Truncated } from '../../../types/budget.ts';
import { Card, CardBudget, CardLens, CardScope, StepFocus, StepSelect } from '../../../types/card.ts';
import { shrinkCards } from '../../../types/card-shrink.ts';
import { CardType } from '../../../types/card-template.ts';
import { GraphNodeId, GraphStatus, GraphTag } from '../../../types/graph.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';

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
    status: Opt(described(GraphStatus, 'Only cards with exactly this status.')),
    tags_any: Opt(OneOrMany(GraphTag, { maxItems: 50, description: 'At least one of these tags.' })),
    tags_all: Opt(OneOrMany(GraphTag, { maxItems: 50, description: 'All of these tags.' })),
    text: Opt(Text(500, { description: 'Part of the title or text, in any case.' })),
    cursor: Cursor,
    limit: Limit(50),
    ...CardLens,
    ...CardBudget,
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was read.'),
    graph_doc: described(DocName, 'Graph document that was read.'),
    step_focus: Nullable(StepFocus, { description: 'Step it keeps to; null when no step was asked for.' }),
    cards: Type.Array(Card, { description: 'Cards of this page, newest first.' }),
    pagination: Pagination,
    truncated: Truncated,
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
});
