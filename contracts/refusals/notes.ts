import { badInput, defineRefusals, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

export const notesRefusals = defineRefusals({
  'root-is-not-allowed': badInput(
    'Transcripts are not read from root_dir {root_dir}.',
    'Leave root_dir out, or name a folder of the project or of the sessions of Codex or Claude Code. The operator of the server allows more with --transcript-dir (NOEMA_TRANSCRIPT_DIR).',
    'root_dir',
    Of({ root_dir: S }),
  ),
  'path-is-absolute': badInput(
    'ref.path is absolute; it must be relative to root_dir.',
    'Give the path below root_dir.',
    'ref.path',
  ),
  'path-leaves-the-root': badInput(
    '{path} leads out of root_dir.',
    'Give ref.path as search or digest gave it, relative to root_dir.',
    'ref.path',
    Of({ path: S }),
  ),
  'path-is-no-transcript': badInput(
    '{path} is no *.jsonl file.',
    'Name a transcript that ends in .jsonl.',
    'ref.path',
    Of({ path: S }),
  ),
  'line-or-byte-is-needed': badInput('ref needs either line or byte, and not both.', 'Give ref.line or ref.byte.', 'ref'),
  'transcript-is-not-there': {
    code: 'UNKNOWN_ID',
    says: { kind: 'place', fix: 'Use a reference as search or digest gave it.' },
    facts: Of({ id: S }),
    hints: [{ field: 'ref.path', kind: 'other', expected: 'a transcript that exists' }],
  },
  'line-is-too-far': {
    code: 'UNKNOWN_ID',
    says: { kind: 'place', fix: 'It is too far into the file to be counted to; use ref.byte.' },
    facts: Of({ id: S }),
    hints: [{ field: 'ref.line', kind: 'range', expected: 'ref.byte instead' }],
  },
  'place-is-past-the-end': {
    code: 'UNKNOWN_ID',
    says: { kind: 'place', fix: 'The file ends before it.' },
    facts: Of({ id: S }),
    hints: [{ field: 'ref', kind: 'range', expected: 'a place inside the file' }],
  },
  'ref-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'ref', fix: 'Use a branch, a tag, an entry number or <doc>@<seq> that exists.' },
    facts: Of({ id: S }),
    hints: [{ field: 'ref', kind: 'other', expected: 'a ref that exists' }],
  },
  'event-cannot-be-edited': badInput(
    '{ref} is an event: it says what happened.',
    'Edit a note, or add one.',
    'ref',
    Of({ ref: S }),
  ),
  'card-is-no-note': badInput(
    '{ref} is where card {card} was committed.',
    'Change the card itself with graph_apply or think_set_status, or write a note.',
    'ref',
    Of({ ref: S, card: S }),
  ),
  'edit-says-nothing': badInput('There is nothing to change.', 'Give content, title, format or meta.', 'content'),
  'note-is-not-seen-there': badInput(
    '{ref} is not seen on branch {branch}.',
    'Leave branch out, or name one that shows the note.',
    'branch',
    Of({ ref: S, branch: S }),
  ),
  'entry-is-in-another-document': badInput(
    'Entry {seq} is in {doc}, not in {asked}.',
    'Use {doc}@{seq}.',
    'ref',
    Of({ seq: Type.Integer(), doc: S, asked: S }),
  ),
});
