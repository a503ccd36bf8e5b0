import { Closed, defineTool, described, must, Opt, Text, Type } from '../../../kit/index.ts';
import { LogItem } from '../../../types/looks.ts';
import { InProject } from '../../../types/scope.ts';
import { MoreBehind } from '../../../types/thought-view.ts';

const Seq = (description: string) => Opt(Type.Integer({ minimum: 0, description }));

export default defineTool({
  name: 'mi_records',
  title: 'Records of a run',
  summary:
    'The log of a project, or of one of its runs, record by record: the newest first, or with after what is new, the oldest first.',
  effect: 'read',
  scope: 'project',
  tier: 'reads',
  input: Type.Object({
    ...InProject,
    run: Opt(Text(128, { description: 'Only records of this run.' })),
    kind: Opt(
      Type.Array(Type.String({ maxLength: 64 }), { maxItems: 40, default: [], description: 'Only records of these kinds.' }),
    ),
    limit: Opt(Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'How many.' })),
    before: Seq('Only records with a lower number.'),
    after: Seq('Only records with a higher number, the oldest first: what is new for a watcher.'),
  }),
  output: Closed({
    records: Type.Array(LogItem, { description: 'The records, the newest first; with after the oldest first.' }),
    last: Type.Integer({ minimum: 0, description: 'Number of the newest record of the log, whatever was asked for; 0: none.' }),
    has_more: described(MoreBehind, 'There is more: send the number of the last one as before, or as after.'),
    truncated: Type.Boolean({ description: 'There was no room for all of them.' }),
  }),
  budget: { knobs: [], keep: ['last'], shrink: [{ list: 'records', from: 'back', more: 'has_more' }] },
  errors: [],
  warnings: ['LOG_LINES_PASSED_OVER', 'LOG_ENDS_UNFINISHED'],
  rules: {
    'the-newest-record-comes-first': must('Without after, records come from the newest to the oldest.'),
    'pages-show-every-record-once': must('Walking with before shows every record once; walking with after does too.'),
    'after-gives-what-was-written-since': must('With after only records with a higher number are answered, from the oldest on.'),
    'a-run-shows-its-own': must('With run, records of other runs and of commands are left out; with kind, those of other kinds.'),
    'an-empty-log-has-no-last': must('Where nothing was written yet there are no records, and last is 0.'),
    'what-is-no-record-is-said': must(
      'Lines that are no records, and a piece of one at the end, are said where they stand behind the oldest record that was read; the answer is without them.',
    ),
    'a-record-that-breaks-its-contract-is-said': must(
      'Every record is held against its contract; one that does not hold it is answered as it stands, with what is wrong as its fault.',
    ),
  },
});
