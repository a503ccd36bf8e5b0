import { Closed, defineTool, described, must, Nullable, OneOf, Opt, Type, Words } from '../../../kit/index.ts';
import { badBranchName } from '../../../refusals/sets.ts';
import { NoteEntry, NoteFields, NoteText } from '../../../types/entry.ts';
import { BranchName, Seq, WorkspaceId } from '../../../types/ids.ts';
import { DocOr, InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'macro_branch_note',
  title: 'Note something, on a branch if you like',
  summary:
    'Note what you learned, found or were told, as soon as you know it; it goes to the task in focus. With name it tries an idea on a branch of its own, made when new.',
  effect: 'write',
  tier: 'daily',
  listed: {
    always: true,
    hint: 'remember save store memory, write a note, log finding, what-if branch experiment',
    leaves_out: ['doc', 'template', 'goal', 'format', 'meta', 'agent_id'],
  },
  render: 'lines',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    name: Opt(described(BranchName, 'Branch to check out, made when it is new; left out: from, else the checkout.')),
    from: Opt(described(BranchName, 'Branch that a new one starts from; without name: branch to check out.')),
    doc: DocOr('notes'),
    content: Opt(described(NoteText, 'The text of the note; give this or template.')),
    template: Opt(OneOf(['initiative', 'decision'], { description: 'A skeleton instead of content.' })),
    goal: Opt(Words(500, { description: "The template's goal line." })),
    ...NoteFields,
  }),
  output: Type.Object({
    workspace: WorkspaceId,
    branch: Closed(
      {
        name: described(BranchName, 'Name of the branch.'),
        created: Type.Boolean({ description: 'True when this call made the branch.' }),
        base_branch: Nullable(BranchName, { description: 'Branch it was made from; null for a first branch.' }),
        base_seq: Nullable(Seq, { description: 'Number up to which it sees its base; null for a first branch.' }),
      },
      { description: 'Branch that the note was written on.' },
    ),
    checkout: Closed(
      {
        previous: Nullable(BranchName, { description: 'Branch that was checked out before; null when none was.' }),
        current: described(BranchName, 'Branch that is checked out now.'),
      },
      { description: 'What is checked out.' },
    ),
    note: described(NoteEntry, 'The note as it was stored.'),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'INVALID_NAME', 'BRANCH_DEPTH_EXCEEDED'],
  refuses: ['note-has-no-text', 'note-has-two-texts', 'branch-to-switch-to-is-not-known', ...badBranchName],
  warnings: ['BASE_IGNORED'],
  tells: ['branch_created', 'branch_checked_out', 'note_added'],

  rules: {
    'a-new-name-makes-the-branch': must(
      'With a new name the branch is made from from or the checkout, checked out, and noted on.',
    ),
    'a-known-name-is-reused': must(
      'With a name that exists, from is ignored with a warning, and the call goes on as checkout and append.',
    ),
    'from-alone-switches': must('With from alone that branch is checked out and noted on.'),
    'nothing-named-notes-the-checkout': must('With neither, the note goes to the checked-out branch.'),
    'created-is-true-only-when-made': must('branch.created is true only when this call made the branch.'),
    'content-or-template-is-needed': must(
      'Without content and template, or with both, the call answers INVALID_INPUT and writes nothing.',
    ),
    'a-template-becomes-the-note': must('A template fills the note with a skeleton that carries the goal.'),
    'an-unknown-from-is-refused': must(
      'An unknown from answers UNKNOWN_ID with ready calls: without from, or with it as the name.',
    ),
    'all-or-nothing': must('When the note is refused, neither branch nor checkout has changed.'),
    'one-state-line-and-one-command': must('The answer is one state line and the command status.'),
  },
});
