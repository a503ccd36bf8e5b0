import { Closed, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { MindScope } from '../../../types/mind.ts';
import { ClaimId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { ClaimView, EdgeView, GraphAsked, ScopeOrBoth, ThoughtGraph } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'claim_show',
  title: 'Show a claim',
  summary: 'One claim with its edges, whether it holds, and on request what hangs together with it.',
  effect: 'read',
  render: 'lines',
  scope: 'project',
  command: {
    path: ['claim', 'show'],
    arguments: ['id'],
    examples: ['mi claim show cl_1767800000_0a1b2c3d', 'mi claim show cl_1767800000_0a1b2c3d --graph --depth 2 --mermaid'],
  },
  input: Type.Object({
    ...InProject,
    id: ClaimId,
    scope: ScopeOrBoth('effective', 'Where to look; effective: in the project first, then among global ones.'),
    graph: Opt(Type.Boolean({ default: false, description: 'Add what hangs together with it.' })),
    ...GraphAsked,
    mermaid: Opt(Type.Boolean({ default: false, description: 'Show the graph as a Mermaid flowchart.' })),
  }),
  output: Closed({
    scope: MindScope,
    claim: ClaimView,
    edges: Type.Array(EdgeView, { description: 'Edges that begin or end at it, the newest first.' }),
    graph: Opt(ThoughtGraph),
    mermaid: Opt(Type.String({ description: 'The graph as a Mermaid flowchart.' })),
    truncated: Type.Boolean({ description: 'There was no room for all of it.' }),
  }),
  budget: {
    knobs: [],
    keep: ['scope', 'claim'],
    shrink: [
      { list: 'graph.edges', from: 'back' },
      { list: 'graph.missing_ids', from: 'back' },
      { list: 'graph.nodes', from: 'back' },
      { list: 'graph.claims', from: 'back' },
      { drop: 'mermaid' },
      { list: 'edges', from: 'back' },
    ],
  },
  errors: ['UNKNOWN_ID'],
  refuses: ['claim-is-not-known'],
  warnings: thoughtsWarned,
  rules: {
    'status-follows-from-later-records': must('A retracted claim is shown as retracted, else a superseded one as superseded.'),
    'an-unknown-claim-is-refused': must(
      'An id that is in none of the stores that are looked at answers UNKNOWN_ID, with the nearest id.',
    ),
    'a-duplicate-names-what-it-stands-for': must('canonical_id is the claim that same_as leads to; cycles end.'),
    'the-graph-reaches-so-far': must(
      'With graph=true, claims and nodes within depth steps along the edges that were asked for are shown, with the edges between; what no longer holds only if it is asked for.',
    ),
    'mermaid-draws-the-graph': must(
      'With mermaid=true the graph is drawn as a flowchart, with a box for each thing and an arrow for each edge.',
    ),
    ...thoughtsSaid,
  },
});
