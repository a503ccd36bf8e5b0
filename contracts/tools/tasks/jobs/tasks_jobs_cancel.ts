import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { Job, JobEvent, JobId, JobMessage, JobMeta, JobRefs } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tasks_jobs_cancel',
  title: 'Call a job off',
  summary: 'Ends a queued or running job as CANCELED, whoever holds it. Its runner learns it from the next report.',
  effect: 'write',
  destructive: true,
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    job: JobId,
    reason: Opt(described(JobMessage, 'Why it is cancelled.')),
    refs: Opt(JobRefs),
    meta: Opt(JobMeta),
  }),
  output: Type.Object({ job: Job, event: JobEvent }),
  errors: ['UNKNOWN_ID', 'CONFLICT'],
  refuses: ['job-is-not-known', 'job-has-ended'],
  tells: ['job_canceled'],

  rules: {
    'a-queued-job-is-called-off': must('A queued job is CANCELED; its revision is one higher, and the event says the reason.'),
    'a-running-job-is-called-off': must('A running job is CANCELED too, and its claim is no longer good.'),
    'an-ended-job-stays-ended': must('A job that has ended answers CONFLICT.'),
    'an-unknown-job-is-refused': must('A job that does not exist answers UNKNOWN_ID and suggests tasks_jobs_list.'),
  },
});
