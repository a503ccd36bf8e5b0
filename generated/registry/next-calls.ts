// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { SuggestionTemplate } from './shape.ts';

export const nextCalls: Readonly<Record<string, SuggestionTemplate>> = {
  'see-what-both-changed': {"priority":"medium","tool":"graph_conflict_show","params":{"conflict_id":"{conflict_id}"},"reason":"Both changed {key}"},
  'keep-what-one-side-says': {"priority":"medium","tool":"graph_conflict_resolve","params":{"conflict_id":"{conflict_id}","resolution":"{resolution}"},"reason":"Keep what {whose} says"},
  'repeat-it-for-the-focus': {"priority":"medium","tool":"{tool}","params":{},"reason":"Do it to {focus}, which is in focus"},
  'repeat-it-all-the-same': {"priority":"medium","tool":"{tool}","params":{},"reason":"Do it all the same"},
  'see-how-it-stands-now': {"priority":"medium","tool":"open","params":{"id":"{id}"},"reason":"See how {id} stands now"},
  'confirm-what-is-missing': {"priority":"medium","tool":"tasks_verify","params":{"task":"{task}","step_id":"{step_id}"},"reason":"Confirm what is missing, if it was really checked"},
  'attach-the-proof': {"priority":"medium","tool":"tasks_evidence_capture","params":{"task":"{task}","step_id":"{step_id}","checkpoint":"{checkpoint}"},"reason":"Attach the proof; put what was really run in place of the placeholders"},
  'see-the-first-open-step': {"priority":"medium","tool":"open","params":{"id":"{task}"},"reason":"See the first open step"},
  'close-the-confirmed-step': {"priority":"medium","tool":"tasks_done","params":{"task":"{task}","step_id":"{step_id}"},"reason":"Close the step, whose checkpoints are confirmed"},
  'see-who-is-there': {"priority":"medium","tool":"tasks_jobs_radar","params":{},"reason":"See who is there to take it"},
  'read-what-is-to-be-done': {"priority":"high","tool":"tasks_jobs_open","params":{"job":"{job}","include_prompt":true},"reason":"Read what is to be done"},
  'see-why-it-needs-attention': {"priority":"medium","tool":"open","params":{"id":"{ref}"},"reason":"See why: {kind}"},
  'close-the-step-at-hand': {"priority":"high","tool":"tasks_macro_close_step","params":{"task":"{task}"},"reason":"Close the step once its work is done"},
  'decompose-the-task': {"priority":"high","tool":"tasks_decompose","params":{"task":"{task}","steps":[{"title":"{title}","success_criteria":["<fill: how success is seen>"]}]},"reason":"Say what is to be done, step by step"},
  'close-the-task': {"priority":"high","tool":"tasks_macro_close_step","params":{"task":"{task}"},"reason":"Finish the task: no step is open"},
  'take-up-the-first-task': {"priority":"high","tool":"tasks_snapshot","params":{"task":"{task}"},"reason":"Take up the first open task of the plan"},
  'start-a-task-under-the-plan': {"priority":"high","tool":"tasks_macro_start","params":{"plan":"{plan}","task_title":"First task"},"reason":"Start a task under the plan"},
  'complete-the-plan': {"priority":"high","tool":"tasks_complete","params":{"plan":"{plan}"},"reason":"Finish the plan: no task is open"},
  'confirm-and-close-the-step': {"priority":"medium","tool":"tasks_macro_close_step","params":{"task":"{task}","path":"{path}"},"reason":"Confirm what is missing, if it was really checked, and close the step"},
  'close-the-step-with-proof': {"priority":"medium","tool":"tasks_macro_close_step","params":{"task":"{task}","path":"{path}"},"reason":"Close the step with proof; put what was really run in place of the placeholders"},
  'close-the-first-open-step': {"priority":"medium","tool":"tasks_macro_close_step","params":{"task":"{task}","path":"{path}"},"reason":"Close the first open step"},
  'see-what-is-on-the-branch': {"priority":"medium","tool":"context_pack","params":{"ref":"{checkout}"},"reason":"See what is on {checkout}"},
  'see-what-is-known-about-the-anchor': {"priority":"medium","tool":"open","params":{"id":"{anchor}"},"reason":"See what is known about {anchor}"},
};
