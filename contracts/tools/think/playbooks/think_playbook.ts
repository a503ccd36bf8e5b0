import { Closed, defineTool, must, Opt, Type, Words } from '../../../kit/index.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';

const Steps = Type.Array(Type.String(), { maxItems: 16, description: 'Steps to follow, in order.' });

export default defineTool({
  name: 'think_playbook',
  title: 'Steps for a known situation',
  summary:
    'A short list of steps by name: default, strict, breakthrough, debug, bisect, criteria_matrix, experiment, contradiction, skeptic. Writes nothing.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  budget: {
    knobs: ['max_chars'],
    keep: ['name', 'template'],
    shrink: [{ drop: 'template.matrix_template' }, { list: 'template.steps', from: 'back' }],
  },

  input: Type.Object({
    ...InWorkspace,
    name: Words(64, { description: 'Which playbook; an unknown one gives the general steps.' }),
    ...Budgeted,
  }),
  output: Type.Object({
    name: Type.String({ description: 'Playbook that was given.' }),
    template: Closed(
      {
        steps: Steps,
        matrix_template: Opt(
          Closed(
            {
              options: Type.Array(Type.String(), { maxItems: 8, description: 'Options to compare.' }),
              criteria: Type.Array(
                Closed({
                  name: Type.String({ description: 'Name of the criterion.' }),
                  weight: Type.Number({ description: 'How much it counts, relative to the others.' }),
                }),
                { maxItems: 8, description: 'Criteria to compare them by.' },
              ),
            },
            { description: 'Table to fill in; only for criteria_matrix.' },
          ),
        ),
      },
      { description: 'What to do.' },
    ),
    truncated: Truncated,
  }),
  errors: [],
  warnings: ['PLAYBOOK_GENERIC'],

  rules: {
    'default-goes-from-frame-to-decision': must('default leads from frame over hypothesis, test and evidence to decision.'),
    'strict-doubts-first': must(
      'strict asks for a counter-hypothesis, the smallest falsifying test, stop criteria, the simplest solution and a 10x lever.',
    ),
    'skeptic-is-the-short-loop': must(
      'skeptic holds counter-hypothesis, falsifying test and stop criteria alone; skeptic_loop is the same.',
    ),
    'breakthrough-resets-the-frame': must(
      'breakthrough leads over tension, inversion, assumptions, extremes and analogy to a 10x lever, a decisive test and stop criteria.',
    ),
    'debug-points-to-bisect': must('debug recommends bisect.'),
    'bisect-halves-an-ordered-space': must('bisect needs a known good and a known bad end and halves what is between.'),
    'a-matrix-comes-with-a-table': must(
      'criteria_matrix adds matrix_template with options, criteria and weights; no other playbook has it.',
    ),
    'an-experiment-is-single-and-decisive': must(
      'experiment designs one decisive experiment, with predictions written before it runs.',
    ),
    'a-contradiction-is-tested': must('contradiction sets supports against blocks and settles them by a decisive test.'),
    'an-unknown-name-is-general': must(
      'An unknown name gives the general steps under that name, and a warning that lists the known ones.',
    ),
    'names-are-forgiving': must('Case, blanks around a name, and - for _ do not matter.'),
    'nothing-is-written': must('It writes nothing, and needs no workspace that exists.'),
  },
});
