import { Closed, defineEvidence, Opt, Prose, type Static, Type } from '../kit/index.ts';
import { HandsProvider, Place } from '../types/mind-record.ts';
import { RunLimits } from '../types/run.ts';

const fields = Closed({
  ...Place,
  task: Type.String({ minLength: 1, description: 'What the run was asked to do.' }),
  provider: HandsProvider,
  resumes: Prose(200, { description: 'The conversation of Hands that it goes on with; empty when it begins one.' }),
  limits: RunLimits,
  bound_to: Opt(Type.String({ description: 'The task of a memory workspace that it works on, as workspace#TASK-001.' })),
});
const record: Static<typeof fields> = {
  batch_id: 'b0.run_start',
  thread_id: '',
  task: 'Add CSV export to the reports page.',
  provider: 'codex',
  resumes: '',
  limits: { max_batches: 8, max_minutes: null, max_mind_calls: null },
};

export default defineEvidence({
  kind: 'run_start',
  log: 'project',
  summary: 'A run began.',
  fields,
  valid: [
    { name: 'a task', record },
    { name: 'bound to a task of a workspace', record: { ...record, bound_to: 'acme/app#TASK-001' } },
  ],
  invalid: [
    { name: 'no task', record: { ...record, task: '' }, because: 'a run has a task' },
    {
      name: 'no limit on batches',
      record: { ...record, limits: { ...record.limits, max_batches: 0 } },
      because: 'one batch at least',
    },
  ],
});
