import { defineFacts, Nullable, OneOf, Opt, Type } from '../kit/index.ts';
import { EntityId, Seq, TimestampMs } from '../types/ids.ts';
import {
  ClaimRevision,
  JobAnchor,
  JobChange,
  JobId,
  JobMessage,
  JobMeta,
  JobPriority,
  JobRefs,
  JobRunner,
  JobSummary,
  RunnerName,
} from '../types/job.ts';

/** What an event's own row keeps. */
const said = ['message', 'refs', 'meta'] as const;
const Said = { job_id: JobId, message: JobMessage, refs: JobRefs, meta: Opt(JobMeta) };
/** A turn in the life of a job raises its revision. */
const Turned = { ...Said, revision: Type.Integer({ minimum: 0 }) };

export const jobFacts = defineFacts({
  job_created: {
    summary: 'A job was put into the queue.',
    payload: Type.Object({
      job_id: JobId,
      title: Type.String(),
      prompt: Type.String(),
      kind: Type.String(),
      priority: JobPriority,
      task: Nullable(EntityId),
      anchor: Nullable(JobAnchor),
      meta: Opt(JobMeta),
    }),
    yields: JobChange,
    kept_elsewhere: ['prompt', 'meta'],
  },
  job_claimed: {
    summary: 'A runner took a queued job under a lease.',
    payload: Type.Object({
      job_id: JobId,
      runner_id: JobRunner,
      claim_revision: ClaimRevision,
      claim_expires_at_ms: TimestampMs,
    }),
    yields: JobChange,
  },
  job_reclaimed: {
    summary: 'A runner took over a job whose lease had run out.',
    payload: Type.Object({
      job_id: JobId,
      runner_id: JobRunner,
      claim_revision: ClaimRevision,
      claim_expires_at_ms: TimestampMs,
      previous_runner_id: Nullable(JobRunner),
      reason: OneOf(['ttl_expired', 'manual', 'conflict_resolved']),
    }),
    yields: JobChange,
  },
  job_reported: {
    summary: 'The runner of a job said how it goes, and renewed its lease.',
    payload: Type.Object({
      ...Said,
      kind: Type.String({ maxLength: 32 }),
      percent: Nullable(Type.Integer()),
      claim_expires_at_ms: TimestampMs,
    }),
    yields: JobChange,
    kept_elsewhere: said,
  },
  job_heartbeat_renewed: {
    summary: 'The runner of a job gave another sign of life; it took the place of the one before.',
    payload: Type.Object({
      ...Said,
      event_seq: Seq,
      percent: Nullable(Type.Integer()),
      claim_expires_at_ms: TimestampMs,
    }),
    yields: JobChange,
    kept_elsewhere: said,
  },
  job_messaged: {
    summary: 'The manager of a job said something to its runner.',
    payload: Type.Object({
      job_id: JobId,
      message: JobMessage,
      refs: JobRefs,
      /** Whether the refs name anything besides the job itself. */
      with_proof: Type.Boolean(),
    }),
    yields: JobChange,
    kept_elsewhere: said,
  },
  job_completed: {
    summary: 'The runner of a job ended it.',
    payload: Type.Object({
      ...Turned,
      message: JobSummary,
      status: OneOf(['DONE', 'FAILED', 'CANCELED']),
      summary: Nullable(JobSummary),
    }),
    yields: JobChange,
    kept_elsewhere: said,
  },
  job_canceled: {
    summary: 'A job was called off.',
    payload: Type.Object(Turned),
    yields: JobChange,
    kept_elsewhere: said,
  },
  job_requeued: {
    summary: 'A job that had ended, or that its runner gave back, was put into the queue again.',
    payload: Type.Object(Turned),
    yields: JobChange,
    kept_elsewhere: said,
  },
  runner_beat: {
    summary: 'A runner said that it is there, and got a lease.',
    payload: Type.Object({
      runner_id: RunnerName,
      status: OneOf(['idle', 'live']),
      active_job_id: Nullable(JobId),
      lease_expires_at_ms: TimestampMs,
      meta: Opt(JobMeta),
    }),
    kept_elsewhere: ['meta'],
  },
});
