import { call, casesOf, saved } from '../../../kit/index.ts';
import { aJob, annClaims, annReports, theLeaseRunsOut } from '../../../worlds/jobs.ts';
import tool from './tasks_jobs_report.ts';

const asAnn = { job: 'JOB-001', runner_id: 'ann', claim_revision: saved('claim') };

export default casesOf(tool, [
  {
    name: 'half way',
    proves: ['a-report-is-an-event', 'the-revision-stays'],
    given: [aJob(), annClaims()],
    when: { ...asAnn, message: 'half way', percent: 50, refs: ['notes@3'] },
    then: {
      result: {
        job: { status: 'RUNNING', revision: saved('claim') },
        lease_ttl_ms: 180_000,
        event: { kind: 'progress', message: 'half way', percent: 50, refs: ['notes@3'] },
      },
      tells: ['job_reported'],
    },
  },
  {
    name: 'a lease renewed',
    proves: ['a-report-renews-the-lease'],
    given: [
      aJob(),
      annClaims({ lease_ttl_ms: 1_000 }),
      call('tasks_jobs_report', { ...asAnn, message: 'on it', lease_ttl_ms: 60_000 }),
      theLeaseRunsOut,
      call('tasks_jobs_claim', { job: 'JOB-001', runner_id: 'bob', allow_stale: true }, { error: 'CONFLICT' }),
    ],
    when: { ...asAnn, message: 'still on it', lease_ttl_ms: 999_999 },
    then: { result: { job: { runner: 'ann' }, lease_ttl_ms: 300_000 } },
  },
  {
    name: 'a report by another',
    proves: ['only-the-holder-reports'],
    given: [aJob(), annClaims()],
    when: { ...asAnn, runner_id: 'bob', message: 'mine now' },
    then: {
      error: 'CONFLICT',
      suggests: ['tasks_jobs_open'],
      tells: [],
      after: [call('tasks_jobs_tail', { job: 'JOB-001' }, { result: { events: [{ kind: 'created' }, { kind: 'claimed' }] } })],
    },
  },
  {
    name: 'a report with an old claim',
    proves: ['only-the-holder-reports'],
    given: [
      aJob(),
      annClaims(),
      call('tasks_jobs_cancel', { job: 'JOB-001' }),
      call('tasks_jobs_requeue', { job: 'JOB-001' }),
      call('tasks_jobs_claim', { job: 'JOB-001', runner_id: 'ann' }),
    ],
    when: { ...asAnn, message: 'from before' },
    then: { error: 'CONFLICT', suggests: ['tasks_jobs_open'] },
  },
  {
    name: 'a report on a canceled job',
    proves: ['a-job-at-rest-takes-no-report'],
    given: [aJob(), annClaims(), call('tasks_jobs_cancel', { job: 'JOB-001' })],
    when: { ...asAnn, message: 'half way' },
    then: { error: 'CONFLICT', refusal: 'job-has-ended-meanwhile' },
  },
  {
    name: 'a late report',
    proves: ['a-lease-that-ran-out-can-be-renewed'],
    given: [aJob(), annClaims({ lease_ttl_ms: 1_000 }), theLeaseRunsOut],
    when: { ...asAnn, message: 'slow, but here' },
    then: {
      result: { job: { status: 'RUNNING', runner: 'ann' } },
      after: [call('tasks_jobs_claim', { job: 'JOB-001', runner_id: 'bob', allow_stale: true }, { error: 'CONFLICT' })],
    },
  },
  {
    name: 'two heartbeats',
    proves: ['heartbeats-coalesce'],
    given: [aJob(), annClaims(), annReports('heartbeat', 'alive', { beat: '/event/seq' })],
    when: { ...asAnn, kind: 'heartbeat', message: 'alive again' },
    then: {
      result: { event: { seq: saved('beat'), kind: 'heartbeat', message: 'alive again' } },
      tells: ['job_heartbeat_renewed'],
      after: [
        call(
          'tasks_jobs_tail',
          { job: 'JOB-001' },
          { result: { events: [{ kind: 'created' }, { kind: 'claimed' }, { seq: saved('beat'), message: 'alive again' }] } },
        ),
      ],
    },
  },
  {
    name: 'a heartbeat after progress',
    proves: ['a-later-heartbeat-is-new'],
    given: [aJob(), annClaims(), annReports('heartbeat', 'alive', { beat: '/event/seq' }), annReports('progress', 'half way')],
    when: { ...asAnn, kind: 'heartbeat', message: 'alive' },
    then: { result: { event: { seq: { $not: saved('beat') }, kind: 'heartbeat' } }, tells: ['job_reported'] },
  },
  {
    name: 'a runner that speaks as the manager',
    proves: ['kinds-of-the-server-are-refused'],
    given: [aJob(), annClaims()],
    when: { ...asAnn, kind: 'manager', message: 'go on' },
    then: { error: 'INVALID_INPUT', refusal: 'report-kind-is-reserved', names: ['manager'] },
  },
  {
    name: 'a job nobody made',
    proves: ['an-unknown-job-is-refused'],
    given: [aJob()],
    when: { job: 'JOB-404', runner_id: 'ann', claim_revision: 1, message: 'x' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_list'] },
  },
]);
