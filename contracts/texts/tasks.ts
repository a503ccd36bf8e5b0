import { defineTexts } from '../kit/index.ts';
import { templateTexts } from './templates.ts';

export const tasksTexts = defineTexts({
  ...templateTexts,

  'no-reason-was-given': 'no reason was given',
  'proof-of': 'proof of {checkpoints}',
  'everything-but-placeholders': 'everything but placeholders',
  'a-receipt': 'a {lacking}: receipt',
  'blank-note': '<fill: what was done>',
  'blank-receipts': ['CMD: <fill: the command that was run>', 'LINK: <fill: where its result is>'],
  'job-runner-is-offline': '{job_id} runs under {runner}, who has no lease.',
  'start-a-runner': 'noema call tasks_jobs_claim runner_id=local workspace={workspace}',

  'steps-from-the-first': '{count} steps, the first {first}',
  'checkpoint-is-not-confirmed': {
    message: 'Not confirmed are {checkpoint} of {places}.',
    recovery: 'Confirm what was checked with tasks_verify.',
  },
  'proof-is-not-attached': {
    message: 'No proof of {checkpoint} is attached to {places}.',
    recovery: 'Attach it with tasks_evidence_capture.',
  },
  'steps-are-blocked': { message: 'Blocked: {places}.', recovery: 'Lift the block with tasks_block blocked=false.' },
  'task-has-no-steps': { message: '{id} has no steps.', recovery: 'Add some with tasks_decompose.' },
  'task-is-active-and-all-done': {
    message: '{id} is ACTIVE, and all its steps are done.',
    recovery: 'Finish it with tasks_complete.',
  },
  'plan-has-no-checklist': { message: '{id} has no checklist.', recovery: 'Give it one with tasks_plan.' },
  'checklist-place-does-not-exist': {
    message: '{id} stands at {current} of {points}.',
    recovery: 'Set current with tasks_plan.',
  },
  'branch-of-it-is-gone': {
    message: 'Branch {branch} of {id} is gone.',
    recovery: 'What was written there cannot be read.',
  },
  'nothing-is-noted': {
    message: 'Nothing was noted for {id} yet.',
    recovery: 'Keep a first note with notes_commit target={id}.',
  },
  'trace-without-notes': {
    message: '{id} has a trace of what happened, and no notes.',
    recovery: 'Keep a first note with notes_commit target={id}.',
  },
});
