import { defineTool, must, Type } from '../../../kit/index.ts';
import { recordsSaid, thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { InProject } from '../../../types/scope.ts';
import { WhyAnswered, WhyAsked, whyBudget } from '../../../types/why.ts';

export default defineTool({
  name: 'why_last',
  title: 'Why the last decision was made',
  summary: 'Explains the last decision of the log by claims, or its last evidence where nothing was decided.',
  effect: 'act',
  ports: ['mind'],
  render: 'lines',
  scope: 'project',
  command: { path: ['why', 'last'], succeeds_when: { state: 'ok' }, examples: ['mi why last', 'mi why last --as-of 2026-05-14'] },
  input: Type.Object({ ...InProject, ...WhyAsked }),
  output: WhyAnswered,
  budget: whyBudget,
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['nothing-was-decided', 'moment-does-not-exist'],
  tells: ['why_trace', 'edge_asserted'],
  warnings: [...thoughtsWarned, 'RECORDS_BREAK_CONTRACTS'],
  rules: {
    'the-last-decision-is-explained': must(
      'The newest decide_next record is explained as why_event would; without one, the newest evidence.',
    ),
    'nothing-to-explain-is-refused': must(
      'A log without a decision and without evidence answers UNKNOWN_ID, and nothing is written.',
    ),
    ...thoughtsSaid,
    ...recordsSaid,
  },
});
