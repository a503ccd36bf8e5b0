import { defineTool, described, must, Nullable, Text, Type } from '../../../kit/index.ts';
import { badRef } from '../../../refusals/sets.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'reset',
  title: 'Move the pointer of the checked-out branch',
  summary: 'Moves the notes pointer of the checked-out branch to a commit seen on it. Nothing is deleted; show still has it all.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, ref: Text(256, { description: 'An entry number, <doc>@<seq>, a tag or a branch.' }) }),
  output: Type.Object({
    ref: Type.String({ description: 'The reference as it was named.' }),
    branch: described(BranchName, 'Branch whose pointer was moved.'),
    doc: described(DocName, 'Document of the pointer.'),
    old_seq: Nullable(Seq, { description: 'Entry it pointed to before; null when there was none.' }),
    new_seq: described(Seq, 'Entry it points to now.'),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['ref-has-no-commits', 'commit-is-not-seen', ...badRef],
  tells: ['head_reset'],

  rules: {
    'the-pointer-moves': must('The pointer stands on the given commit; show is unaffected.'),
    'a-number-wins-over-a-tag-over-a-branch': must('A ref is read as a number, then <doc>@<seq>, then a tag, then a branch.'),
    'an-unseen-commit-is-refused': must('A commit that is not seen on the branch answers INVALID_INPUT.'),
    'an-unknown-ref-is-refused': must('A ref that is nothing known answers UNKNOWN_ID.'),
    'the-same-place-changes-nothing': must('Resetting to where the pointer stands tells nothing.'),
  },
});
