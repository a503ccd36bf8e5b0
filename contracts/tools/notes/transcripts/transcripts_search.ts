import { Closed, defineTool, must, Opt, Text, Type } from '../../../kit/index.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';
import {
  ProjectSummary,
  ScanBounds,
  SessionRef,
  TranscriptFilter,
  TranscriptPlace,
  TranscriptProject,
  TranscriptRoot,
  TranscriptScan,
} from '../../../types/transcript.ts';

const inOutside = { untested: 'needs transcript files; proved in test/outside' };

export default defineTool({
  name: 'transcripts_search',
  title: 'Search session transcripts',
  summary: 'Finds messages that contain a text in the transcripts that Codex keeps on disk, newest sessions first.',
  notes:
    'Nothing is stored or indexed: files are read when asked, within max_files and max_bytes_total. A file larger than its share of the bytes is searched in its newest part.',
  effect: 'act',
  ports: ['transcripts'],
  scope: 'workspace',
  absent_workspace: 'allowed',
  budget: {
    knobs: ['max_chars'],
    keep: ['root_dir', 'scanned', 'has_more'],
    shrink: [{ shorten: 'hits[].message.snippet', to: 120 }, { drop: 'projects' }, { list: 'hits', from: 'back' }],
  },

  input: Type.Object({
    ...InWorkspace,
    ...TranscriptRoot,
    query: Text(1000, { description: 'What the message must contain, letter for letter.' }),
    ...TranscriptFilter,
    role: Opt(Text(32, { description: 'Only messages of this role: user, assistant, system, developer.' })),
    dedupe: Opt(Type.Boolean({ default: true, description: 'Show a message once per project and role (true).' })),
    ...ScanBounds(50, 67_108_864),
    hits_limit: Opt(Type.Integer({ minimum: 1, maximum: 200, default: 25, description: 'How many hits at most (25).' })),
    context_chars: Opt(
      Type.Integer({ minimum: 16, maximum: 4000, default: 240, description: 'Longest snippet, in characters (240).' }),
    ),
    ...Budgeted,
  }),
  output: Type.Object({
    root_dir: Type.String({ description: 'Folder that was searched.' }),
    filters: Closed(
      {
        cwd_prefix: Type.String({ description: 'Folder that sessions had to belong to; empty for all.' }),
        role: Opt(Type.String({ description: 'Role that was asked for; absent for all.' })),
        dedupe: Type.Boolean({ description: 'True when repeated messages were left out.' }),
      },
      { description: 'Filters that were applied.' },
    ),
    scanned: TranscriptScan,
    projects: Type.Array(ProjectSummary, { description: 'Projects in which something was found.' }),
    hits: Type.Array(
      Closed({
        ref: TranscriptPlace,
        session: SessionRef,
        project: TranscriptProject,
        message: Closed(
          {
            role: Type.String({ description: 'Who said it.' }),
            ts: Opt(Type.String({ description: 'When it was said, as the file says; absent when it does not.' })),
            snippet: Type.String({ description: 'Text around the match.' }),
          },
          { description: 'The message.' },
        ),
      }),
      { description: 'Messages that contain the query, newest session first.' },
    ),
    has_more: Type.Boolean({ description: 'Whether the search stopped at hits_limit.' }),
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
    'a-missing-root-is-empty': must(
      'A root_dir that does not exist gives no hits and a warning; the filters say what was meant.',
    ),
    'an-unreadable-root-is-refused': must('A root_dir that exists and cannot be listed answers IO_ERROR.', inOutside),
    'only-jsonl-files-are-read': must('Only *.jsonl files below root_dir are read; symbolic links are not followed.', inOutside),
    'newest-files-come-first': must('Files are read newest first, by the time of their last change, then by path.', inOutside),
    'matching-is-by-letter': must('A message matches when its text contains the query, case and all.', inOutside),
    'a-role-can-be-asked-for': must('With role only messages of that role match.', inOutside),
    'only-this-project-is-searched': must(
      'A session counts when its folder, or a folder that its instructions or first messages name, is cwd_prefix or lies below it.',
      inOutside,
    ),
    'repeats-are-shown-once': must('With dedupe a message is shown once per project and role.', inOutside),
    'files-are-bounded': must('No more than max_files files are opened.', inOutside),
    'bytes-are-bounded': must(
      'No more than max_bytes_total bytes are read; scanned.truncated says when that left something out.',
      inOutside,
    ),
    'bad-lines-are-counted': must('Lines that are no JSON, or longer than 1 MiB, are passed over and counted.', inOutside),
    'a-hit-can-be-opened': must('The ref of a hit opens the same message with transcripts_open.', inOutside),
    'snippets-are-bounded': must(
      'A snippet holds the match and is no longer than context_chars; secrets are hidden before it is cut.',
      inOutside,
    ),
  },
});
