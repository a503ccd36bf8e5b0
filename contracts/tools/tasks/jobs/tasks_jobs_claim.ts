import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { ClaimRevision, Job, JobEvent, JobId, JobRunner, LeaseMs } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tasks_jobs_claim',
  title: 'Take a job',
  summary:
    'Takes a queued job under a lease, the most urgent and oldest one if none is named. The claim_revision it answers is the key to report and complete.',
  effect: 'write',
  scope: 'workspace',
  aliases: { runner: 'runner_id' },

  input: Type.Object({
    ...InWorkspace,
    job: Opt(described(JobId, 'Job to take; left out: the most urgent queued one.')),
    runner_id: JobRunner,
    lease_ttl_ms: LeaseMs(180_000),
    allow_stale: Opt(Type.Boolean({ default: false, description: 'Also take a job whose lease has run out.' })),
  }),
  output: Type.Object({
    job: Nullable(Job, { description: 'The job that was taken; null when nothing is queued.' }),
    claim_revision: Nullable(ClaimRevision, {
      description: 'Key for tasks_jobs_report and tasks_jobs_complete; null when no job was taken.',
    }),
    lease_ttl_ms: Type.Integer({ description: 'How long the lease really lasts.' }),
    event: Nullable(JobEvent, { description: 'Event of the claim; null when no job was taken.' }),
  }),
  errors: ['UNKNOWN_ID', 'CONFLICT'],
  refuses: ['job-is-not-known', 'job-has-ended', 'job-is-held', 'job-lease-has-run-out'],
  tells: ['job_claimed', 'job_reclaimed'],

  rules: {
    'a-queued-job-is-taken': must('The job is RUNNING for this runner; its revision is one higher, and is the claim_revision.'),
    'a-claim-has-one-winner': must('A job that another runner holds answers CONFLICT and suggests claiming any other.'),
    'the-most-urgent-is-taken-first': must(
      'Without job the queued one with the highest priority is taken; among equals the oldest.',
    ),
    'an-empty-queue-answers-null': must('When nothing can be taken, job is null and nothing is told.'),
    'the-lease-has-bounds': must('A lease lasts 1 000 to 300 000 ms; what is asked beyond is brought back.'),
    'runner-means-runner-id': must('runner is another name of runner_id.'),
    'a-lease-that-lasts-is-not-broken': must('Before the lease has run out, allow_stale=true answers CONFLICT.'),
    'a-lease-that-ran-out-still-holds': must(
      'Without allow_stale a lease that ran out answers CONFLICT and suggests allow_stale.',
    ),
    'a-lease-that-ran-out-can-be-taken': must(
      'With allow_stale=true it is taken: the event is reclaimed, and its meta names the previous runner and why.',
    ),
    'the-queue-goes-first': must('Without job, allow_stale takes a job whose lease ran out only when none is queued.'),
    'an-ended-job-is-not-taken': must('A job that has ended answers CONFLICT and suggests tasks_jobs_requeue.'),
    'an-unknown-job-is-refused': must('A job that does not exist answers UNKNOWN_ID and suggests tasks_jobs_list.'),
  },
});
