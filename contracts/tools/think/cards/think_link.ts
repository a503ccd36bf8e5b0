import { call, defineTool, must, Opt, ofLength, Text, Type } from '../../../kit/index.ts';
import { CardScope } from '../../../types/card.ts';
import { Meta } from '../../../types/entry.ts';
import { GraphApplied, GraphNodeId, GraphRel } from '../../../types/graph.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { hypothesis } from '../../../worlds/cards.ts';

const between = call('graph_query', { types: ['hypothesis'] });

export default defineTool({
  name: 'think_link',
  title: 'Link two cards',
  summary: 'Draws an edge from one card to another, such as supports or blocks.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    ...CardScope,
    from: GraphNodeId,
    rel: GraphRel,
    to: GraphNodeId,
    message: Opt(Text(2_000, { description: 'Why.' })),
    meta: Opt(Meta),
  }),
  output: Type.Object({
    branch: BranchName,
    graph_doc: DocName,
    applied: GraphApplied,
    last_seq: Type.Union([Seq, Type.Null()]),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  tells: ['graph_edge_written'],

  rules: {
    'an-edge-is-drawn': must('The edge from|rel|to stands in the graph afterwards.'),
    'the-reason-is-kept': must('message and meta are kept in the meta of the edge.'),
    'both-cards-must-be-there': must('A card that is not there answers INVALID_INPUT, and nothing is written.'),
    'the-same-link-writes-nothing': must('An edge that says the same already gets no new version.'),
  },
  cases: [
    {
      name: 'a card supports another',
      proves: ['an-edge-is-drawn', 'the-reason-is-kept'],
      given: [hypothesis('H1'), hypothesis('H2')],
      when: { from: 'H1', rel: 'supports', to: 'H2', message: 'Same cause', meta: { by: 'ann' } },
      then: {
        result: { branch: 'main', graph_doc: 'graph', applied: { edges_upserted: 1, nodes_upserted: 0 } },
        tells: ['graph_edge_written'],
        after: [
          {
            ...between,
            result: { edges: [{ from: 'H1', rel: 'supports', to: 'H2', meta: { message: 'Same cause', by: 'ann' } }] },
          },
        ],
      },
    },
    {
      name: 'the same link again',
      proves: ['the-same-link-writes-nothing'],
      given: [hypothesis('H1'), hypothesis('H2'), call('think_link', { from: 'H1', rel: 'r', to: 'H2', meta: { a: 1, b: 2 } })],
      when: { from: 'H1', rel: 'r', to: 'H2', meta: { b: 2, a: 1 } },
      then: { result: { applied: { edges_upserted: 0 }, last_seq: null }, tells: [] },
    },
    {
      name: 'the same link with another reason',
      proves: ['the-reason-is-kept'],
      given: [hypothesis('H1'), hypothesis('H2'), call('think_link', { from: 'H1', rel: 'r', to: 'H2' })],
      when: { from: 'H1', rel: 'r', to: 'H2', message: 'now I know' },
      then: { after: [{ ...between, result: { edges: [{ meta: { message: 'now I know' } }] } }] },
    },
    {
      name: 'a card that is not there',
      proves: ['both-cards-must-be-there'],
      given: [hypothesis('H1')],
      when: { from: 'H1', rel: 'supports', to: 'H9' },
      then: {
        error: 'INVALID_INPUT',
        message: 'H9',
        suggests: ['think_context'],
        after: [{ ...between, result: { edges: ofLength(0) } }],
      },
    },
  ],
});
