import { call, casesOf } from '../../../kit/index.ts';
import { aJob, annClaims, annCompletes } from '../../../worlds/jobs.ts';
import tool from './tasks_jobs_requeue.ts';

export default casesOf(tool, [
  {
    name: 'a job that failed',
    proves: ['an-ended-job-is-queued-again', 'it-can-be-claimed-again'],
    given: [aJob(), annClaims(), annCompletes({ status: 'FAILED', summary: 'No disk left' })],
    when: { job: 'JOB-001', reason: 'There is room now' },
    then: {
      result: {
        job: {
          status: 'QUEUED',
          revision: 3,
          runner: null,
          summary: null,
          claim_expires_at_ms: null,
          completed_at_ms: null,
        },
        event: { kind: 'requeued', message: 'There is room now' },
      },
      tells: ['job_requeued'],
      after: [call('tasks_jobs_claim', { runner_id: 'bob' }, { result: { job: { job_id: 'JOB-001' }, claim_revision: 4 } })],
    },
  },
  {
    name: 'a job with an open question',
    proves: ['what-was-raised-before-is-settled'],
    given: [
      aJob(),
      annClaims(),
      call('tasks_jobs_report', {
        job: 'JOB-001',
        runner_id: 'ann',
        claim_revision: 1,
        kind: 'question',
        message: 'Which lexer?',
      }),
      call('tasks_jobs_cancel', { job: 'JOB-001' }),
    ],
    when: { job: 'JOB-001' },
    then: {
      result: { event: { message: 'requeued' } },
      after: [call('tasks_jobs_radar', {}, { result: { jobs: [{ job_id: 'JOB-001', needs_manager: false, attention: null }] } })],
    },
  },
  {
    name: 'a running job',
    proves: ['a-job-under-way-is-refused'],
    given: [aJob(), annClaims()],
    when: { job: 'JOB-001' },
    then: { error: 'CONFLICT', refusal: 'job-is-under-way', suggests: ['tasks_jobs_open'] },
  },
  {
    name: 'a queued job',
    proves: ['a-job-under-way-is-refused'],
    given: [aJob()],
    when: { job: 'JOB-001' },
    then: { error: 'CONFLICT', refusal: 'job-is-under-way' },
  },
  {
    name: 'a job nobody made',
    proves: ['an-unknown-job-is-refused'],
    given: [aJob()],
    when: { job: 'JOB-404' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_list'] },
  },
]);
