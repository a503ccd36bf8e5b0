import { Closed, defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { ThoughtEdgeType } from '../../../types/claim-patch.ts';
import { ThoughtEdgeId, ThoughtRef } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { EdgeView, MoreBehind, ScopeOrBoth } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'edge_list',
  title: 'List edges',
  summary: 'Edges of the Thought DB, the newest first.',
  effect: 'read',
  tier: 'reads',
  render: 'lines',
  scope: 'project',
  command: { path: ['edge', 'list'], examples: ['mi edge list --type depends_on --limit 20'] },
  input: Type.Object({
    ...InProject,
    scope: ScopeOrBoth('project', 'Whose edges; effective: those of the project and the global ones.'),
    type: Opt(described(ThoughtEdgeType, 'Only this type.')),
    from: Opt(described(ThoughtRef, 'Only edges that begin here.')),
    to: Opt(described(ThoughtRef, 'Only edges that lead here.')),
    limit: Opt(Type.Integer({ minimum: 1, maximum: 500, default: 50, description: 'How many at most (50).' })),
    after: Opt(described(ThoughtEdgeId, 'Only what comes after this edge: the last one of the list before.')),
  }),
  output: Closed({
    edges: Type.Array(EdgeView, { description: 'The edges, the newest first.' }),
    has_more: MoreBehind,
    truncated: Type.Boolean({ description: 'There was no room for all of them.' }),
  }),
  budget: { knobs: [], keep: [], shrink: [{ list: 'edges', from: 'back', more: 'has_more' }] },
  errors: ['UNKNOWN_ID'],
  refuses: ['edge-is-not-known'],
  warnings: thoughtsWarned,
  rules: {
    'the-newest-edges-stay': must(
      'As many of the newest edges as were asked for are listed, the newest first: older ones are those that are cut.',
    ),
    'ends-and-type-narrow-the-list': must('type, from and to each leave out what does not fit.'),
    'both-stores-are-listed-together': must('With scope=effective edges of both stores are listed by when they were made.'),
    ...thoughtsSaid,
  },
});
