import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { Limit } from '../../../types/budget.ts';
import { DiffSummary, FoundConflict } from '../../../types/graph.ts';
import { BranchName, ConflictId, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { DocOr, InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'graph_merge',
  title: 'Merge a graph back',
  summary:
    'Brings what a branch changed in its graph into the branch it was made from. What both changed differently becomes a conflict.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    from: described(BranchName, 'Branch to merge.'),
    into: Opt(described(BranchName, 'Branch to merge into; left out only with merge_to_base.')),
    doc: DocOr('graph'),
    cursor: Cursor,
    limit: Limit(200),
    dry_run: Opt(Type.Boolean({ default: false, description: 'Say what would happen, write nothing.' })),
    merge_to_base: Opt(Type.Boolean({ default: false, description: 'Into the branch that from was made from.' })),
  }),
  output: Type.Object({
    from: described(BranchName, 'Branch that was merged.'),
    into: described(BranchName, 'Branch that was merged into.'),
    doc: described(DocName, 'Graph document.'),
    merged: Type.Integer({ description: 'Changes that were written, or would be.' }),
    skipped: Type.Integer({ description: 'Changes that into has already.' }),
    conflicts_created: Type.Integer({ description: 'Conflicts that were not known before.' }),
    conflict_ids: Type.Array(ConflictId, {
      maxItems: 200,
      description: 'Conflicts that are to be resolved, known ones included.',
    }),
    conflicts: Type.Array(FoundConflict, { maxItems: 200, description: 'The conflicts themselves.' }),
    diff_summary: DiffSummary,
    pagination: Pagination,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'MERGE_NOT_SUPPORTED'],
  tells: [
    'graph_node_written',
    'graph_node_removed',
    'graph_edge_written',
    'graph_edge_removed',
    'graph_conflict_found',
    'graph_conflict_superseded',
  ],

  rules: {
    'changes-of-from-come-home': must('Every node and edge that from changed since it was made gets that state on into.'),
    'only-what-from-changed': must('Keys that from did not change stay as they are on into.'),
    'merged-versions-name-their-source': must('A merged version carries merged_from {branch, seq}; its meta stays as it was.'),
    'a-both-sided-change-is-a-conflict': must(
      'A key that both changed differently becomes an open conflict; into keeps its state.',
    ),
    'equal-changes-are-skipped': must('A key that both changed to the same is skipped.'),
    'conflicts-can-be-looked-at': must('The first conflicts are suggested to be looked at with graph_conflict_show.'),
    'repeating-is-a-no-op': must('A second merge writes nothing; the open conflicts are named again, with the same ids.'),
    'a-rename-changes-nothing': must('After a rename of either branch a repeated merge still writes nothing and ids stay.'),
    'a-settled-version-stays-settled': must(
      'A version of from that was merged or decided once is skipped, also when into has changed since.',
    ),
    'going-on-after-a-merge-is-no-conflict': must(
      'What from changes after a merge is compared with what was merged last, so that it merges while into left it alone.',
    ),
    'resolved-conflicts-stay-resolved': must('After use_from or use_into a merge writes nothing and finds no conflict.'),
    'overtaken-conflicts-are-superseded': must(
      'An open conflict of the same key and branches that no longer describes them becomes superseded.',
    ),
    'a-dry-run-writes-nothing': must(
      'A dry run gives the same counts, conflicts as status preview with the ids to come, and writes nothing.',
    ),
    'the-summary-counts-changes': must(
      'diff_summary counts keys that are not skipped and their fields that differ from the base.',
    ),
    'pages-continue': must('Newest first; with has_more, calling again with next_cursor merges the rest.'),
    'merge-to-base-finds-the-base': must('merge_to_base merges into the branch that from was made from.'),
    'only-into-the-base': must('An into that is not the base of from answers MERGE_NOT_SUPPORTED.'),
    'a-branch-without-base-has-no-base': must('A branch that was not made from another answers MERGE_NOT_SUPPORTED.'),
    'a-destination-is-needed': must('Without into and merge_to_base, or when they disagree, the call answers INVALID_INPUT.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
  },
});
