import { anything, call, defineTool, must, Opt, saved, Type } from '../../../kit/index.ts';
import { Job, JobEvent, JobId, JobMessage, JobMeta, JobRefs } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aJob, annClaims, annCompletes } from '../../../worlds/jobs.ts';

export default defineTool({
  name: 'tasks_jobs_cancel',
  title: 'Call a job off',
  summary: 'Ends a queued or running job as CANCELED, whoever holds it. Its runner learns it from the next report.',
  effect: 'write',
  destructive: true,
  scope: 'workspace',

  input: Type.Object({ ...InWorkspace, job: JobId, reason: Opt(JobMessage), refs: Opt(JobRefs), meta: Opt(JobMeta) }),
  output: Type.Object({ job: Job, event: JobEvent }),
  errors: ['UNKNOWN_ID', 'CONFLICT'],
  tells: ['job_canceled'],

  rules: {
    'a-queued-job-is-called-off': must('A queued job is CANCELED; its revision is one higher, and the event says the reason.'),
    'a-running-job-is-called-off': must('A running job is CANCELED too, and its claim is no longer good.'),
    'an-ended-job-stays-ended': must('A job that has ended answers CONFLICT.'),
    'an-unknown-job-is-refused': must('A job that does not exist answers UNKNOWN_ID and suggests tasks_jobs_list.'),
  },
  cases: [
    {
      name: 'a queued job',
      proves: ['a-queued-job-is-called-off'],
      given: [aJob()],
      when: { job: 'JOB-001', reason: 'Not needed any more', refs: ['notes@2'] },
      then: {
        result: {
          job: { status: 'CANCELED', revision: 1, completed_at_ms: anything },
          event: { kind: 'canceled', message: 'Not needed any more', refs: ['notes@2'] },
        },
        tells: ['job_canceled'],
        after: [call('tasks_jobs_claim', { runner_id: 'ann' }, { result: { job: null } })],
      },
    },
    {
      name: 'a running job',
      proves: ['a-running-job-is-called-off'],
      given: [aJob(), annClaims()],
      when: { job: 'JOB-001' },
      then: {
        result: { job: { status: 'CANCELED', revision: 2, claim_expires_at_ms: null } },
        after: [
          call(
            'tasks_jobs_complete',
            { job: 'JOB-001', runner_id: 'ann', claim_revision: saved('claim'), status: 'DONE' },
            { error: 'CONFLICT' },
          ),
        ],
      },
    },
    {
      name: 'a job that is done',
      proves: ['an-ended-job-stays-ended'],
      given: [aJob(), annClaims(), annCompletes()],
      when: { job: 'JOB-001' },
      then: { error: 'CONFLICT', message: 'DONE', suggests: ['tasks_jobs_open'] },
    },
    {
      name: 'a job nobody made',
      proves: ['an-unknown-job-is-refused'],
      given: [aJob()],
      when: { job: 'JOB-404' },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_list'] },
    },
  ],
});
