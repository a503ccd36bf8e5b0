import { defineTool, must, Type } from '../../../kit/index.ts';
import { thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { ClaimId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { ScopeOrBoth } from '../../../types/thought-view.ts';
import { WhyAnswered, WhyAsked, whyBudget } from '../../../types/why.ts';

export default defineTool({
  name: 'why_claim',
  title: 'Why a claim is held',
  summary: 'Asks the Mind which other claims support a claim, and writes the answer down. Draws no edges.',
  effect: 'act',
  ports: ['mind'],
  render: 'lines',
  scope: 'project',
  command: {
    path: ['why', 'claim'],
    arguments: ['id'],
    succeeds_when: { state: 'ok' },
    examples: ['mi why claim cl_1767800000_0a1b2c3d'],
  },
  input: Type.Object({
    ...InProject,
    id: ClaimId,
    scope: ScopeOrBoth('effective', 'Where to look; effective: in the project first, then among global ones.'),
    ...WhyAsked,
  }),
  output: WhyAnswered,
  budget: whyBudget,
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['claim-is-not-known', 'moment-does-not-exist'],
  tells: ['why_trace'],
  warnings: thoughtsWarned,
  rules: {
    'a-claim-is-explained-by-others': must('The claim itself is no candidate, the answer is written down, and no edge is drawn.'),
    'an-unknown-claim-is-not-explained': must(
      'An id that is not there answers UNKNOWN_ID with the nearest, and nothing is written.',
    ),
    ...thoughtsSaid,
  },
});
