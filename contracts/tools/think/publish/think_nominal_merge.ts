import { Closed, call, defineTool, must, Nullable, OneOrMany, Opt, ofLength, Type } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { CardScope } from '../../../types/card.ts';
import { GraphApplied, GraphNodeId } from '../../../types/graph.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { hypothesis } from '../../../worlds/cards.ts';

const same = (id: string, more: Record<string, unknown> = {}) => hypothesis(id, { title: 'The cache is cold', ...more });

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
    branch: BranchName,
    graph_doc: DocName,
    merged_groups: Type.Array(Closed({ canonical_id: GraphNodeId, merged_ids: Type.Array(GraphNodeId, { maxItems: 200 }) })),
    applied: Nullable(GraphApplied),
    last_seq: Nullable(Seq),
    truncated: Type.Boolean(),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
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
  cases: [
    {
      name: 'three that say the same',
      proves: ['the-same-words-are-one-card', 'the-newest-stays', 'the-others-point-to-it', 'different-cards-stay'],
      given: [
        same('A'),
        same('B', { tags: ['v:draft'] }),
        same('Q', { type: 'question' }),
        same('C'),
        same('D', { text: 'more' }),
      ],
      when: {},
      then: {
        result: {
          branch: 'main',
          graph_doc: 'graph',
          merged_groups: [{ canonical_id: 'C', merged_ids: ['B', 'A'] }],
          applied: { nodes_upserted: 2, edges_upserted: 2 },
          truncated: false,
        },
        tells: ['graph_node_written', 'graph_edge_written', 'graph_node_written', 'graph_edge_written'],
        after: [
          call('think_query', { status: 'merged', include_drafts: true }, { result: { cards: [{ id: 'A' }, { id: 'B' }] } }),
          call('think_query', { status: 'open' }, { result: { cards: [{ id: 'D' }, { id: 'C' }, { id: 'Q' }] } }),
          call('graph_query', { ids: ['A', 'C'] }, { result: { edges: [{ from: 'A', rel: 'dedup', to: 'C' }] } }),
          call('think_lint', {}, { result: { ok: true } }),
        ],
      },
    },
    {
      name: 'a second time',
      proves: ['again-merges-nothing'],
      given: [same('A'), same('B'), call('think_nominal_merge')],
      when: {},
      then: { result: { merged_groups: ofLength(0), applied: null, last_seq: null }, tells: [] },
    },
    {
      name: 'merged cards do not hide others',
      proves: ['again-merges-nothing', 'the-newest-candidates-first'],
      given: [
        hypothesis('X1', { title: 'x' }),
        hypothesis('X2', { title: 'x' }),
        same('A'),
        same('B'),
        same('C'),
        call('think_nominal_merge', { candidate_ids: ['A', 'B', 'C'] }),
      ],
      when: { limit_candidates: 3 },
      then: { result: { merged_groups: [{ canonical_id: 'X2', merged_ids: ['X1'] }] } },
    },
    {
      name: 'these two only',
      proves: ['only-what-is-named'],
      given: [same('A'), same('B'), same('C')],
      when: { candidate_ids: ['A', 'B'] },
      then: { result: { merged_groups: [{ canonical_id: 'B', merged_ids: ['A'] }] } },
    },
    {
      name: 'one that is not there',
      proves: ['only-what-is-named'],
      given: [same('A'), same('B')],
      when: { candidate_ids: ['A', 'B', 'Z'] },
      then: { error: 'UNKNOWN_ID', after: [call('think_query', { status: 'merged' }, { result: { cards: ofLength(0) } })] },
    },
    {
      name: 'two candidates',
      proves: ['the-newest-candidates-first'],
      given: [same('A'), same('B'), hypothesis('C')],
      when: { limit_candidates: 2 },
      then: { result: { merged_groups: ofLength(0), applied: null } },
    },
    {
      name: 'one group of two',
      proves: ['groups-are-bounded'],
      given: [hypothesis('X1', { title: 'x' }), same('A'), same('B'), hypothesis('X2', { title: 'x' })],
      when: { limit_groups: 1 },
      then: { result: { merged_groups: [{ canonical_id: 'X2', merged_ids: ['X1'] }], truncated: true } },
    },
  ],
});
