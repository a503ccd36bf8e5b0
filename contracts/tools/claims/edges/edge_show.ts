import { Closed, defineTool, must, Type } from '../../../kit/index.ts';
import { thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { MindScope } from '../../../types/mind.ts';
import { ThoughtEdgeId } from '../../../types/mind-ids.ts';
import { InProject } from '../../../types/scope.ts';
import { EdgeView, ScopeOrBoth } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'edge_show',
  title: 'Show an edge',
  summary: 'One edge of the Thought DB.',
  effect: 'read',
  scope: 'project',
  command: { path: ['edge', 'show'], arguments: ['id'] },
  input: Type.Object({
    ...InProject,
    id: ThoughtEdgeId,
    scope: ScopeOrBoth('effective', 'Where to look; effective: in the project first, then among global ones.'),
  }),
  output: Closed({ scope: MindScope, edge: EdgeView }),
  errors: ['UNKNOWN_ID'],
  refuses: ['edge-is-not-known'],
  warnings: thoughtsWarned,
  rules: {
    'an-edge-is-shown-whole': must('The edge is answered with its ends, its type and what it rests on.'),
    'an-unknown-edge-is-refused': must(
      'An id that is in none of the stores that are looked at answers UNKNOWN_ID, with the nearest id.',
    ),
    ...thoughtsSaid,
  },
});
