import { defineTool, described, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { JobId, JobMeta, LeaseMs, RunnerLease, RunnerName } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tasks_runner_heartbeat',
  title: 'Say that a runner is there',
  summary: 'Gives a runner a lease for a while. A runner whose lease has run out counts as offline, whatever it said.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    runner_id: RunnerName,
    status: OneOf(['idle', 'live'], { description: 'live while working on a job, else idle.' }),
    active_job_id: Opt(described(JobId, 'Job the runner works on.')),
    lease_ttl_ms: LeaseMs(20_000),
    meta: Opt(JobMeta),
  }),
  output: Type.Object({ ref: Type.String({ description: 'runner:<id>, as open takes it.' }), lease: RunnerLease }),
  errors: ['UNKNOWN_ID'],
  refuses: ['job-is-not-known'],
  tells: ['runner_beat'],

  rules: {
    'a-beat-gives-a-lease': must('The lease lasts lease_ttl_ms from now, 20 000 ms unless said, within 1 000 to 300 000.'),
    'a-beat-replaces-the-one-before': must(
      'Status, job and meta are those of the newest beat; created_at_ms is that of the first.',
    ),
    'only-the-lease-says-who-is-there': must('When the lease has run out the runner is offline, whatever its status.'),
    'an-unknown-job-is-refused': must('An active_job_id that does not exist answers UNKNOWN_ID and suggests tasks_jobs_list.'),
  },
});
