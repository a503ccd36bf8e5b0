import { Closed, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { MindScope } from '../../../types/mind.ts';
import { ThoughtNodeId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { EdgeView, GraphAsked, NodeView, ScopeOrBoth, ThoughtGraph } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'node_show',
  title: 'Show a node',
  summary: 'One decision, action or summary with its edges, and on request what hangs together with it.',
  effect: 'read',
  render: 'lines',
  scope: 'project',
  command: { path: ['node', 'show'], arguments: ['id'], examples: ['mi node show nd_1767800000_0a1b2c3d --graph'] },
  input: Type.Object({
    ...InProject,
    id: ThoughtNodeId,
    scope: ScopeOrBoth('effective', 'Where to look; effective: in the project first, then among global ones.'),
    graph: Opt(Type.Boolean({ default: false, description: 'Add what hangs together with it.' })),
    ...GraphAsked,
    mermaid: Opt(Type.Boolean({ default: false, description: 'Show the graph as a Mermaid flowchart.' })),
  }),
  output: Closed({
    scope: MindScope,
    node: NodeView,
    edges: Type.Array(EdgeView, { description: 'Edges that begin or end at it, the newest first.' }),
    graph: Opt(ThoughtGraph),
    mermaid: Opt(Type.String({ description: 'The graph as a Mermaid flowchart.' })),
    truncated: Type.Boolean({ description: 'There was no room for all of it.' }),
  }),
  budget: {
    knobs: [],
    keep: ['scope'],
    shrink: [
      { list: 'graph.edges', from: 'back' },
      { list: 'graph.missing_ids', from: 'back' },
      { list: 'graph.nodes', from: 'back' },
      { list: 'graph.claims', from: 'back' },
      { drop: 'mermaid' },
      { list: 'edges', from: 'back' },
      { cut: 'node.text' },
    ],
  },
  errors: ['UNKNOWN_ID'],
  refuses: ['node-is-not-known'],
  warnings: thoughtsWarned,
  rules: {
    'a-node-is-shown-with-its-edges': must('The node is answered with its status and the edges that begin or end at it.'),
    'an-unknown-node-is-refused': must(
      'An id that is in none of the stores that are looked at answers UNKNOWN_ID, with the nearest id.',
    ),
    'evidence-is-named-as-missing': must('With graph=true, evidence records that edges lead to stand in missing_ids.'),
    ...thoughtsSaid,
  },
});
