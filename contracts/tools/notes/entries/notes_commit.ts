import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { NoteEntry, NoteFields, NoteText } from '../../../types/entry.ts';
import { DocumentSelector, InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'notes_commit',
  title: 'Append a note',
  summary: 'Appends one note to a document: of a plan or task, of a branch, or of what is in focus or checked out.',
  effect: 'write',
  scope: 'workspace',
  target: 'document',
  document: 'notes',
  focus_unless: 'doc',

  input: Type.Object({ ...InWorkspace, ...DocumentSelector, content: NoteText, ...NoteFields }),
  output: Type.Object({ entry: described(NoteEntry, 'The note as it was stored.') }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  tells: ['note_added'],

  rules: {
    'a-note-is-appended': must('The note gets the next number of the workspace and is shown as it was given.'),
    'checkout-is-the-default': must('Without target, branch and focus the note goes to the notes of the checked-out branch.'),
    'a-what-if-is-worked-on': must(
      'While a branch made from that of the focus is checked out, what goes to the focus goes to its documents on that branch.',
    ),
    'doc-defaults-to-notes': must('With a branch and no doc the note goes to the document notes.'),
    'an-unknown-branch-is-refused': must(
      'A branch that does not exist answers UNKNOWN_ID and suggests branch_list; nothing is written.',
    ),
    'an-unknown-target-is-refused': must('A target that does not exist answers UNKNOWN_ID.'),
    'target-excludes-branch-and-doc': must('target together with branch or doc answers INVALID_INPUT.'),
    'notes-survive-a-restart': must('What was acknowledged is there after the server was restarted.'),
    'a-first-note-makes-the-workspace': must('The first write to a workspace creates it.'),
    'the-writer-is-kept': must('agent_id is stored with the note and shown again.'),
    'a-blank-means-left-out': must('A text that is nothing but <fill: …> is the same as leaving it out, for every tool.'),
    'null-means-left-out': must('A null for an optional field is the same as leaving it out.'),
    'the-nearest-field-is-named': must('An unknown field is refused, and the nearest known one is named.'),
    'a-graph-takes-no-notes': must('A note into the document graph answers INVALID_INPUT.'),
    'stored-text-is-not-redacted': must('Answers hide secrets; what is stored stays as it was.', {
      untested: 'the store cannot be seen through the tools; proved in test/boundary',
    }),
    'names-of-fields-are-redacted': must('The name of a field that looks like a secret is shown as <redacted>; its value stays.'),
    'an-escape-hides-no-secret': must(
      'A secret right after an escape in a text (\\n, \\t, \\u0022, %0A) is hidden as one at the beginning of a line is.',
    ),
    'what-is-sent-is-repeated-in-part': must(
      'A message repeats at most a few hundred characters of a name or value that was sent.',
    ),
    'answers-are-redacted': must('A value that looks like a secret is shown as <redacted>.'),
  },
});
