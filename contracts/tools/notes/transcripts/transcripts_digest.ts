import { Closed, Const, defineTool, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';
import {
  ScanBounds,
  SessionRef,
  TranscriptFilter,
  TranscriptPlace,
  TranscriptRoot,
  TranscriptScan,
} from '../../../types/transcript.ts';

const inOutside = { untested: 'needs transcript files; proved in test/outside' };
const mode = OneOf(['summary', 'last'], { description: 'How messages were chosen.' });

export default defineTool({
  name: 'transcripts_digest',
  title: 'What happened before',
  summary:
    'What the newest sessions of this project ended with: their summaries, or their last answers. Reads the ends of files only.',
  notes:
    'Of each file a bounded head is read to see whose session it is, and a bounded end to find what it came to. The end grows with max_bytes_total, from 64 KiB to 1 MiB.',
  effect: 'act',
  ports: ['transcripts'],
  scope: 'workspace',
  absent_workspace: 'allowed',
  budget: {
    knobs: ['max_chars'],
    keep: ['root_dir', 'scanned', 'filters'],
    shrink: [
      { shorten: 'digest[].message.text', to: 1000 },
      { shorten: 'digest[].message.text', to: 300 },
      { list: 'digest', from: 'back' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...TranscriptRoot,
    ...TranscriptFilter,
    mode: Opt(
      OneOf(['summary', 'last'], {
        default: 'summary',
        description: 'summary: answers that look like a summary; last: the last answer of each session (summary).',
      }),
    ),
    ...ScanBounds(720, 16_777_216),
    max_items: Opt(Type.Integer({ minimum: 1, maximum: 50, default: 6, description: 'How many messages at most (6).' })),
    ...Budgeted,
  }),
  output: Type.Object({
    root_dir: Type.String({ description: 'Folder that was searched.' }),
    filters: Closed(
      { cwd_prefix: Type.String({ description: 'Folder that sessions had to belong to; empty for all.' }), mode },
      { description: 'Filters that were applied.' },
    ),
    scanned: TranscriptScan,
    digest: Type.Array(
      Closed({
        ref: TranscriptPlace,
        session: SessionRef,
        message: Closed(
          {
            role: Const('assistant', { description: 'Who said it.' }),
            ts: Opt(Type.String({ description: 'When it was said, as the file says; absent when it does not.' })),
            text: Type.String({ description: 'What was said, shortened.' }),
          },
          { description: 'The message.' },
        ),
      }),
      { description: 'Messages that were chosen, newest session first.' },
    ),
    truncated: Truncated,
  }),
  errors: ['IO_ERROR'],
  refuses: ['root-is-not-allowed'],
  warnings: ['TRANSCRIPTS_ROOT_MISSING', 'TRANSCRIPTS_SCAN_TRUNCATED', 'TRANSCRIPTS_MAX_FILES_REACHED'],

  rules: {
    'a-root-elsewhere-is-refused': must(
      'A root_dir that is neither in the project, nor among the sessions of Codex or Claude Code, nor below a folder that the operator allows answers INVALID_INPUT, whether it exists or not.',
    ),
    'a-link-elsewhere-is-refused': must('A root_dir that leads elsewhere by a symbolic link answers INVALID_INPUT.', inOutside),
    'a-missing-root-is-empty': must('A root_dir that does not exist gives an empty digest and a warning.'),
    'an-unreadable-root-is-refused': must('A root_dir that exists and cannot be listed answers IO_ERROR.', inOutside),
    'summaries-are-found': must('mode=summary picks answers that look like a summary: by a heading, or by a list.', inOutside),
    'the-last-answer-is-found': must('mode=last picks the last answer of each session.', inOutside),
    'newest-sessions-come-first': must(
      'Newer sessions come first; every session gets a place before one gets a second.',
      inOutside,
    ),
    'only-this-project-is-read': must('Sessions of other projects are left out, as in transcripts_search.', inOutside),
    'only-head-and-end-are-read': must('Of a large file only its head and its end are read.', inOutside),
    'bytes-are-bounded': must(
      'No more than max_bytes_total bytes are read; scanned.truncated says when that left something out.',
      inOutside,
    ),
    'the-byte-is-always-given': must('ref.byte is always given; ref.line only where the whole file was read.', inOutside),
    'an-empty-cut-digest-offers-retries': must(
      'When nothing was found and the scan was cut short, a warning says so, and calls with more bytes and another mode are suggested.',
      inOutside,
    ),
    'nothing-is-stored': must('It writes nothing, and needs no workspace that exists.'),
  },
});
