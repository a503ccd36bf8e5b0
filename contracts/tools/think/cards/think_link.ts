import { defineTool, described, must, Opt, Text, Type } from '../../../kit/index.ts';
import { CardScope } from '../../../types/card.ts';
import { Meta } from '../../../types/entry.ts';
import { GraphApplied, GraphNodeId, GraphRel } from '../../../types/graph.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

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
    from: described(GraphNodeId, 'Card that the edge starts from.'),
    rel: described(GraphRel, 'How the two relate, such as supports or blocks.'),
    to: described(GraphNodeId, 'Card that the edge leads to.'),
    message: Opt(Text(2_000, { description: 'Why.' })),
    meta: Opt(Meta),
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was written on.'),
    graph_doc: described(DocName, 'Graph document that was written to.'),
    applied: GraphApplied,
    last_seq: Type.Union([Seq, Type.Null()], { description: 'Number of the new version; null when the edge was there already.' }),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  refuses: ['linked-card-is-not-there'],
  tells: ['graph_edge_written'],

  rules: {
    'an-edge-is-drawn': must('The edge from|rel|to stands in the graph afterwards.'),
    'the-reason-is-kept': must('message and meta are kept in the meta of the edge.'),
    'both-cards-must-be-there': must('A card that is not there answers INVALID_INPUT, and nothing is written.'),
    'the-same-link-writes-nothing': must('An edge that says the same already gets no new version.'),
  },
});
