import { Closed, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { MindScope } from '../../../types/mind.ts';
import { InProject } from '../../../types/scope.ts';
import { AnyThought, ClaimView, EdgeView, NodeView, ScopeOrBoth } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'claims_show',
  title: 'Show a claim or node',
  summary: 'One claim or node of the Thought DB, whole, with its edges and the records that it rests on.',
  effect: 'read',
  tier: 'reads',
  render: 'lines',
  scope: 'project',
  input: Type.Object({
    ...InProject,
    id: AnyThought,
    scope: ScopeOrBoth('effective', 'Where to look; effective: in the project first, then among global ones.'),
  }),
  output: Closed({
    scope: MindScope,
    claim: Opt(ClaimView),
    node: Opt(NodeView),
    edges: Type.Array(EdgeView, { description: 'Edges that begin or end at it, the newest first.' }),
    truncated: Type.Boolean({ description: 'There was no room for all of it.' }),
  }),
  budget: { knobs: [], keep: ['scope', 'claim', 'node'], shrink: [{ list: 'edges', from: 'back' }] },
  errors: ['UNKNOWN_ID'],
  refuses: ['claim-is-not-known', 'node-is-not-known'],
  warnings: thoughtsWarned,
  rules: {
    'either-is-shown': must('An id of a claim shows the claim, an id of a node the node, with its status and edges.'),
    'an-unknown-thought-is-refused': must('An id that is not there answers UNKNOWN_ID, with the nearest one.'),
    ...thoughtsSaid,
  },
});
