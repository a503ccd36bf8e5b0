import { Closed, Formed, FreeObject, Nullable, named, OneOf, Opt, Prose, Text, Type, Words } from '../kit/schema.ts';
import { EntityId, Seq, TimestampMs } from './ids.ts';
import { TargetRef } from './scope.ts';

/** The numbers that PostgreSQL and JavaScript both hold exactly. */
const farthest = Number.MAX_SAFE_INTEGER;

export const JobId = named(
  'JobId',
  Formed('^JOB-[0-9]{3,12}$', 'an id such as JOB-001', { maxLength: 32, description: 'A job: JOB-001.' }),
);
export const JobStatus = named('JobStatus', OneOf(['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELED']));
export const JobPriority = named('JobPriority', OneOf(['LOW', 'MEDIUM', 'HIGH']));

/** Who works on jobs: a process, an agent, a person. */
export const JobRunner = Words(128, { description: 'Who works: the name of a runner.' });
export const RunnerName = Words(256, { description: 'Who works: the name of a runner.' });
export const JobAnchor = Formed('^a:[a-z0-9][a-z0-9-]{0,63}$', 'a: with small letters, digits and - behind it, such as a:core', {
  description: 'The part of the project that the job is about: a:core.',
});
export const JobMessage = Words(400);
export const JobSummary = Words(800);
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
export const JobTask = { task: Opt(EntityId), target: Opt(TargetRef) };

export const JobFields = {
  job_id: JobId,
  /** Grows with every change of hands or end; while the job runs it is the claim's token. */
  revision: Type.Integer({ minimum: 0 }),
  status: JobStatus,
  title: Type.String(),
  kind: Type.String(),
  priority: JobPriority,
  task: Nullable(EntityId),
  anchor: Nullable(Type.String()),
  runner: Nullable(Type.String()),
  summary: Nullable(Type.String()),
  claim_expires_at_ms: Nullable(TimestampMs),
  created_at_ms: TimestampMs,
  updated_at_ms: TimestampMs,
  completed_at_ms: Nullable(TimestampMs),
};

export const Job = named('Job', Closed(JobFields));

export const JobEvent = named(
  'JobEvent',
  Closed({
    job_id: JobId,
    seq: Seq,
    ref: Type.String({ description: 'JOB-001@<seq>, as open takes it.' }),
    ts_ms: TimestampMs,
    kind: Type.String(),
    message: Prose(400),
    percent: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
    refs: Type.Array(Type.String(), { maxItems: 32 }),
    meta: Opt(JobMeta),
  }),
);

/** What every change of a job answers. */
export const JobChange = named('JobChange', Closed({ job: Job, event: JobEvent }));

export const RunnerLease = named(
  'RunnerLease',
  Closed({
    runner_id: Type.String(),
    /** What the runner last said; without an active lease it counts as offline, whatever it said. */
    status: OneOf(['idle', 'live']),
    active_job_id: Nullable(JobId),
    lease_expires_at_ms: TimestampMs,
    created_at_ms: TimestampMs,
    updated_at_ms: TimestampMs,
    lease_active: Type.Boolean(),
    expires_in_ms: Type.Integer({ minimum: 0 }),
  }),
);
