import { defineTool, described, must, OneOrMany, Opt, Text, Type } from '../../../kit/index.ts';
import { CardScope } from '../../../types/card.ts';
import { Meta } from '../../../types/entry.ts';
import { GraphApplied, GraphNodeId, GraphStatus } from '../../../types/graph.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'think_set_status',
  title: 'Accept, reject or close cards',
  summary:
    'Say how a question, hypothesis or decision ended: gives one card or several another status, such as accepted, rejected or closed.',
  effect: 'write',
  tier: 'daily',
  listed: {
    hint: 'answer question, accept reject hypothesis, close card, supersede decision',
    leaves_out: ['ref', 'graph_doc', 'target', 'meta'],
  },
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    ...CardScope,
    targets: OneOrMany(GraphNodeId, { maxItems: 200, description: 'Ids of cards.' }),
    status: described(GraphStatus, 'New status of the cards, such as closed.'),
    message: Opt(Text(2_000, { description: 'Why.' })),
    meta: Opt(Meta),
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was written on.'),
    graph_doc: described(DocName, 'Graph document that was written to.'),
    applied: GraphApplied,
    last_seq: Type.Union([Seq, Type.Null()], { description: 'Number of the last new version; null when nothing changed.' }),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  refuses: ['card-is-not-known'],
  tells: ['graph_node_written'],

  rules: {
    'the-status-changes': must('Every card that is named has the status afterwards; all else about it stays as it was.'),
    'all-or-none': must('With one card that is not there, the call answers UNKNOWN_ID and no card changes.'),
    'the-reason-is-kept': must('message and meta are kept in the meta of the card, under status_change.'),
    'the-same-status-writes-nothing': must(
      'A card that has the status already gets no new version, unless a message or meta is given.',
    ),
  },
});
