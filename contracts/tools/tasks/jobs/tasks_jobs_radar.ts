import { Closed, defineTool, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { AnchorName } from '../../../types/anchor.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { TimestampMs } from '../../../types/ids.ts';
import { JobEvent, JobFields, JobId, JobMessage, JobRefs, JobStatus, JobTask, RunnerLease } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';

const RadarJob = Closed({
  ...JobFields,
  has_error: Type.Boolean(),
  needs_manager: Type.Boolean(),
  stale: Type.Boolean(),
  needs_proof: Type.Boolean(),
  /** The most pressing of them, and the event to open. */
  attention: Nullable(
    Closed({
      kind: OneOf(['has_error', 'needs_manager', 'stale', 'needs_proof']),
      ref: Type.String(),
      message: Type.String(),
    }),
  ),
  /** The newest event that says something: no heartbeat, and nothing that begins with "runner:". */
  last: Nullable(Closed({ ref: Type.String(), kind: Type.String(), ts_ms: TimestampMs, message: Type.String() })),
});

export default defineTool({
  name: 'tasks_jobs_radar',
  title: 'What the jobs need from you',
  summary:
    'Jobs under way, those that need you first, and who is there to run them. Answers a question with reply_job and reply_message.',
  effect: 'write',
  reads_when: { without: ['reply_job'] },
  tier: 'daily',
  render: 'lines',
  scope: 'workspace',
  target: 'entity_or_none',
  focus: 'ignored',
  budget: {
    knobs: ['max_chars'],
    keep: ['count', 'runner_status', 'reply'],
    shrink: [
      { drop: 'runner_leases_offline' },
      { drop: 'runner_diagnostics' },
      { drop: 'jobs[].last' },
      { shorten: 'jobs[].summary', to: 80 },
      { list: 'runner_leases', from: 'back' },
      { list: 'jobs', from: 'back', more: 'has_more' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    status: Opt(JobStatus),
    ...JobTask,
    anchor: Opt(AnchorName),
    limit: Limit(25),
    stale_after_s: Opt(
      Type.Integer({
        minimum: 1,
        maximum: 31_536_000,
        description: 'Also stale: a running job of which nothing was heard so long.',
      }),
    ),
    runners_limit: Limit(10, 50),
    runners_status: Opt(OneOf(['live', 'idle', 'offline'])),
    reply_job: Opt(JobId),
    reply_message: Opt(JobMessage),
    reply_refs: Opt(JobRefs),
    ...Budgeted,
  }),
  output: Type.Object({
    jobs: Type.Array(RadarJob),
    count: Type.Integer({ minimum: 0, description: 'How many match in all.' }),
    queued: Type.Integer({ minimum: 0, description: 'How many jobs of the workspace wait for a runner.' }),
    has_more: Type.Boolean(),
    runner_status: OneOf(['live', 'idle', 'offline']),
    runner_count: Type.Integer({ minimum: 0, description: 'How many runners have a lease.' }),
    runner_leases: Type.Array(RunnerLease),
    runner_leases_offline: Type.Array(RunnerLease),
    runner_diagnostics: Type.Array(
      Closed({ code: OneOf(['job_runner_offline']), job_id: JobId, runner_id: Type.String(), message: Type.String() }),
    ),
    runner_bootstrap: Nullable(Closed({ cmd: Type.String() })),
    reply: Nullable(JobEvent),
    truncated: Type.Boolean(),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID', 'CONFLICT'],
  refuses: ['job-is-not-known', 'job-has-ended', 'reply-lacks-a-part'],
  warnings: ['ANCHOR_ALIAS_RESOLVED'],
  tells: ['job_messaged'],

  rules: {
    'jobs-under-way-are-shown': must('Queued and running jobs are shown, or those of one status; count says how many there are.'),
    'one-line-when-nobody-is-needed': must('Where nothing needs attention, the answer is one state line.'),
    'a-question-needs-the-manager': must('needs_manager: the last question is newer than the last message of the manager.'),
    'an-error-stands-until-a-checkpoint': must('has_error: the last error is newer than the last checkpoint.'),
    'a-proof-gate-waits-for-proof': must(
      'needs_proof: the last proof_gate is newer than the last checkpoint and the last message of the manager with refs.',
    ),
    'a-job-whose-lease-ran-out-is-stale': must('stale: a running job whose lease has run out.'),
    'silence-makes-stale-when-asked': must('With stale_after_s, a running job of which nothing was heard so long is stale too.'),
    'the-most-pressing-come-first': must(
      'Errors come first, then questions, then stale jobs, then running before queued, then the newest change, then the id.',
    ),
    'one-command-for-each-need': must(
      'For every job that needs attention there is one command line, and it can be called as it is.',
    ),
    'heartbeats-are-not-news': must('last is the newest event that is no heartbeat and does not begin with "runner:".'),
    'runners-are-seen-by-their-leases': must('Runners with a lease are listed, live ones first; the rest are offline.'),
    'a-job-without-its-runner-is-noted': must('A running job whose runner has no lease gives the diagnosis job_runner_offline.'),
    'a-queue-without-runner-says-how-to-start': must(
      'When jobs are queued and every runner is offline, runner_bootstrap holds a command that takes one.',
    ),
    'an-alias-means-its-anchor': must('An alias keeps the jobs of its anchor, with the warning ANCHOR_ALIAS_RESOLVED.'),
    'filters-apply-together': must('anchor, task and status keep only the jobs that match all of them.'),
    'a-reply-answers-the-question': must(
      'reply_job with reply_message is a message of the manager; the answer shows what stands then.',
    ),
    'a-reply-needs-both-parts': must(
      'One of reply_job and reply_message without the other, or reply_refs alone, answers INVALID_INPUT.',
    ),
    'an-ended-job-takes-no-reply': must('A reply to a job that has ended answers CONFLICT and suggests tasks_jobs_requeue.'),
    'looking-writes-nothing': must('Without reply_job nothing is told, and an unknown workspace is not made.'),
  },
});
