import { absent, anything, Closed, call, defineTool, having, matching, must, Opt, Type, Words } from '../../../kit/index.ts';
import { Budgeted } from '../../../types/budget.ts';
import { InWorkspace } from '../../../types/scope.ts';

const Steps = Type.Array(Type.String(), { maxItems: 16 });

export default defineTool({
  name: 'think_playbook',
  title: 'Steps for a known situation',
  summary:
    'A short list of steps by name: default, strict, breakthrough, debug, bisect, criteria_matrix, experiment, contradiction, skeptic. Writes nothing.',
  effect: 'read',
  tier: 'daily',
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
    name: Type.String(),
    template: Closed({
      steps: Steps,
      /** Only for criteria_matrix: the table to fill in. */
      matrix_template: Opt(
        Closed({
          options: Type.Array(Type.String(), { maxItems: 8 }),
          criteria: Type.Array(Closed({ name: Type.String(), weight: Type.Number() }), { maxItems: 8 }),
        }),
      ),
    }),
    truncated: Type.Boolean(),
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
  cases: [
    {
      name: 'the default',
      proves: ['default-goes-from-frame-to-decision', 'nothing-is-written'],
      when: { name: 'default' },
      then: {
        result: {
          name: 'default',
          template: {
            steps: [matching(/^Frame/), matching(/^Hypothesis/), matching(/^Test/), matching(/^Evidence/), matching(/^Decision/)],
            matrix_template: absent,
          },
          truncated: false,
        },
        tells: [],
        after: [call('status', {}, { result: { workspace_exists: false }, lines: ['^new ', '^tasks_macro_start '] })],
      },
    },
    {
      name: 'strict',
      proves: ['strict-doubts-first'],
      when: { name: 'strict' },
      then: {
        result: {
          template: {
            steps: [
              anything,
              matching(/^Counter-hypothesis/),
              matching(/^Falsifying test/),
              matching(/^Stop criteria/),
              matching(/^Simplest/),
              matching(/10x/),
              anything,
            ],
          },
        },
      },
    },
    {
      name: 'the skeptic',
      proves: ['skeptic-is-the-short-loop'],
      when: { name: 'skeptic_loop' },
      then: {
        result: {
          name: 'skeptic',
          template: {
            steps: [anything, matching(/^Counter-hypothesis/), matching(/^Falsifying test/), matching(/^Stop criteria/)],
          },
        },
      },
    },
    {
      name: 'a breakthrough',
      proves: ['breakthrough-resets-the-frame'],
      when: { name: 'breakthrough' },
      then: {
        result: {
          template: {
            steps: [
              matching(/^Tension/),
              matching(/^Inversion/),
              matching(/^Assumptions/),
              matching(/^Extremes/),
              matching(/^Analogy/),
              matching(/^10x lever/),
              matching(/^Decisive test/),
              matching(/^Stop criteria/),
            ],
          },
        },
      },
    },
    {
      name: 'debugging',
      proves: ['debug-points-to-bisect'],
      when: { name: 'debug' },
      then: { result: { template: { steps: having(matching(/think_playbook name=bisect/)) } } },
    },
    {
      name: 'a binary search',
      proves: ['bisect-halves-an-ordered-space'],
      when: { name: 'bisect' },
      then: { result: { name: 'bisect', template: { steps: having(matching(/known good.*known bad/)) } } },
    },
    {
      name: 'a tradeoff',
      proves: ['a-matrix-comes-with-a-table'],
      when: { name: 'criteria_matrix' },
      then: {
        result: {
          template: {
            steps: having(matching(/[Ss]ensitivity/)),
            matrix_template: { options: having(matching(/A/)), criteria: having({ name: anything, weight: 0.3 }) },
          },
        },
      },
    },
    {
      name: 'one experiment',
      proves: ['an-experiment-is-single-and-decisive'],
      when: { name: 'experiment' },
      then: { result: { template: { steps: having(matching(/before it runs/)), matrix_template: absent } } },
    },
    {
      name: 'a contradiction',
      proves: ['a-contradiction-is-tested'],
      when: { name: 'contradiction' },
      then: { result: { template: { steps: having(matching(/supports.*blocks/)) } } },
    },
    {
      name: 'a name nobody knows',
      proves: ['an-unknown-name-is-general'],
      when: { name: 'pray' },
      then: {
        result: { name: 'pray', template: { steps: having(matching(/^Frame/)) } },
        warnings: ['PLAYBOOK_GENERIC'],
      },
    },
    {
      name: 'a name in other clothes',
      proves: ['names-are-forgiving'],
      when: { name: ' Criteria-Matrix ' },
      then: { result: { name: 'criteria_matrix', template: { matrix_template: anything } } },
    },
  ],
});
