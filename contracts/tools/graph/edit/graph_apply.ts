import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { GraphApplied, GraphOp } from '../../../types/graph.ts';
import { BranchName, DocName, Seq, TimestampMs } from '../../../types/ids.ts';
import { DocumentSelector, InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'graph_apply',
  title: 'Write nodes and edges',
  summary: 'Applies a batch of node and edge operations to a graph, all of them or none. An upsert replaces what was there.',
  effect: 'write',
  destructive: true,
  scope: 'workspace',
  target: 'document',
  document: 'graph',

  input: Type.Object({
    ...InWorkspace,
    ...DocumentSelector,
    ops: Type.Array(GraphOp, { minItems: 1, maxItems: 1000, description: 'Changes, made in order; all or none.' }),
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was written on.'),
    doc: described(DocName, 'Graph document that was written to.'),
    applied: GraphApplied,
    last_seq: described(Seq, 'Number of the last version written.'),
    last_ts_ms: described(TimestampMs, 'When it was written.'),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['node-to-delete-is-not-there', 'edge-to-delete-is-not-there', 'edge-lacks-a-node', 'node-belongs-to-tasks'],
  tells: ['graph_node_written', 'graph_node_removed', 'graph_edge_written', 'graph_edge_removed'],

  rules: {
    'a-batch-is-applied': must('Every operation is applied in order; applied counts them by kind.'),
    'each-op-is-a-version': must('Every operation writes a version with a number of its own; last_seq is the newest.'),
    'all-or-nothing': must('When one operation is refused, none of the batch is applied.'),
    'an-upsert-replaces': must('node_upsert replaces the node: a field that is left out is empty afterwards.'),
    'a-delete-cascades': must('node_delete also removes the live edges at the node; they count as edges_deleted.'),
    'deleting-what-is-missing-is-refused': must(
      'Deleting a node or edge that is not there, or no longer, answers INVALID_INPUT.',
    ),
    'endpoints-must-live': must('edge_upsert needs both nodes live on the branch, else INVALID_INPUT names the missing one.'),
    'earlier-ops-count': must('An edge may use nodes that the same batch made before it, and not those it removed.'),
    'what-was-deleted-can-come-back': must('Writing a deleted node again brings it back, without its edges.'),
    'tags-are-normalised': must('Tags are trimmed, lower-cased, deduplicated and sorted.'),
    'keys-are-trimmed': must('Blanks at the ends of ids, types and relations are trimmed.'),
    'bars-and-controls-are-refused': must(
      'An id, relation or tag with | or a control character, or one of blanks alone, answers INVALID_INPUT.',
    ),
    'task-and-step-ids-are-reserved': must('Writing or deleting a node task:… or step:… answers INVALID_INPUT.'),
    'a-branch-keeps-its-own': must('What is written on a branch is not seen on its base.'),
    'entries-and-graph-do-not-mix': must(
      'A document that holds notes or a trace takes no nodes, and a graph takes no notes: INVALID_INPUT.',
    ),
    'the-checkout-is-the-default': must('Without target, branch and focus the graph of the checked-out branch is meant.'),
    'an-unknown-op-is-refused': must('An operation of no known kind, or with a field it does not have, answers INVALID_INPUT.'),
    'a-missing-field-is-named': must('An operation that lacks a field answers INVALID_INPUT, which names it.'),
    'null-is-left-out': must('A null for an optional field of an operation is the same as leaving it out.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
    'target-excludes-branch-and-doc': must('target together with branch or doc answers INVALID_INPUT.'),
    'a-graph-survives-a-restart': must('What was acknowledged is there after the server was restarted.'),
    'a-version-can-be-opened': must('open shows a version by <doc>@<seq>.'),
  },
});
