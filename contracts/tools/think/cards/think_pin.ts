import { defineTool, described, must, OneOrMany, Opt, Type } from '../../../kit/index.ts';
import { CardScope } from '../../../types/card.ts';
import { GraphApplied, GraphNodeId } from '../../../types/graph.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'think_pin',
  title: 'Pin cards',
  summary: 'Pins cards, so that every view shows them first, or takes the pin away.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    ...CardScope,
    targets: OneOrMany(GraphNodeId, { maxItems: 200, description: 'Ids of cards.' }),
    pinned: Opt(Type.Boolean({ default: true, description: 'true pins the cards, false takes their pins away (true).' })),
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was written on.'),
    graph_doc: described(DocName, 'Graph document that was written to.'),
    pinned: Type.Boolean({ description: 'True when the cards are pinned now.' }),
    applied: GraphApplied,
    last_seq: Type.Union([Seq, Type.Null()], { description: 'Number of the last new version; null when nothing changed.' }),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  refuses: ['card-is-not-known', 'card-has-too-many-tags'],
  tells: ['graph_node_written'],

  rules: {
    'a-pin-is-a-tag': must('A pinned card has the tag pinned; without the pin it has it no more.'),
    'all-or-none': must('With one card that is not there, the call answers UNKNOWN_ID and no card changes.'),
    'pinned-already-writes-nothing': must('A card that stands as asked gets no new version.'),
  },
});
