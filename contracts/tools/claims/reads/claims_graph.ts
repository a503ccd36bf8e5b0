import { Closed, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { InProject } from '../../../types/scope.ts';
import { AnyThought, GraphAsked, ScopeOrBoth, ThoughtGraph } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'claims_graph',
  title: 'What hangs together',
  summary: 'Claims, nodes and edges around one claim or node: what it depends on, supports, contradicts or replaces.',
  effect: 'read',
  tier: 'reads',
  render: 'lines',
  scope: 'project',
  input: Type.Object({
    ...InProject,
    id: AnyThought,
    scope: ScopeOrBoth('effective', 'Where to look; effective: in the project first, then among global ones.'),
    ...GraphAsked,
    mermaid: Opt(Type.Boolean({ default: false, description: 'Also as a Mermaid flowchart.' })),
  }),
  output: Closed({
    graph: ThoughtGraph,
    mermaid: Opt(Type.String({ description: 'The graph as a Mermaid flowchart.' })),
    truncated: Type.Boolean({ description: 'There was no room for all of it.' }),
  }),
  budget: {
    knobs: [],
    keep: [],
    shrink: [
      { list: 'graph.edges', from: 'back' },
      { list: 'graph.missing_ids', from: 'back' },
      { list: 'graph.nodes', from: 'back' },
      { list: 'graph.claims', from: 'back' },
      { drop: 'mermaid' },
    ],
  },
  errors: ['UNKNOWN_ID'],
  refuses: ['claim-is-not-known', 'node-is-not-known'],
  warnings: thoughtsWarned,
  rules: {
    'the-graph-of-either': must('Around a claim or a node, as many steps far as was asked, along the edges that were asked for.'),
    'the-centre-must-be-there': must('An id that is not there answers UNKNOWN_ID, with the nearest one.'),
    ...thoughtsSaid,
  },
});
