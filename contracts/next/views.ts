import { defineNextCalls, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

export const viewsNextCalls = defineNextCalls({
  'close-the-step-at-hand': {
    tool: 'tasks_macro_close_step',
    params: { task: '{task}', path: '{path}' },
    reason: 'Close the step once its work is done',
    priority: 'high',
    facts: Of({ task: S, path: S }),
  },
  'unblock-the-step': {
    tool: 'tasks_block',
    params: { task: '{task}', path: '{path}', blocked: false },
    reason: 'Lift the block once its reason is gone',
    priority: 'high',
    facts: Of({ task: S, path: S }),
  },
  'decompose-the-task': {
    tool: 'tasks_decompose',
    params: { task: '{task}', steps: [{ title: '{title}', success_criteria: ['{title}: seen to work'] }] },
    reason: 'Say what is to be done, step by step',
    priority: 'high',
    facts: Of({ task: S, title: S }),
  },
  'close-the-task': {
    tool: 'tasks_macro_finish',
    params: { task: '{task}', final_note: '<fill: what is worth knowing afterwards>' },
    reason: 'Finish the task: no step is open',
    priority: 'high',
    facts: Of({ task: S }),
  },
  'take-up-the-first-task': {
    tool: 'tasks_snapshot',
    params: { task: '{task}' },
    reason: 'Take up the first open task of the plan',
    priority: 'high',
    facts: Of({ task: S }),
  },
  'start-a-task-under-the-plan': {
    tool: 'tasks_macro_start',
    params: { plan: '{plan}', task_title: 'First task' },
    reason: 'Start a task under the plan',
    priority: 'high',
    facts: Of({ plan: S }),
  },
  'complete-the-plan': {
    tool: 'tasks_complete',
    params: { plan: '{plan}' },
    reason: 'Finish the plan: no task is open',
    priority: 'high',
    facts: Of({ plan: S }),
  },
  'confirm-and-close-the-step': {
    tool: 'tasks_macro_close_step',
    params: { task: '{task}', path: '{path}' },
    reason: 'Confirm what is missing, if it was really checked, and close the step',
    facts: Of({ task: S, path: S }),
  },
  'close-the-step-with-proof': {
    tool: 'tasks_macro_close_step',
    params: { task: '{task}', path: '{path}' },
    reason: 'Close the step with proof; put what was really run in place of the placeholders',
    facts: Of({ task: S, path: S }),
  },
  'record-it-with-proof': {
    tool: 'tasks_macro_create_done',
    params: {},
    reason: 'Record it with a note or proof; put what was really done and run in place of the placeholders',
  },
  'close-the-first-open-step': {
    tool: 'tasks_macro_close_step',
    params: { task: '{task}', path: '{path}' },
    reason: 'Close the first open step',
    facts: Of({ task: S, path: S }),
  },
  'see-what-is-on-the-branch': {
    tool: 'context_pack',
    params: { ref: '{checkout}' },
    reason: 'See what is on {checkout}',
    facts: Of({ checkout: S }),
  },
  'see-what-is-known-about-the-anchor': {
    tool: 'open',
    params: { id: '{anchor}' },
    reason: 'See what is known about {anchor}',
    facts: Of({ anchor: S }),
  },
});
