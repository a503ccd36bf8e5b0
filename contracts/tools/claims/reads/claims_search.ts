import { Closed, defineTool, must, Opt, Text, Type } from '../../../kit/index.ts';
import { thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { InProject } from '../../../types/scope.ts';
import { ScopeOrBoth, ThoughtHit } from '../../../types/thought-view.ts';

export default defineTool({
  name: 'claims_search',
  title: 'Search what is known',
  summary:
    'Finds claims, decisions and summaries of the Thought DB by words, in any language, the best first. Only what holds now.',
  effect: 'read',
  tier: 'reads',
  render: 'lines',
  listed: { hint: 'preferences, facts, decisions, values, why, what do we know about' },
  scope: 'project',
  input: Type.Object({
    ...InProject,
    query: Text(2000, { description: 'What it is about, in your words; all of them need not stand there.' }),
    scope: ScopeOrBoth('effective', 'Where to look; effective: in the project and among what holds everywhere.'),
    kind: Opt(
      Type.Array(Type.Union([Type.Literal('claim'), Type.Literal('node')]), {
        maxItems: 2,
        default: [],
        description: 'Only claims, or only nodes.',
      }),
    ),
    limit: Opt(Type.Integer({ minimum: 1, maximum: 50, default: 10, description: 'How many at most (10).' })),
  }),
  output: Closed({
    hits: Type.Array(ThoughtHit, { description: 'What was found, the best first.' }),
    truncated: Type.Boolean({ description: 'There was no room for all of it.' }),
  }),
  budget: { knobs: [], keep: [], shrink: [{ list: 'hits', from: 'back' }] },
  errors: [],
  warnings: thoughtsWarned,
  rules: {
    'some-words-are-enough': must('What holds some of the words is found; what holds more of them, and rarer ones, comes first.'),
    'only-what-holds-is-found': must(
      'What was retracted, superseded, declared a duplicate, or holds at another time is not found; nor are raw values.',
    ),
    'kinds-narrow-the-search': must('With kind only claims, or only nodes, are found.'),
    ...thoughtsSaid,
  },
});
