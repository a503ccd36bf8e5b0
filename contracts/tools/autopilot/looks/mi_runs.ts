import { Closed, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { RunHead } from '../../../types/looks.ts';
import { InProject } from '../../../types/scope.ts';

export default defineTool({
  name: 'mi_runs',
  title: 'Runs of the autopilot',
  summary: 'The runs of a project, the newest first: what each was asked to do, and how it ended.',
  effect: 'read',
  scope: 'project',
  tier: 'reads',
  command: {
    path: ['runs'],
    leaves_out: ['before'],
    flags: { limit: '-n, --limit <count>' },
    examples: ['mi runs', 'mi runs -n 5 --json'],
  },
  render: 'lines',
  input: Type.Object({
    ...InProject,
    limit: Opt(Type.Integer({ minimum: 1, maximum: 200, default: 20, description: 'How many.' })),
    before: Opt(Type.Integer({ minimum: 0, description: 'Only runs that began before this place.' })),
  }),
  output: Closed({
    runs: Type.Array(RunHead, { description: 'The runs, the newest first.' }),
    truncated: Type.Boolean({ description: 'There was no room for all of them.' }),
  }),
  budget: { knobs: [], keep: [], shrink: [{ list: 'runs', from: 'back' }] },
  errors: [],
  warnings: ['LOG_LINES_PASSED_OVER', 'LOG_ENDS_UNFINISHED', 'RECORDS_BREAK_CONTRACTS'],
  rules: {
    'runs-are-listed-newest-first': must('Each run is listed with its task and how it ended, the newest first.'),
    'commands-are-no-runs': must('Records of commands other than run make no run.'),
    'what-is-no-record-is-said': must(
      'Lines that are no records, and a piece of one at the end, are said where they stand behind the beginning of the oldest run that was read; the answer is without them.',
    ),
    'a-record-that-breaks-its-contract-is-said': must(
      'The first and the last record of a run are held against their contracts; what is wrong with one is said.',
    ),
  },
});
