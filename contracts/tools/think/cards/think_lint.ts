import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { Closed } from '../../../kit/schema.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { CardScope } from '../../../types/card.ts';
import { CardProblem } from '../../../types/card-problem.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'think_lint',
  title: 'Check the cards',
  summary:
    'Counts the graph that cards stand in and lists what is wrong: loose edges, cards that say nothing or contradict themselves.',
  effect: 'read',
  scope: 'workspace',
  target: 'thinking',
  budget: {
    knobs: ['max_chars'],
    keep: ['ok', 'stats', 'branch', 'graph_doc'],
    shrink: [{ list: 'errors', from: 'back' }],
  },

  input: Type.Object({ ...InWorkspace, ...CardScope, max_errors: Limit(50, 500), ...Budgeted }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was read.'),
    graph_doc: described(DocName, 'Graph document that was read.'),
    ok: Type.Boolean({ description: 'True when no problem was found.' }),
    stats: Closed(
      {
        nodes: Type.Integer({ description: 'Nodes of the graph.' }),
        edges: Type.Integer({ description: 'Edges of the graph.' }),
        cards: Type.Integer({ description: 'Cards that were checked.' }),
      },
      { description: 'How much was checked.' },
    ),
    errors: Type.Array(CardProblem, { description: 'Problems that were found, up to max_errors.' }),
    truncated: Type.Boolean({
      description: 'True when max_errors, the number of cards checked or max_chars left something out.',
    }),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    'live-items-are-counted': must('stats counts the nodes and edges that are not deleted, and the cards that were looked at.'),
    'a-loose-edge-is-found': must('An edge with an end that is not a live node is EDGE_ENDPOINT_MISSING.'),
    'a-card-says-something': must('A card with neither title nor text is CARD_SAYS_NOTHING.'),
    'a-card-has-a-status': must('A card without status, which no view of open cards finds, is CARD_STATUS_MISSING.'),
    'a-card-is-canon-or-draft': must('A card with both v:canon and v:draft is CARD_VISIBILITY_UNCLEAR.'),
    'a-card-does-not-carry-itself': must('A card that supports or blocks itself is EDGE_TO_ITSELF.'),
    'a-card-takes-one-side': must('A card that both supports and blocks another is EDGES_CONTRADICT.'),
    'a-merged-card-says-into-what': must('A card of status merged without a dedup edge is CARD_MERGED_INTO_NOTHING.'),
    'other-nodes-are-not-cards': must('Nodes of other types are held to the edges only.'),
    'ok-means-no-errors': must('ok is true exactly when there is no error.'),
    'errors-are-bounded': must('At most max_errors are listed; truncated is true when there are more.'),
  },
});
