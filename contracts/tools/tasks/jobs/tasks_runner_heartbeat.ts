import { call, defineTool, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { JobId, JobMeta, LeaseMs, RunnerLease, RunnerName } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aJob, theLeaseRunsOut } from '../../../worlds/jobs.ts';

export default defineTool({
  name: 'tasks_runner_heartbeat',
  title: 'Say that a runner is there',
  summary: 'Gives a runner a lease for a while. A runner whose lease has run out counts as offline, whatever it said.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    runner_id: RunnerName,
    status: OneOf(['idle', 'live']),
    active_job_id: Opt(JobId),
    lease_ttl_ms: LeaseMs(20_000),
    meta: Opt(JobMeta),
  }),
  output: Type.Object({ ref: Type.String({ description: 'runner:<id>, as open takes it.' }), lease: RunnerLease }),
  errors: ['UNKNOWN_ID'],
  tells: ['runner_beat'],

  rules: {
    'a-beat-gives-a-lease': must('The lease lasts lease_ttl_ms from now, 20 000 ms unless said, within 1 000 to 300 000.'),
    'a-beat-replaces-the-one-before': must(
      'Status, job and meta are those of the newest beat; created_at_ms is that of the first.',
    ),
    'only-the-lease-says-who-is-there': must('When the lease has run out the runner is offline, whatever its status.'),
    'an-unknown-job-is-refused': must('An active_job_id that does not exist answers UNKNOWN_ID and suggests tasks_jobs_list.'),
  },
  cases: [
    {
      name: 'a runner at work',
      proves: ['a-beat-gives-a-lease'],
      given: [aJob()],
      when: { runner_id: 'ann', status: 'live', active_job_id: 'JOB-001' },
      then: {
        result: {
          ref: 'runner:ann',
          lease: { runner_id: 'ann', status: 'live', active_job_id: 'JOB-001', lease_active: true, expires_in_ms: 20_000 },
        },
        tells: ['runner_beat'],
      },
    },
    {
      name: 'a lease for an hour',
      proves: ['a-beat-gives-a-lease'],
      given: [aJob()],
      when: { runner_id: 'ann', status: 'idle', lease_ttl_ms: 3_600_000 },
      then: { result: { lease: { expires_in_ms: 300_000, active_job_id: null } } },
    },
    {
      name: 'a second beat',
      proves: ['a-beat-replaces-the-one-before'],
      given: [
        aJob(),
        call('tasks_runner_heartbeat', { runner_id: 'ann', status: 'live', active_job_id: 'JOB-001', meta: { v: 1 } }),
      ],
      when: { runner_id: 'ann', status: 'idle', meta: { v: 2 } },
      then: {
        result: { lease: { status: 'idle', active_job_id: null } },
        after: [call('open', { id: 'runner:ann' }, { result: { status: 'idle', meta: { v: 2 } } })],
      },
    },
    {
      name: 'a runner that went away',
      proves: ['only-the-lease-says-who-is-there'],
      given: [aJob()],
      when: { runner_id: 'ann', status: 'live', lease_ttl_ms: 1 },
      then: {
        result: { lease: { expires_in_ms: 1_000 } },
        after: [
          theLeaseRunsOut,
          call('open', { id: 'runner:ann' }, { result: { status: 'offline', lease: { status: 'live', lease_active: false } } }),
        ],
      },
    },
    {
      name: 'a job nobody made',
      proves: ['an-unknown-job-is-refused'],
      given: [aJob()],
      when: { runner_id: 'ann', status: 'live', active_job_id: 'JOB-404' },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_list'] },
    },
  ],
});
