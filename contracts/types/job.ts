import { Closed, counted, described, FreeObject, Nullable, named, OneOf, Opt, Prose, Text, Type, Words } from '../kit/schema.ts';
import { EntityId, Seq, TimestampMs } from './ids.ts';
import { TargetRef } from './scope.ts';

/** The numbers that PostgreSQL and JavaScript both hold exactly. */
const farthest = Number.MAX_SAFE_INTEGER;

export const JobId = named(
  'JobId',
  Type.String({
    pattern: '^JOB-[0-9]{3,12}$',
    form: 'an id such as JOB-001',
    maxLength: 32,
    description: 'A job: JOB-001.',
    ...counted('JOB'),
  }),
);
export const JobStatus = named(
  'JobStatus',
  OneOf(['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELED'], {
    description: 'QUEUED waits for a runner, RUNNING is held under a lease; the others are ended.',
  }),
);
export const JobPriority = named(
  'JobPriority',
  OneOf(['LOW', 'MEDIUM', 'HIGH'], { description: 'How urgent; HIGH is taken first.' }),
);

/** Who works on jobs: a process, an agent, a person. */
export const JobRunner = Words(128, { description: 'Who works: the name of a runner.' });
export const RunnerName = Words(256, { description: 'Who works: the name of a runner.' });
export const JobAnchor = Type.String({
  pattern: '^a:[a-z0-9][a-z0-9-]{0,63}$',
  form: 'a: with small letters, digits and - behind it, such as a:core',
  description: 'The part of the project that the job is about: a:core.',
});
export const JobMessage = Words(400, { description: 'What to say, in a line or two.' });
export const JobSummary = Words(800, { description: 'What came of it, in a few lines.' });
export const JobMeta = FreeObject({ description: 'Anything more, as an object.' });
export const JobRefs = Type.Array(Text(128), {
  maxItems: 32,
  description: 'What it rests on: ids, links, "CMD: …", "LINK: …".',
});
export const ClaimRevision = Type.Integer({
  minimum: 0,
  maximum: farthest,
  description: 'What the claim answered: it names one claim of the job.',
});
export const LeaseMs = (fallback: number) =>
  Opt(
    Type.Integer({
      default: fallback,
      description: `How long the lease lasts, in milliseconds (${fallback}); brought into 1000..300000.`,
    }),
  );
export const SeqBound = (description: string) => Opt(Type.Integer({ minimum: 0, maximum: farthest, description }));

/** The plan or task of a job, by either name; the focus does not matter. */
export const JobTask = {
  task: Opt(described(EntityId, 'Plan or task that the job is for.')),
  target: Opt(described(TargetRef, 'The same as task, also as {id, kind}.')),
};

export const JobFields = {
  job_id: JobId,
  revision: Type.Integer({
    minimum: 0,
    description: 'Grows when the job changes hands or ends; while it runs it is the claim_revision.',
  }),
  status: JobStatus,
  title: Type.String({ description: 'What the job is, in a line.' }),
  kind: Type.String({ description: 'What sort of runner it is for.' }),
  priority: JobPriority,
  task: Nullable(EntityId, { description: 'Plan or task it is for; null when none.' }),
  anchor: Nullable(Type.String(), { description: 'Part of the project that it is about; null when none was named.' }),
  runner: Nullable(Type.String(), { description: 'Who holds it; null while nobody does.' }),
  summary: Nullable(Type.String(), { description: 'What came of it; null while it has not ended.' }),
  claim_expires_at_ms: Nullable(TimestampMs, { description: 'When the lease runs out; null while nobody holds it.' }),
  created_at_ms: described(TimestampMs, 'When it was created.'),
  updated_at_ms: described(TimestampMs, 'When it was changed last.'),
  completed_at_ms: Nullable(TimestampMs, { description: 'When it ended; null while it has not.' }),
};

export const Job = named('Job', Closed(JobFields), 'A piece of work for a runner.');

export const JobEvent = named(
  'JobEvent',
  Closed({
    job_id: JobId,
    seq: Seq,
    ref: Type.String({ description: 'JOB-001@<seq>, as open takes it.' }),
    ts_ms: described(TimestampMs, 'When it happened.'),
    kind: Type.String({ description: 'What it is: created, claimed, progress, question, error, …' }),
    message: Prose(800, { description: 'What was said.' }),
    percent: Nullable(Type.Integer({ minimum: 0, maximum: 100 }), {
      description: 'How far the job is, 0 to 100; null when not said.',
    }),
    refs: Type.Array(Type.String(), { maxItems: 32, description: 'Ids, links, "CMD: …" or "LINK: …" that back it.' }),
    meta: Opt(JobMeta),
  }),
  'One entry in the log of a job.',
);

export const JobChange = named(
  'JobChange',
  Closed({ job: described(Job, 'The job after the change.'), event: described(JobEvent, 'The event that records the change.') }),
  'What every change of a job answers.',
);

export const RunnerLease = named(
  'RunnerLease',
  Closed({
    runner_id: Type.String({ description: 'Name of the runner.' }),
    status: OneOf(['idle', 'live'], {
      description: 'What the runner reported last; without an active lease it counts as offline.',
    }),
    active_job_id: Nullable(JobId, { description: 'Job the runner works on; null when none.' }),
    lease_expires_at_ms: described(TimestampMs, 'When the lease runs out.'),
    created_at_ms: described(TimestampMs, 'When the runner reported itself first.'),
    updated_at_ms: described(TimestampMs, 'When it reported itself last.'),
    lease_active: Type.Boolean({ description: 'True while the lease has not run out.' }),
    expires_in_ms: Type.Integer({ minimum: 0, description: 'Milliseconds until the lease runs out; 0 when it has.' }),
  }),
  'A runner that reported itself, and until when that counts.',
);
