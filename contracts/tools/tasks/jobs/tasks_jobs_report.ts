import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { ClaimRevision, Job, JobEvent, JobId, JobMessage, JobMeta, JobRefs, JobRunner, LeaseMs } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tasks_jobs_report',
  title: 'Say how a job goes',
  summary:
    'Adds an event to the job you hold and renews your lease. A question, error or proof_gate calls for the manager; a checkpoint settles it.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    job: JobId,
    runner_id: JobRunner,
    claim_revision: ClaimRevision,
    kind: Opt(
      Type.String({
        pattern: '^[a-z][a-z0-9_]{0,31}$',
        form: 'a word of small letters, digits and _, such as progress',
        default: 'progress',
        description: 'progress (default), heartbeat, checkpoint, question, proof_gate, error, or a word of your own.',
      }),
    ),
    message: described(JobMessage, 'What to report, in a line or two.'),
    percent: Opt(Type.Integer({ minimum: 0, maximum: 100, description: 'How far the job is, 0 to 100.' })),
    refs: Opt(JobRefs),
    meta: Opt(JobMeta),
    lease_ttl_ms: LeaseMs(180_000),
  }),
  output: Type.Object({
    job: Job,
    lease_ttl_ms: Type.Integer({ description: 'How long the lease really lasts.' }),
    event: JobEvent,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID', 'CONFLICT'],
  refuses: [
    'job-is-not-known',
    'report-kind-is-reserved',
    'job-is-not-claimed',
    'job-has-ended-meanwhile',
    'job-is-held-by-another',
    'job-is-held-under-another-claim',
  ],
  tells: ['job_reported', 'job_heartbeat_renewed'],

  rules: {
    'a-report-is-an-event': must('The report is kept as an event, of kind progress unless kind says otherwise.'),
    'a-report-renews-the-lease': must('The lease lasts from now on for lease_ttl_ms, within 1 000 to 300 000.'),
    'the-revision-stays': must('A report does not change the revision, so the claim stays good.'),
    'only-the-holder-reports': must('Another runner, or another claim_revision, answers CONFLICT; nothing is written.'),
    'a-job-at-rest-takes-no-report': must('A job that is not RUNNING answers CONFLICT.'),
    'a-lease-that-ran-out-can-be-renewed': must('As long as nobody took the job, its holder may report after the lease ran out.'),
    'heartbeats-coalesce': must('A heartbeat right after a heartbeat updates that event and keeps its seq.'),
    'a-later-heartbeat-is-new': must('A heartbeat after any other event is an event of its own.'),
    'kinds-of-the-server-are-refused': must(
      'created, claimed, reclaimed, manager, completed, canceled and requeued answer INVALID_INPUT: no runner says them.',
    ),
    'an-unknown-job-is-refused': must('A job that does not exist answers UNKNOWN_ID and suggests tasks_jobs_list.'),
  },
});
