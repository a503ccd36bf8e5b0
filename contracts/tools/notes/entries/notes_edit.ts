import { defineTool, described, must, Opt, Text, Type } from '../../../kit/index.ts';
import { NoteEntry, NoteFields, NoteText } from '../../../types/entry.ts';
import { BranchName } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'notes_edit',
  title: 'Edit a note',
  summary:
    'Gives a note a new version under the same reference; the old one stays in its history. To remove what a note said for good, use forget.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    ref: Text(256, { description: 'The note, as answers name it: notes@12.' }),
    content: Opt(described(NoteText, 'The new text; left out: as it was.')),
    ...NoteFields,
    branch: Opt(described(BranchName, 'Branch to edit it on; left out: the checkout if it shows the note, else the note’s own.')),
  }),
  output: Type.Object({ entry: described(NoteEntry, 'The note as it stands now.') }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: [
    'ref-is-not-known',
    'entry-is-in-another-document',
    'event-cannot-be-edited',
    'card-is-no-note',
    'edit-says-nothing',
    'note-is-not-seen-there',
    'branch-is-not-known',
  ],
  tells: ['note_edited'],

  rules: {
    'an-edit-is-a-new-version': must(
      'The note keeps its reference and its place, and shows what was given; edited says which version it is.',
    ),
    'what-is-left-out-stays': must('A field that is left out stays as it was in the version before.'),
    'old-versions-stay': must('Every version can still be opened; open names them all.'),
    'lists-show-the-newest-version': must('show, log and every view show the newest version that their branch sees, once.'),
    'search-finds-the-newest-version': must(
      'search finds the newest version; by words that were edited away the older one is found, as superseded.',
    ),
    'an-edit-stays-on-its-branch': must(
      'An edit on a branch is not seen on its base, nor one on the base after the branch was made.',
    ),
    'the-checkout-is-edited': must(
      'Without branch the edit is made on the checkout, or on the note’s own branch where the checkout does not show it.',
    ),
    'a-repeated-edit-is-one': must('An edit that changes nothing makes no version.'),
    'a-note-is-seen-where-it-is-edited': must('A branch that does not show the note is refused.'),
    'something-must-change': must('Without content, title, format and meta the call answers INVALID_INPUT.'),
    'events-are-not-edited': must('An event of a task is refused: it says what happened.'),
    'cards-are-not-notes': must('The trace entry of a card is refused, and says how a card is changed.'),
    'an-unknown-note-is-refused': must('A reference to no entry answers UNKNOWN_ID.'),
  },
});
