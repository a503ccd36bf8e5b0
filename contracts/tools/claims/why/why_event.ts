import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { recordsSaid, thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { EvidenceEventId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { WhyAnswered, WhyAsked, whyBudget } from '../../../types/why.ts';

export default defineTool({
  name: 'why_event',
  title: 'Why something was done',
  summary: 'Asks the Mind which claims explain a record of the log, writes the answer down, and links the record to them.',
  effect: 'act',
  ports: ['mind'],
  render: 'lines',
  scope: 'project',
  command: {
    path: ['why', 'event'],
    arguments: ['id'],
    succeeds_when: { state: 'ok' },
    examples: [
      'mi why event ev_run_1767800000_0a1b2c3d_000009',
      'mi why event ev_run_1767800000_0a1b2c3d_000009 --top-k 5 --json',
    ],
  },
  input: Type.Object({ ...InProject, id: described(EvidenceEventId, 'The record to explain.'), ...WhyAsked }),
  output: WhyAnswered,
  budget: whyBudget,
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['record-is-not-known', 'moment-does-not-exist'],
  tells: ['why_trace', 'edge_asserted'],
  warnings: [...thoughtsWarned, 'RECORDS_BREAK_CONTRACTS'],
  rules: {
    'only-what-holds-explains': must(
      'Only claims that are active, hold at the moment in question and are no duplicates can be chosen; what the Mind names besides is left out.',
    ),
    'a-sure-answer-is-linked': must(
      'Where the answer is ok with a confidence of 0.7 or more, an edge depends_on leads from the record to each chosen claim, once.',
    ),
    'every-answer-is-written-down': must('A why_trace record keeps what was asked, what could be chosen and what was answered.'),
    'without-candidates-nobody-is-asked': must(
      'Where no claim could explain it, the answer is insufficient and the Mind is not asked.',
    ),
    'a-mind-that-fails-is-told': must('Where the Mind gives no answer, state is error, trouble says why, and no edge is drawn.', {
      untested: 'the Mind of cases never fails; test/domain/claims/why.test.ts has one that does',
    }),
    'an-unknown-record-is-refused': must('An id that is in neither log answers UNKNOWN_ID, and nothing is written.'),
    ...thoughtsSaid,
    ...recordsSaid,
  },
});
