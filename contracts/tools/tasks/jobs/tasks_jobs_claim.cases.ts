import { call, casesOf, saved } from '../../../kit/index.ts';
import { aJob, annClaims, annCompletes, theLeaseRunsOut } from '../../../worlds/jobs.ts';
import tool from './tasks_jobs_claim.ts';

export default casesOf(tool, [
  {
    name: 'a queued job',
    proves: ['a-queued-job-is-taken'],
    given: [aJob()],
    when: { job: 'JOB-001', runner_id: 'ann' },
    then: {
      result: {
        job: { job_id: 'JOB-001', status: 'RUNNING', runner: 'ann', revision: 1 },
        claim_revision: 1,
        lease_ttl_ms: 180_000,
        event: { kind: 'claimed' },
      },
      tells: ['job_claimed'],
      suggests: ['tasks_jobs_open'],
    },
  },
  {
    name: 'a job that ann holds',
    proves: ['a-claim-has-one-winner'],
    given: [aJob(), annClaims()],
    when: { job: 'JOB-001', runner_id: 'bob' },
    then: {
      error: 'CONFLICT',
      refusal: 'job-is-held',
      names: ['ann'],
      suggests: ['tasks_jobs_claim', 'tasks_jobs_open'],
      tells: [],
      after: [call('tasks_jobs_open', { job: 'JOB-001' }, { result: { job: { runner: 'ann', revision: 1 } } })],
    },
  },
  {
    name: 'the best of four',
    proves: ['the-most-urgent-is-taken-first'],
    given: [aJob({ priority: 'LOW' }), aJob(), aJob({ priority: 'HIGH' }), aJob({ priority: 'HIGH' })],
    when: { runner_id: 'ann' },
    then: {
      result: { job: { job_id: 'JOB-003' } },
      after: [
        call('tasks_jobs_claim', { runner_id: 'ann' }, { result: { job: { job_id: 'JOB-004' } } }),
        call('tasks_jobs_claim', { runner_id: 'ann' }, { result: { job: { job_id: 'JOB-002' } } }),
        call('tasks_jobs_claim', { runner_id: 'ann' }, { result: { job: { job_id: 'JOB-001' } } }),
      ],
    },
  },
  {
    name: 'nothing to do',
    proves: ['an-empty-queue-answers-null'],
    given: [aJob(), annClaims()],
    when: { runner_id: 'bob' },
    then: { result: { job: null, claim_revision: null, event: null }, tells: [] },
  },
  {
    name: 'a lease for an hour',
    proves: ['the-lease-has-bounds'],
    given: [aJob()],
    when: { runner_id: 'ann', lease_ttl_ms: 3_600_000 },
    then: { result: { lease_ttl_ms: 300_000 } },
  },
  {
    name: 'a lease for no time',
    proves: ['the-lease-has-bounds'],
    given: [aJob()],
    when: { runner_id: 'ann', lease_ttl_ms: 0 },
    then: { result: { lease_ttl_ms: 1_000 } },
  },
  {
    name: 'by the other name',
    proves: ['runner-means-runner-id'],
    given: [aJob(), call('tasks_jobs_claim', { runner: 'ann' }, { result: { job: { runner: 'ann' } } }), aJob()],
    when: { runner_id: 'bob' },
    then: { result: { job: { job_id: 'JOB-002', runner: 'bob' } } },
  },
  {
    name: 'a lease that lasts',
    proves: ['a-lease-that-lasts-is-not-broken'],
    given: [aJob(), annClaims()],
    when: { job: 'JOB-001', runner_id: 'bob', allow_stale: true },
    then: { error: 'CONFLICT', suggests: ['tasks_jobs_claim'] },
  },
  {
    name: 'a lease that ran out, unasked',
    proves: ['a-lease-that-ran-out-still-holds'],
    given: [aJob(), annClaims({ lease_ttl_ms: 1_000 }), theLeaseRunsOut],
    when: { job: 'JOB-001', runner_id: 'bob' },
    then: { error: 'CONFLICT', refusal: 'job-lease-has-run-out', suggests: ['tasks_jobs_claim'] },
  },
  {
    name: 'a lease that ran out',
    proves: ['a-lease-that-ran-out-can-be-taken'],
    given: [aJob(), annClaims({ lease_ttl_ms: 1_000 }), theLeaseRunsOut],
    when: { job: 'JOB-001', runner_id: 'bob', allow_stale: true },
    then: {
      result: {
        job: { status: 'RUNNING', runner: 'bob', revision: 2 },
        claim_revision: 2,
        event: { kind: 'reclaimed', meta: { previous_runner_id: 'ann', reason: 'ttl_expired' } },
      },
      tells: ['job_reclaimed'],
      after: [
        call(
          'tasks_jobs_report',
          { job: 'JOB-001', runner_id: 'ann', claim_revision: saved('claim'), message: 'still here' },
          { error: 'CONFLICT' },
        ),
      ],
    },
  },
  {
    name: 'a queued job before one that ran out',
    proves: ['the-queue-goes-first'],
    given: [aJob({ priority: 'HIGH' }), annClaims({ lease_ttl_ms: 1_000 }), aJob({ priority: 'LOW' }), theLeaseRunsOut],
    when: { runner_id: 'bob', allow_stale: true },
    then: {
      result: { job: { job_id: 'JOB-002' } },
      after: [
        call('tasks_jobs_claim', { runner_id: 'bob' }, { result: { job: null } }),
        call('tasks_jobs_claim', { runner_id: 'bob', allow_stale: true }, { result: { job: { job_id: 'JOB-001' } } }),
      ],
    },
  },
  {
    name: 'a job that is done',
    proves: ['an-ended-job-is-not-taken'],
    given: [aJob(), annClaims(), annCompletes()],
    when: { job: 'JOB-001', runner_id: 'bob', allow_stale: true },
    then: { error: 'CONFLICT', refusal: 'job-has-ended', suggests: ['tasks_jobs_requeue'] },
  },
  {
    name: 'a job nobody made',
    proves: ['an-unknown-job-is-refused'],
    given: [aJob()],
    when: { job: 'JOB-404', runner_id: 'ann' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_list'] },
  },
]);
