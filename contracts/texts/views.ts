import { defineTexts } from '../kit/index.ts';
import { viewLimits } from './view-limits.ts';

export const viewsTexts = defineTexts({
  'view-limits': viewLimits,
  /** What to do next: in a few words, and why. */
  'it-is-done': { title: '{id} is done', why: 'Nothing is left to do.' },
  'prove-the-step': {
    title: 'Prove {checkpoints} of {path} {title}',
    why: '{path} closes only with proof of {checkpoints}.',
  },
  'confirm-the-step': {
    title: 'Confirm {checkpoints} of {path} {title}, and close it',
    why: 'Not confirmed yet: {checkpoints}.',
  },
  'close-the-step': { title: 'Close {path} {title}', why: 'Everything that its gate asks for is confirmed.' },
  'unblock-the-step': { title: 'Unblock {path} {title}', why: 'Every open step is blocked; {path}: {reason}' },
  'break-the-task-into-steps': { title: 'Break {id} into steps', why: '{id} has no steps yet.' },
  'finish-the-task': { title: 'Finish {id}', why: 'All its steps are done.' },
  'go-on-with-the-first-task': { title: 'Go on with {id} {title}', why: 'It is the first open task of {plan}.' },
  'start-the-first-task': { title: 'Start the first task of {id}', why: '{id} has no tasks yet.' },
  'finish-the-plan': { title: 'Finish {id}', why: 'All its tasks are done.' },

  /** What comes next, in a line of the state. */
  'next-in-words': {
    decompose: 'break it into steps',
    start: 'start its first task',
    finish: 'finish it',
  },
  'done-of-total': 'done {done} of {total}',

  'plan-at-hand': 'Plan {id}: {title}',
  'task-at-hand': 'Task {id}: {title}',
  'one-step': '{count} step',
  'many-steps': '{count} steps',
  'confirm-so-many-steps': 'Confirm {checkpoint}: {steps}',
  'prove-so-many-steps': 'Prove {checkpoint}: {steps}',
  'step-is-blocked': '{path} is blocked: {reason}',
  'step-waits': '{path} waits: {blocker}',
  'step-lacks-proof': '{path} lacks proof of {checkpoints}',
  'no-step-of-it-is-open': 'no step of {task} is open',

  'golden-path': [
    { tool: 'status', purpose: 'See where you are, and one command to go on.' },
    { tool: 'tasks_macro_start', purpose: 'Start a task with gated steps, and put it in focus.' },
    { tool: 'tasks_snapshot', purpose: 'See where the work stands and what comes next.' },
    { tool: 'tasks_macro_close_step', purpose: 'Close the step at hand, with note and proof.' },
    { tool: 'tasks_macro_finish', purpose: 'Finish the task, with a report for whoever goes on.' },
    { tool: 'think_card', purpose: 'Keep a thought: a hypothesis, a test, evidence, a decision.' },
    { tool: 'macro_branch_note', purpose: 'Keep a note, on a branch of its own if it is a what-if.' },
    { tool: 'macro_anchor_note', purpose: 'Keep a note with a part of the system.' },
  ],
});
