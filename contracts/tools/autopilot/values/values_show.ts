import { Closed, defineTool, must, Nullable, Type } from '../../../kit/index.ts';
import { thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { ClaimView, NodeView } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'values_show',
  title: 'Show what you want',
  summary: 'The values as they were said, their summary, and the claims that decisions rest on.',
  effect: 'read',
  scope: 'home',
  render: 'lines',
  command: { path: ['values', 'show'], looks_only: true, examples: ['mi values show', 'mi values show --json'] },
  input: Type.Object({}),
  output: Closed({
    raw_values_claim: Nullable(ClaimView, { description: 'What was said, word by word; null before anything was.' }),
    values_summary_node: Nullable(NodeView, { description: 'The summary; null where there is none.' }),
    derived_values_claims: Type.Array(ClaimView, { maxItems: 80, description: 'The claims, the newest first.' }),
    truncated: Type.Boolean({ description: 'There was no room for all of them.' }),
  }),
  budget: { knobs: [], keep: [], shrink: [{ list: 'derived_values_claims', from: 'back' }] },
  errors: [],
  warnings: thoughtsWarned,
  rules: {
    'the-last-values-are-shown': must('What was said last is shown; before anything was said, nothing is.'),
    ...thoughtsSaid,
  },
});
