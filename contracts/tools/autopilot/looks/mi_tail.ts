import { Closed, defineTool, FreeObject, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { LoggedRecord, TranscriptEnd } from '../../../types/looks.ts';
import { ScopeOr } from '../../../types/mind.ts';
import { InProject } from '../../../types/scope.ts';

export default defineTool({
  name: 'mi_tail',
  title: 'Newest records',
  summary: 'The newest records of an EvidenceLog, or the end of the newest transcript of Hands or Mind, the oldest line first.',
  effect: 'read',
  render: 'lines',
  scope: 'project',
  tier: 'reads',
  command: {
    path: ['tail'],
    arguments: ['what'],
    flags: { lines: '-n, --lines <count>', log: '--global' },
    leaves_out: ['before'],
    json_lines: [
      { flag: '--raw', field: 'records', item: 'record', meaning: 'Print records as they stand in the log, one a line.' },
      { flag: '--jsonl', field: 'rows', meaning: 'Print rows of a transcript as they stand in it, one a line.' },
    ],
    examples: ['mi tail', 'mi tail evidence -n 50 --raw', 'mi tail hands', 'mi tail evidence --global --json'],
  },
  input: Type.Object({
    ...InProject,
    what: Opt(OneOf(['evidence', 'hands', 'mind'], { default: 'evidence', description: 'The log, or a transcript.' })),
    log: ScopeOr('project', 'Of the log: that of the project, or the global one, which holds values and settings.'),
    lines: Opt(Type.Integer({ minimum: 1, maximum: 10_000, description: 'How many; left out: 20 records, or 200 rows.' })),
    before: Opt(Type.Integer({ minimum: 0, description: 'Only records that stand before this place.' })),
    kind: Opt(
      Type.Array(Type.String({ maxLength: 64 }), { maxItems: 40, default: [], description: 'Only records of these kinds.' }),
    ),
  }),
  output: Closed({
    records: Type.Array(LoggedRecord, { description: 'The records, in the order in which they were written.' }),
    transcript: Nullable(TranscriptEnd, { description: 'Which transcript rows are of; null for records.' }),
    rows: Type.Array(FreeObject(), { description: 'Rows of the transcript, in order.' }),
    truncated: Type.Boolean({ description: 'There was no room for all of them.' }),
  }),
  budget: {
    knobs: [],
    keep: [],
    shrink: [
      { list: 'records', from: 'front' },
      { list: 'rows', from: 'front' },
    ],
  },
  errors: ['UNKNOWN_ID'],
  refuses: ['no-transcript-is-kept'],
  warnings: ['LOG_LINES_PASSED_OVER', 'LOG_ENDS_UNFINISHED'],
  rules: {
    'the-newest-are-shown': must('As many of the newest records as were asked for are answered, the oldest of them first.'),
    'no-transcript-is-said': must('Where no transcript is kept the call is refused.'),
    'lines-are-hidden-as-one-text': must(
      'What Hands printed over several lines, such as a key, is hidden as one text, also where it begins before the lines that are shown.',
      {
        untested:
          'a run writes transcripts; proved in test/domain/autopilot/hidden-lines-rules.test.ts and test/e2e/pilot-run.test.ts',
      },
    ),
    'what-is-no-record-is-said': must(
      'Lines that are no records, and a piece of one at the end, are said where they stand behind the oldest record that was read; the answer is without them.',
    ),
    'a-record-that-breaks-its-contract-is-said': must(
      'Every record is held against its contract; one that does not hold it is answered as it stands, with what is wrong as its fault.',
    ),
  },
});
