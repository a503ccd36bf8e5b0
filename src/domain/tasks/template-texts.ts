import type { PlannedStep } from './create.ts';

export type Template =
  | {
      readonly id: string;
      readonly kind: 'plan';
      readonly title: string;
      readonly description: string;
      readonly plan_steps: readonly string[];
    }
  | {
      readonly id: string;
      readonly kind: 'task';
      readonly title: string;
      readonly description: string;
      readonly steps: readonly PlannedStep[];
    };

const step = (
  title: string,
  success_criteria: readonly string[],
  test: string,
  more: Partial<PlannedStep> = {},
): PlannedStep => ({
  title,
  success_criteria,
  tests: [test],
  blockers: [],
  ...more,
});

export const templates: readonly Template[] = [
  {
    id: 'basic-plan',
    kind: 'plan',
    title: 'Basic plan',
    description: 'Three points for a small piece of work.',
    plan_steps: ['Clarify what is wanted', 'Implement it', 'Verify and document it'],
  },
  {
    id: 'principal-plan',
    kind: 'plan',
    title: 'Principal plan',
    description: 'Nine points for work that others will build on.',
    plan_steps: [
      'State the goal and its scope',
      'List constraints and risks',
      'Agree how success is seen',
      'Compare alternatives and choose an architecture',
      'Set milestones',
      'Cut the implementation into slices',
      'Verify each slice',
      'Roll out, with a way back',
      'Review what was learned',
    ],
  },
  {
    id: 'basic-task',
    kind: 'task',
    title: 'Basic task',
    description: 'Clarify, implement, verify.',
    steps: [
      step(
        'Clarify',
        ['The wanted behaviour is written down', 'What is out of scope is named'],
        'Someone else reads it and asks nothing more',
      ),
      step('Implement', ['The behaviour is there', 'Nothing else changed'], 'The tests of the changed part pass'),
      step(
        'Verify and document',
        ['Every criterion was seen to hold', 'A reader finds how to use it'],
        'The whole test suite passes',
      ),
    ],
  },
  {
    id: 'principal-task',
    kind: 'task',
    title: 'Principal task',
    description: 'Frame, design, implement, verify with proofs, hand over.',
    steps: [
      step(
        'Frame',
        ['The problem is stated without a solution in it', 'What failure would cost is known'],
        'The frame survives one counter-example',
      ),
      step(
        'Design',
        ['Two alternatives were compared', 'The choice and its reason are written down'],
        'The design is walked through with the hardest case',
      ),
      step('Implement', ['Each slice works by itself', 'No slice leaves the build broken'], 'The tests of each slice pass'),
      step(
        'Verify with proofs',
        ['Every criterion of the task was seen to hold', 'What was run and where its result is are attached'],
        'The whole test suite passes where it will run',
        { proof_tests_mode: 'require' },
      ),
      step(
        'Roll out and hand over',
        ['It runs where it is used, and the way back is known', 'The next reader finds what they need'],
        'A dry run of the way back succeeds',
      ),
    ],
  },
];
