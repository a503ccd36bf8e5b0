import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { badCard } from '../../../refusals/sets.ts';
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
    subgoal_id: described(GraphNodeId, 'Subgoal to close.'),
    return_card: Opt(described(CardInput, 'Card with what was found, written to the parent.')),
    target: Opt(described(TargetRef, 'Plan or task whose branch and documents are meant.')),
    ref: Opt(described(BranchName, 'Branch; left out: that of target, focus or checkout.')),
    parent_graph_doc: Opt(described(DocName, 'Graph document of the question; left out: that of target, focus or the default.')),
    parent_trace_doc: Opt(described(DocName, 'Trace document of the question; left out: that of target, focus or the default.')),
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was written on.'),
    subgoal_id: described(GraphNodeId, 'Subgoal that was closed.'),
    return_card_id: Nullable(GraphNodeId, { description: 'Card that was written; null when no return_card was given.' }),
    applied: GraphApplied,
    last_seq: Nullable(Seq, { description: 'Number of the last new version; null when nothing was written.' }),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID', 'CONFLICT'],
  refuses: [...badCard, 'card-says-something-else', 'card-is-not-known', 'card-is-no-subgoal', 'linked-card-is-not-there'],
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
