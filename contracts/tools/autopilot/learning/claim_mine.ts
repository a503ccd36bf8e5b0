import { Closed, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { recordsSaid } from '../../../rules/said.ts';
import { AppliedPatch } from '../../../types/claim-patch.ts';
import { MindState } from '../../../types/mind.ts';
import { InProject } from '../../../types/scope.ts';
import { RecordedAs } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'claim_mine',
  title: 'Draw claims from the log',
  summary:
    'Asks the Mind which claims the work of the open segment shows, or the end of the log where there is none, and keeps them.',
  effect: 'act',
  ports: ['mind'],
  render: 'lines',
  scope: 'project',
  command: {
    path: ['claim', 'mine'],
    succeeds_when: { state: 'ok' },
    examples: ['mi claim mine', 'mi claim mine --min-confidence 0.8 --max-claims 3'],
  },
  input: Type.Object({
    ...InProject,
    min_confidence: Opt(
      Type.Number({ minimum: -1, maximum: 1, default: -1, description: 'How sure the Mind must be; -1: as configured.' }),
    ),
    max_claims: Opt(Type.Integer({ minimum: -1, maximum: 20, default: -1, description: 'How many at most; -1: as configured.' })),
  }),
  output: Closed({
    event_id: RecordedAs,
    state: MindState,
    trouble: Type.String({ description: 'Why the Mind gave no answer; empty where it did.' }),
    source: Type.Union([Type.Literal('segment'), Type.Literal('log')], {
      description: 'What it was drawn from: the open segment, or the end of the log.',
    }),
    records: Type.Integer({ minimum: 0, description: 'How many records were shown to the Mind.' }),
    applied: AppliedPatch,
    truncated: Type.Boolean({ description: 'There was no room for all of it.' }),
  }),
  budget: { knobs: [], keep: ['event_id', 'state'], shrink: [{ list: 'applied.skipped', from: 'back' }] },
  errors: ['UNKNOWN_ID'],
  refuses: ['nothing-to-mine'],
  tells: ['claim_mining', 'claim_asserted', 'edge_asserted'],
  warnings: ['LOG_LINES_PASSED_OVER', 'LOG_ENDS_UNFINISHED', 'RECORDS_BREAK_CONTRACTS'],
  rules: {
    'claims-cite-what-was-shown': must(
      'Only claims that cite records which were shown are written; the others are listed as skipped.',
    ),
    'a-replacement-must-hold': must(
      'An edge that puts one claim in place of another is written only where that other one is active, so that one of them stays.',
      { untested: 'the Mind of cases replaces only what holds; test/domain/claims/mined-rules.test.ts has them' },
    ),
    'what-is-known-is-linked': must('A claim that an active one says already is not written again.'),
    'the-open-segment-comes-first': must(
      'Records of the open segment are used where it has some, else the 60 newest of the log.',
    ),
    'mining-is-written-down': must('A claim_mining record keeps what was answered and what became of it.'),
    'an-empty-log-is-not-mined': must('Without any record the call is refused, and nobody is asked.'),
    'a-mind-that-mines-nothing-is-told': must(
      'Where the Mind gives no answer, state is error, trouble says why, and nothing is claimed.',
      {
        untested: 'the Mind of cases never fails; test/domain/claims/learning.test.ts has one that does',
      },
    ),
    'what-is-no-record-is-said': must(
      'Where it is drawn from the log, lines that are no records, and a piece of one at the end, are said where they stand behind the oldest record that was shown.',
    ),
    ...recordsSaid,
  },
});
