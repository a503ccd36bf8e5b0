import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { Job, JobEvent, JobId, JobMessage, JobMeta, JobRefs } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tasks_jobs_requeue',
  title: 'Queue an ended job again',
  summary: 'Puts a job that is DONE, FAILED or CANCELED back into the queue. Its events stay.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    job: JobId,
    reason: Opt(described(JobMessage, 'Why it is queued again.')),
    refs: Opt(JobRefs),
    meta: Opt(JobMeta),
  }),
  output: Type.Object({ job: Job, event: JobEvent }),
  errors: ['UNKNOWN_ID', 'CONFLICT'],
  refuses: ['job-is-not-known', 'job-is-under-way'],
  tells: ['job_requeued'],

  rules: {
    'an-ended-job-is-queued-again': must(
      'The job is QUEUED without runner, summary, lease and time of completion; its revision is one higher.',
    ),
    'it-can-be-claimed-again': must('A job that was queued again can be claimed as any other.'),
    'what-was-raised-before-is-settled': must('Questions and errors from before the requeue call for nobody any more.'),
    'a-job-under-way-is-refused': must('A job that is QUEUED or RUNNING answers CONFLICT.'),
    'an-unknown-job-is-refused': must('A job that does not exist answers UNKNOWN_ID and suggests tasks_jobs_list.'),
  },
});
