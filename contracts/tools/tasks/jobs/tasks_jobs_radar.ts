import { Closed, defineTool, described, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { AnchorName } from '../../../types/anchor.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { TimestampMs } from '../../../types/ids.ts';
import { JobEvent, JobFields, JobId, JobMessage, JobRefs, JobStatus, JobTask, RunnerLease } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';

const RadarJob = Closed({
  ...JobFields,
  has_error: Type.Boolean({ description: 'True when its last error is newer than its last checkpoint.' }),
  needs_manager: Type.Boolean({ description: 'True when its last question has no answer yet.' }),
  stale: Type.Boolean({ description: 'True when it runs and its lease has run out, or stale_after_s has passed.' }),
  needs_proof: Type.Boolean({ description: 'True when its last proof_gate waits for a checkpoint or refs.' }),
  attention: Nullable(
    Closed({
      kind: OneOf(['has_error', 'needs_manager', 'stale', 'needs_proof'], { description: 'Which of the four it is.' }),
      ref: Type.String({ description: 'Event to open, JOB-001@<seq>.' }),
      message: Type.String({ description: 'What the event says.' }),
    }),
    { description: 'What is most urgent about it; null when nothing is.' },
  ),
  last: Nullable(
    Closed({
      ref: Type.String({ description: 'Reference of the event, JOB-001@<seq>.' }),
      kind: Type.String({ description: 'What it is, such as progress or question.' }),
      ts_ms: described(TimestampMs, 'When it happened.'),
      message: Type.String({ description: 'What it says.' }),
    }),
    {
      description:
        'Newest event that says something; heartbeats and messages that begin with "runner:" do not count. Null when none.',
    },
  ),
});

export default defineTool({
  name: 'tasks_jobs_radar',
  title: 'What the jobs need from you',
  summary:
    'Jobs under way, those that need you first, and who is there to run them. Answers a question with reply_job and reply_message.',
  effect: 'write',
  reads_when: { without: ['reply_job'] },
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
    status: Opt(described(JobStatus, 'Only jobs with this status; left out: queued and running ones.')),
    ...JobTask,
    anchor: Opt(described(AnchorName, 'Only jobs about this part of the project.')),
    limit: Limit(25),
    stale_after_s: Opt(
      Type.Integer({
        minimum: 1,
        maximum: 31_536_000,
        description: 'Also stale: a running job of which nothing was heard so long.',
      }),
    ),
    runners_limit: Limit(10, 50),
    runners_status: Opt(OneOf(['live', 'idle', 'offline'], { description: 'Only runners in this state.' })),
    reply_job: Opt(described(JobId, 'Job to answer; needs reply_message.')),
    reply_message: Opt(described(JobMessage, 'What to tell its runner.')),
    reply_refs: Opt(described(JobRefs, 'Ids, links, "CMD: …" or "LINK: …" that back the reply.')),
    ...Budgeted,
  }),
  output: Type.Object({
    jobs: Type.Array(RadarJob, { description: 'The jobs, most urgent first.' }),
    count: Type.Integer({ minimum: 0, description: 'How many match in all.' }),
    queued: Type.Integer({ minimum: 0, description: 'How many jobs of the workspace wait for a runner.' }),
    has_more: Type.Boolean({ description: 'True when more jobs match than limit.' }),
    runner_status: OneOf(['live', 'idle', 'offline'], { description: 'live when any runner is, else idle, else offline.' }),
    runner_count: Type.Integer({ minimum: 0, description: 'How many runners have a lease.' }),
    runner_leases: Type.Array(RunnerLease, { description: 'Runners with a lease.' }),
    runner_leases_offline: Type.Array(RunnerLease, { description: 'Runners whose lease has run out.' }),
    runner_diagnostics: Type.Array(
      Closed({
        code: OneOf(['job_runner_offline'], { description: 'What is wrong, as a code.' }),
        job_id: JobId,
        runner_id: Type.String({ description: 'Name of the runner.' }),
        message: Type.String({ description: 'What is wrong, in a sentence.' }),
      }),
      { description: 'Running jobs whose runner is offline.' },
    ),
    runner_bootstrap: Nullable(Closed({ cmd: Type.String({ description: 'Command to run in a shell.' }) }), {
      description: 'How to take a job; null unless jobs are queued and every runner is offline.',
    }),
    reply: Nullable(JobEvent, { description: 'Event of the reply; null when none was sent.' }),
    truncated: Truncated,
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
