import { Closed, defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { CheckoutMove } from '../../../types/branch.ts';
import { Limit } from '../../../types/budget.ts';
import { AgentId, BranchName, ConflictId, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { DocOr, InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'merge',
  title: 'Merge a branch',
  summary:
    'Bring a what-if home: copies the notes that from has and into has not. With merge_to_base of the branch one stands on, its cards too, and returns to the base.',
  effect: 'write',
  idempotent: true,
  tier: 'daily',
  listed: { hint: 'merge what-if branch back, keep experiment result', leaves_out: ['doc', 'cursor', 'limit', 'agent_id'] },
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    from: described(BranchName, 'Branch to merge.'),
    into: Opt(described(BranchName, 'Branch to merge into; left out only with merge_to_base.')),
    doc: DocOr('notes'),
    cursor: Cursor,
    limit: Limit(200),
    dry_run: Opt(Type.Boolean({ default: false, description: 'Count only, write nothing.' })),
    merge_to_base: Opt(
      Type.Boolean({
        default: false,
        description:
          'Into the branch that from was made from; when from is checked out, with its graph, and back to that branch.',
      }),
    ),
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({
    from: described(BranchName, 'Branch that was merged.'),
    into: described(BranchName, 'Branch that was merged into.'),
    doc: described(DocName, 'Document that was merged.'),
    merged: Type.Integer({ description: 'Notes that were copied, or would be.' }),
    edited: Opt(Type.Integer({ description: 'Notes of into that got the version of from; absent when from edited none.' })),
    edit_conflicts: Opt(
      Type.Array(Type.String(), {
        description:
          'Notes that both branches edited, as into names them: they stay as into has them. Absent when there are none.',
      }),
    ),
    skipped: Type.Integer({ description: 'Entries that into has already, or that are no notes.' }),
    graph: Opt(
      Type.Array(
        Closed({
          doc: described(DocName, 'Graph document that was merged.'),
          merged: Type.Integer({ description: 'Changes that were written.' }),
          skipped: Type.Integer({ description: 'Changes that into has already.' }),
          conflict_ids: Type.Array(ConflictId, { description: 'Conflicts that are to be resolved.' }),
        }),
        { description: 'What became of the graph; only where from was checked out and merged to its base.' },
      ),
    ),
    checkout: Opt(described(CheckoutMove, 'Said when the merge returned to the base.')),
    pagination: Pagination,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'MERGE_NOT_SUPPORTED'],
  tells: [
    'note_added',
    'note_edited',
    'graph_node_written',
    'graph_node_removed',
    'graph_edge_written',
    'graph_edge_removed',
    'graph_conflict_found',
    'graph_conflict_superseded',
    'branch_checked_out',
  ],

  rules: {
    'new-notes-are-copied': must('Every note seen on from and not on into is copied into it; from stays as it was.'),
    'copies-keep-their-order': must('Copies are appended in the order of the originals, across pages too.'),
    'a-copy-names-its-source': must('A copy carries source_event_id merge:<from>:<seq> and meta._merge.'),
    'repeating-copies-nothing': must('A second merge of the same notes copies nothing; they count as skipped.'),
    'a-rename-changes-nothing': must('After a rename of either branch a repeated merge still copies nothing.'),
    'a-copy-is-not-copied-back': must('Merging back a branch that holds copies of our own notes does not duplicate them.'),
    'an-edit-comes-home': must(
      'Once all notes are merged, a note that from edited gets that version in into too; the versions before it stay.',
    ),
    'a-note-edited-twice-is-a-conflict': must(
      'A note that both branches edited stays as into has it, and edit_conflicts names it; editing it on into settles that.',
    ),
    'only-notes-are-merged': must('Entries that are not notes are skipped.'),
    'a-dry-run-writes-nothing': must('A dry run gives the same counts and writes nothing.'),
    'pages-continue': must('With has_more, calling again with next_cursor merges the rest.'),
    'merge-to-base-finds-the-base': must('merge_to_base merges into the branch that from was made from.'),
    'a-what-if-comes-home': must(
      'merge_to_base of the branch that is checked out, once all its notes are merged, also merges its graph documents as graph_merge does, and checks the base out; graph and checkout say so.',
    ),
    'a-merge-from-elsewhere-moves-nobody': must('Merging a branch that is not checked out leaves graph and checkout alone.'),
    'a-branch-without-base-has-no-base': must('merge_to_base on a branch without a base answers MERGE_NOT_SUPPORTED.'),
    'a-destination-is-needed': must('Without into and merge_to_base, or when they disagree, the call answers INVALID_INPUT.'),
    'a-branch-merges-not-into-itself': must('from and into must differ: INVALID_INPUT.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
  },
});
