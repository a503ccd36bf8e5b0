import { call, casesOf } from '../../../kit/index.ts';
import { aJob, theLeaseRunsOut } from '../../../worlds/jobs.ts';
import tool from './tasks_runner_heartbeat.ts';

export default casesOf(tool, [
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
]);
