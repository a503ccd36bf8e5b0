import { Closed, defineTool, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { PathText, TranscriptPlace, TranscriptProject, TranscriptRoot } from '../../../types/transcript.ts';

const inOutside = { untested: 'needs transcript files; proved in test/outside' };
const Around = (description: string) => Opt(Type.Integer({ minimum: 0, maximum: 200, default: 8, description }));

export default defineTool({
  name: 'transcripts_open',
  title: 'Open a place in a transcript',
  summary: 'The messages around one line of a transcript, by the reference that transcripts_search or transcripts_digest gave.',
  effect: 'act',
  ports: ['transcripts'],
  scope: 'workspace',
  absent_workspace: 'allowed',
  budget: {
    knobs: ['max_chars'],
    keep: ['root_dir', 'ref', 'session'],
    shrink: [
      { shorten: 'entries[].text', to: 1024 },
      { shorten: 'entries[].text', to: 256 },
      { list: 'entries', from: 'back' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...TranscriptRoot,
    ref: Closed(
      {
        path: PathText('The file, relative to root_dir.'),
        line: Opt(Type.Integer({ minimum: 1, description: 'Line number, from 1.' })),
        byte: Opt(Type.Integer({ minimum: 0, description: 'Where the line begins, from 0; for large files.' })),
      },
      { description: 'A file and either line or byte.' },
    ),
    before_lines: Around('How many lines before it (8).'),
    after_lines: Around('How many lines after it (8).'),
    ...Budgeted,
  }),
  output: Type.Object({
    root_dir: Type.String({ description: 'Folder that the file is in.' }),
    ref: TranscriptPlace,
    session: Closed(
      {
        id: Opt(Type.String({ description: 'Id of the session; absent when the file does not say it.' })),
        ts: Opt(Type.String({ description: 'When the session began; absent when the file does not say it.' })),
        cwd: Opt(Type.String({ description: 'Folder the session worked in; absent when the file does not say it.' })),
      },
      { description: 'Session of the file.' },
    ),
    project: TranscriptProject,
    entries: Type.Array(
      Closed({
        line: Nullable(Type.Integer({ minimum: 1 }), {
          description: 'Line number, from 1; null when the file was not read from its start.',
        }),
        byte: Type.Integer({ minimum: 0, description: 'Byte at which the line begins, from 0.' }),
        role: Type.String({ description: 'Who said it: user, assistant, system, tool, …' }),
        ts: Opt(Type.String({ description: 'When it was said, as the file says; absent when it does not.' })),
        text: Type.String({ description: 'What was said, shortened.' }),
        selected: Type.Boolean({ description: 'True for the line that was asked for.' }),
      }),
      { description: 'Messages around the place, in the order of the file.' },
    ),
    skipped_lines: Type.Integer({ minimum: 0, description: 'Lines of the window that are no JSON or too long.' }),
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'IO_ERROR'],
  refuses: [
    'root-is-not-allowed',
    'path-is-absolute',
    'path-leaves-the-root',
    'path-is-no-transcript',
    'line-or-byte-is-needed',
    'transcript-is-not-there',
    'line-is-too-far',
    'place-is-past-the-end',
  ],
  warnings: ['TRANSCRIPTS_REF_NOT_EXACT'],

  rules: {
    'a-root-elsewhere-is-refused': must(
      'A root_dir that is neither in the project, nor among the sessions of Codex or Claude Code, nor below a folder that the operator allows answers INVALID_INPUT, whether it exists or not.',
    ),
    'a-link-elsewhere-is-refused': must('A root_dir that leads elsewhere by a symbolic link answers INVALID_INPUT.', inOutside),
    'an-unknown-file-is-refused': must('A file that is not there answers UNKNOWN_ID.'),
    'a-path-out-of-root-is-refused': must('A path that leads out of root_dir answers INVALID_INPUT.'),
    'an-absolute-path-is-refused': must('An absolute path answers INVALID_INPUT.'),
    'a-link-out-of-root-is-refused': must('A symbolic link that leads out of root_dir answers INVALID_INPUT.', inOutside),
    'only-jsonl-can-be-opened': must('A file that is not *.jsonl answers INVALID_INPUT.'),
    'line-or-byte-not-both': must('Neither line nor byte, or both, answer INVALID_INPUT.'),
    'the-window-is-around-the-line': must(
      'The messages among before_lines lines before, the line itself and after_lines lines after are shown, in order.',
      inOutside,
    ),
    'a-byte-inside-a-line-opens-it': must(
      'A byte that is not the start of a line opens the line around it, with a warning.',
      inOutside,
    ),
    'a-place-past-the-end-is-refused': must('A line or byte past the end of the file answers UNKNOWN_ID.', inOutside),
    'large-files-are-not-read-whole': must('Only a window around the place and the head of the file are read.', inOutside),
    'the-window-can-be-kept': must('A low-priority suggestion keeps the window as a note with macro_branch_note.', inOutside),
  },
});
