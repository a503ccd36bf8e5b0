import { Closed, defineTool, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { Budgeted } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { PathText, TranscriptPlace, TranscriptProject, TranscriptRoot } from '../../../types/transcript.ts';

/** In the project of the server. */
const nowhere = 'no-such-folder/noema-conformance';
const inOutside = { untested: 'needs transcript files; proved in test/outside' };

const Around = (description: string) => Opt(Type.Integer({ minimum: 0, maximum: 200, default: 8, description }));

export default defineTool({
  name: 'transcripts_open',
  title: 'Open a place in a transcript',
  summary: 'The messages around one line of a transcript, by the reference that transcripts_search or transcripts_digest gave.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  outside: true,
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
    root_dir: Type.String(),
    ref: TranscriptPlace,
    session: Closed({ id: Opt(Type.String()), ts: Opt(Type.String()), cwd: Opt(Type.String()) }),
    project: TranscriptProject,
    entries: Type.Array(
      Closed({
        line: Nullable(Type.Integer({ minimum: 1 })),
        byte: Type.Integer({ minimum: 0 }),
        role: Type.String(),
        ts: Opt(Type.String()),
        text: Type.String(),
        /** Whether this is the line that was asked for. */
        selected: Type.Boolean(),
      }),
    ),
    skipped_lines: Type.Integer({ minimum: 0, description: 'Lines of the window that are no JSON or too long.' }),
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'IO_ERROR'],
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
  cases: [
    {
      name: 'a file that is not there',
      proves: ['an-unknown-file-is-refused'],
      when: { root_dir: nowhere, ref: { path: '2026/01/02/rollout-x.jsonl', line: 1 } },
      then: { error: 'UNKNOWN_ID' },
    },
    {
      name: 'a path upwards',
      proves: ['a-path-out-of-root-is-refused'],
      when: { root_dir: nowhere, ref: { path: '../elsewhere/rollout-x.jsonl', line: 1 } },
      then: { error: 'INVALID_INPUT', message: 'root_dir' },
    },
    {
      name: 'a path upwards in disguise',
      proves: ['a-path-out-of-root-is-refused'],
      when: { root_dir: nowhere, ref: { path: 'a/../../noema-conformance-2/x.jsonl', byte: 0 } },
      then: { error: 'INVALID_INPUT', message: 'root_dir' },
    },
    {
      name: 'an absolute path',
      proves: ['an-absolute-path-is-refused'],
      when: { root_dir: nowhere, ref: { path: '/no-such-folder/noema-conformance/x.jsonl', byte: 0 } },
      then: { error: 'INVALID_INPUT', message: 'relative' },
    },
    {
      name: 'a file of another kind',
      proves: ['only-jsonl-can-be-opened'],
      when: { root_dir: nowhere, ref: { path: 'config.toml', line: 1 } },
      then: { error: 'INVALID_INPUT', message: 'jsonl' },
    },
    {
      name: 'no place in the file',
      proves: ['line-or-byte-not-both'],
      when: { root_dir: nowhere, ref: { path: 'x.jsonl' } },
      then: { error: 'INVALID_INPUT', message: 'line.*byte' },
    },
    {
      name: 'two places in the file',
      proves: ['line-or-byte-not-both'],
      when: { root_dir: nowhere, ref: { path: 'x.jsonl', line: 1, byte: 0 } },
      then: { error: 'INVALID_INPUT', message: 'line.*byte' },
    },
    {
      name: 'the whole disk',
      proves: ['a-root-elsewhere-is-refused'],
      when: { ref: { path: 'tmp/x.jsonl', line: 1 }, root_dir: '/' },
      then: { error: 'INVALID_INPUT', message: 'root_dir' },
    },
    {
      name: 'what the kernel shows',
      proves: ['a-root-elsewhere-is-refused'],
      when: { ref: { path: 'tmp/x.jsonl', line: 1 }, root_dir: '/proc/self' },
      then: { error: 'INVALID_INPUT', message: 'root_dir' },
    },
    {
      name: 'a folder that is neither here nor allowed',
      proves: ['a-root-elsewhere-is-refused'],
      when: { ref: { path: 'tmp/x.jsonl', line: 1 }, root_dir: '/no-such-folder/noema-conformance' },
      then: { error: 'INVALID_INPUT', message: 'root_dir' },
    },
  ],
});
