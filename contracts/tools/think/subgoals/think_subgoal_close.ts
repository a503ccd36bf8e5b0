import { defineTool, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { CardInput } from '../../../types/card.ts';
import { GraphApplied, GraphNodeId } from '../../../types/graph.ts';
import { AgentId, BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace, TargetRef } from '../../../types/scope.ts';

export default defineTool({
  name: 'think_subgoal_close',
  title: 'Close a subgoal',
  summary: 'Closes a subgoal and hands what was found back to the question above it.',
  effect: 'write',
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    subgoal_id: GraphNodeId,
    return_card: Opt(CardInput),
    target: Opt(TargetRef),
    ref: Opt(BranchName),
    parent_graph_doc: Opt(DocName),
    parent_trace_doc: Opt(DocName),
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({
    branch: BranchName,
    subgoal_id: GraphNodeId,
    return_card_id: Nullable(GraphNodeId),
    applied: GraphApplied,
    last_seq: Nullable(Seq),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID', 'CONFLICT'],
  tells: ['card_written', 'graph_node_written', 'graph_edge_written'],

  rules: {
    'the-subgoal-is-closed': must('The subgoal has the status closed afterwards; all else about it stays as it was.'),
    'what-was-found-comes-back': must(
      'return_card is committed to trace and graph of the parent, and an edge return leads from the subgoal to it.',
    ),
    'a-return-card-is-not-needed': must('Without return_card return_card_id is null.'),
    'closed-already-writes-nothing': must('Closing a subgoal that is closed, without a new return_card, writes nothing.'),
    'an-unknown-subgoal-is-refused': must('A card that is not there answers UNKNOWN_ID, and nothing is stored.'),
    'only-subgoals-are-closed': must('A card that is no subgoal answers INVALID_INPUT.'),
    'all-or-none': must('When the return_card is refused, the subgoal stays open.'),
  },
});
