import { absent, anything, call, casesOf, having, matching } from '../../../kit/index.ts';
import tool from './think_playbook.ts';

export default casesOf(tool, [
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
]);
