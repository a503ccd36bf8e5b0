import { defineTexts } from '../kit/index.ts';

/** What plans and tasks can be made from; a step that asks for proof closes only with it. */
export const templateTexts = defineTexts({
  'plan-templates': {
    'basic-plan': {
      title: 'Basic plan',
      description: 'Three points for a small piece of work.',
      plan_steps: ['Clarify what is wanted', 'Implement it', 'Verify and document it'],
    },
    'principal-plan': {
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
  },
  'task-templates': {
    'basic-task': {
      title: 'Basic task',
      description: 'Clarify, implement, verify.',
      steps: [
        {
          title: 'Clarify',
          success_criteria: ['The wanted behaviour is written down', 'What is out of scope is named'],
          test: 'Someone else reads it and asks nothing more',
        },
        {
          title: 'Implement',
          success_criteria: ['The behaviour is there', 'Nothing else changed'],
          test: 'The tests of the changed part pass',
        },
        {
          title: 'Verify and document',
          success_criteria: ['Every criterion was seen to hold', 'A reader finds how to use it'],
          test: 'The whole test suite passes',
        },
      ],
    },
    'principal-task': {
      title: 'Principal task',
      description: 'Frame, design, implement, verify with proofs, hand over.',
      steps: [
        {
          title: 'Frame',
          success_criteria: ['The problem is stated without a solution in it', 'What failure would cost is known'],
          test: 'The frame survives one counter-example',
        },
        {
          title: 'Design',
          success_criteria: ['Two alternatives were compared', 'The choice and its reason are written down'],
          test: 'The design is walked through with the hardest case',
        },
        {
          title: 'Implement',
          success_criteria: ['Each slice works by itself', 'No slice leaves the build broken'],
          test: 'The tests of each slice pass',
        },
        {
          title: 'Verify with proofs',
          success_criteria: ['Every criterion of the task was seen to hold', 'What was run and where its result is are attached'],
          test: 'The whole test suite passes where it will run',
          asks_for_proof: true,
        },
        {
          title: 'Roll out and hand over',
          success_criteria: ['It runs where it is used, and the way back is known', 'The next reader finds what they need'],
          test: 'A dry run of the way back succeeds',
        },
      ],
    },
  },
});
