import { Closed, defineTool, described, must, Nullable, OneOrMany, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { CardScope } from '../../../types/card.ts';
import { GraphApplied, GraphNodeId } from '../../../types/graph.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'think_nominal_merge',
  title: 'Merge cards that say the same',
  summary: 'Finds cards of the same type, title and text, and merges each group into its newest card.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',
  target: 'thinking',
  budget: { knobs: ['max_chars'], keep: ['branch', 'graph_doc', 'applied'], shrink: [{ list: 'merged_groups', from: 'back' }] },

  input: Type.Object({
    ...InWorkspace,
    ...CardScope,
    candidate_ids: Opt(OneOrMany(GraphNodeId, { maxItems: 200, description: 'Only these cards; else the newest ones.' })),
    limit_candidates: Limit(50),
    limit_groups: Limit(10, 50),
    ...Budgeted,
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was written on.'),
    graph_doc: described(DocName, 'Graph document that was written to.'),
    merged_groups: Type.Array(
      Closed({
        canonical_id: described(GraphNodeId, 'Card that stays.'),
        merged_ids: Type.Array(GraphNodeId, { maxItems: 200, description: 'Cards that were merged into it.' }),
      }),
      { description: 'Groups of cards that say the same.' },
    ),
    applied: Nullable(GraphApplied, { description: 'What was written; null when nothing was.' }),
    last_seq: Nullable(Seq, { description: 'Number of the last new version; null when nothing was written.' }),
    truncated: Truncated,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  refuses: ['card-is-not-known', 'linked-card-is-not-there'],
  tells: ['graph_node_written', 'graph_edge_written'],

  rules: {
    'the-same-words-are-one-card': must(
      'Cards with the same type, title and text are one group; blanks at the ends do not count.',
    ),
    'the-newest-stays': must('The card with the highest last_seq stays as it is.'),
    'the-others-point-to-it': must('Each other card gets the status merged and an edge dedup to the one that stays.'),
    'again-merges-nothing': must('A card that is merged already is in no group, so a second call changes nothing.'),
    'different-cards-stay': must('Cards that differ in type, title or text are left alone.'),
    'only-what-is-named': must('With candidate_ids only those cards are looked at; one that is not there answers UNKNOWN_ID.'),
    'the-newest-candidates-first': must('Without candidate_ids the newest limit_candidates cards are looked at, drafts too.'),
    'groups-are-bounded': must(
      'At most limit_groups groups are merged, the one with the newest card first; truncated says that there are more.',
    ),
  },
});
