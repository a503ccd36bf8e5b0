import { defineNextCalls, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();
const List = Type.Array(S);

export const tasksNextCalls = defineNextCalls({
  'repeat-it-for-the-focus': {
    tool: '{tool}',
    params: {},
    reason: 'Do it to {focus}, which is in focus',
    facts: Of({ tool: S, focus: S }),
  },
  'repeat-it-all-the-same': { tool: '{tool}', params: {}, reason: 'Do it all the same', facts: Of({ tool: S }) },
  'see-how-it-stands-now': { tool: 'open', params: { id: '{id}' }, reason: 'See how {id} stands now', facts: Of({ id: S }) },

  'see-what-comes-next': {
    tool: 'tasks_snapshot',
    params: { task: '{task}', read_only: true },
    reason: 'See what comes next in {task}',
    facts: Of({ task: S }),
  },

  'confirm-what-is-missing': {
    tool: 'tasks_verify',
    params: { task: '{task}', step_id: '{step_id}' },
    reason: 'Confirm what is missing, if it was really checked',
    facts: Of({ task: S, step_id: S }),
  },
  'attach-the-proof': {
    tool: 'tasks_evidence_capture',
    params: { task: '{task}', step_id: '{step_id}', checkpoint: '{checkpoint}' },
    reason: 'Attach the proof; put what was really run in place of the placeholders',
    facts: Of({ task: S, step_id: S, checkpoint: List }),
  },
  'see-its-plan': { tool: 'open', params: { id: '{plan}' }, reason: 'See the plan of the task', facts: Of({ plan: S }) },
  'see-the-first-open-step': {
    tool: 'open',
    params: { id: '{task}' },
    reason: 'See the first open step',
    facts: Of({ task: S }),
  },
  'close-the-confirmed-step': {
    tool: 'tasks_done',
    params: { task: '{task}', step_id: '{step_id}' },
    reason: 'Close the step, whose checkpoints are confirmed',
    facts: Of({ task: S, step_id: S }),
  },

  'see-who-is-there': { tool: 'tasks_jobs_radar', params: {}, reason: 'See who is there to take it' },
  'read-what-is-to-be-done': {
    tool: 'tasks_jobs_open',
    params: { job: '{job}', include_prompt: true },
    reason: 'Read what is to be done',
    priority: 'high',
    facts: Of({ job: S }),
  },
  'see-why-it-needs-attention': {
    tool: 'open',
    params: { id: '{ref}' },
    reason: 'See why: {kind}',
    facts: Of({ ref: S, kind: S }),
  },
});
