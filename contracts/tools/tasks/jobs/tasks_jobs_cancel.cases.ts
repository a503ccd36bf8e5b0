import { anything, call, casesOf, saved } from '../../../kit/index.ts';
import { aJob, annClaims, annCompletes } from '../../../worlds/jobs.ts';
import tool from './tasks_jobs_cancel.ts';

export default casesOf(tool, [
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
    then: { error: 'CONFLICT', refusal: 'job-has-ended', suggests: ['tasks_jobs_open'] },
  },
  {
    name: 'a job nobody made',
    proves: ['an-unknown-job-is-refused'],
    given: [aJob()],
    when: { job: 'JOB-404' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_list'] },
  },
]);
