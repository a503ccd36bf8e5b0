import { call, casesOf, ofLength } from '../../../kit/index.ts';
import { hypothesis } from '../../../worlds/cards.ts';
import tool from './think_nominal_merge.ts';

const same = (id: string, more: Record<string, unknown> = {}) => hypothesis(id, { title: 'The cache is cold', ...more });

export default casesOf(tool, [
  {
    name: 'three that say the same',
    proves: ['the-same-words-are-one-card', 'the-newest-stays', 'the-others-point-to-it', 'different-cards-stay'],
    given: [same('A'), same('B', { tags: ['v:draft'] }), same('Q', { type: 'question' }), same('C'), same('D', { text: 'more' })],
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
]);
