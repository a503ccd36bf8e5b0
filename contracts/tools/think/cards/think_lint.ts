import { call, defineTool, must, ofLength, Type } from '../../../kit/index.ts';
import { Closed } from '../../../kit/schema.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { CardScope } from '../../../types/card.ts';
import { CardProblem } from '../../../types/card-problem.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { hypothesis } from '../../../worlds/cards.ts';

const node = (id: string, more: Record<string, unknown>) => ({
  op: 'node_upsert',
  id,
  type: 'hypothesis',
  status: 'open',
  ...more,
});
const byHand = (...ops: unknown[]) => call('graph_apply', { ops });
const draw = (from: string, rel: string, to: string) => call('think_link', { from, rel, to });

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
    branch: BranchName,
    graph_doc: DocName,
    ok: Type.Boolean(),
    stats: Closed({
      nodes: Type.Integer(),
      edges: Type.Integer(),
      /** Cards that were looked at. */
      cards: Type.Integer(),
    }),
    errors: Type.Array(CardProblem),
    truncated: Type.Boolean(),
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
  cases: [
    {
      name: 'sound cards',
      proves: ['live-items-are-counted', 'ok-means-no-errors', 'other-nodes-are-not-cards'],
      given: [
        hypothesis('H1'),
        hypothesis('H2'),
        draw('H1', 'supports', 'H2'),
        byHand({ op: 'node_upsert', id: 'X', type: 'system' }),
      ],
      when: {},
      then: {
        result: {
          branch: 'main',
          graph_doc: 'graph',
          ok: true,
          stats: { nodes: 3, edges: 1, cards: 2 },
          errors: [],
          truncated: false,
        },
      },
    },
    {
      name: 'an edge to nothing',
      proves: ['a-loose-edge-is-found', 'ok-means-no-errors'],
      given: [call('think_card', { card: { id: 'T1', type: 'test', title: 't' }, supports: ['H9'] })],
      when: {},
      then: { result: { ok: false, errors: [{ code: 'EDGE_ENDPOINT_MISSING', kind: 'edge', key: 'T1|supports|H9' }] } },
    },
    {
      name: 'an empty card',
      proves: ['a-card-says-something'],
      given: [byHand(node('H1', { text: '  ' }))],
      when: {},
      then: { result: { ok: false, errors: [{ code: 'CARD_SAYS_NOTHING', kind: 'card', key: 'H1' }] } },
    },
    {
      name: 'a card without status',
      proves: ['a-card-has-a-status'],
      given: [byHand({ op: 'node_upsert', id: 'H1', type: 'hypothesis', title: 'x' })],
      when: {},
      then: { result: { errors: [{ code: 'CARD_STATUS_MISSING', key: 'H1' }] } },
    },
    {
      name: 'canon and draft',
      proves: ['a-card-is-canon-or-draft'],
      given: [hypothesis('H1', { tags: ['v:canon', 'v:draft'] })],
      when: {},
      then: { result: { errors: [{ code: 'CARD_VISIBILITY_UNCLEAR', key: 'H1' }] } },
    },
    {
      name: 'a card that proves itself',
      proves: ['a-card-does-not-carry-itself'],
      given: [hypothesis('H1'), draw('H1', 'supports', 'H1')],
      when: {},
      then: { result: { errors: [{ code: 'EDGE_TO_ITSELF', kind: 'edge', key: 'H1|supports|H1' }] } },
    },
    {
      name: 'for and against',
      proves: ['a-card-takes-one-side'],
      given: [hypothesis('H1'), hypothesis('H2'), draw('H1', 'supports', 'H2'), draw('H1', 'blocks', 'H2')],
      when: {},
      then: { result: { errors: [{ code: 'EDGES_CONTRADICT', kind: 'edge', key: 'H1|blocks|H2' }] } },
    },
    {
      name: 'merged into nothing',
      proves: ['a-merged-card-says-into-what'],
      given: [hypothesis('H1', { status: 'merged' })],
      when: {},
      then: { result: { errors: [{ code: 'CARD_MERGED_INTO_NOTHING', key: 'H1' }] } },
    },
    {
      name: 'one error of two',
      proves: ['errors-are-bounded'],
      given: [hypothesis('H1', { status: 'merged' }), hypothesis('H2', { status: 'merged' })],
      when: { max_errors: 1 },
      then: { result: { ok: false, errors: ofLength(1), truncated: true } },
    },
  ],
});
