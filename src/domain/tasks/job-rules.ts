import type { Job, JobEvent } from '../../../generated/types/index.ts';
import type { JobMarks, RunnerRow } from '../../records/jobs.ts';

const shortest = 1_000;
const longest = 300_000;

/** How long a lease really lasts. */
export const leaseFor = (asked_ms: number): number => Math.min(longest, Math.max(shortest, asked_ms));

const priorities: Readonly<Record<string, Job['priority']>> = { LOW: 'LOW', MEDIUM: 'MEDIUM', NORMAL: 'MEDIUM', HIGH: 'HIGH' };

/** A priority in any case; undefined for a word that is none. */
export const priorityOf = (word: string): Job['priority'] | undefined => {
  const key = word.trim().toUpperCase();
  return Object.hasOwn(priorities, key) ? priorities[key] : undefined;
};

export const hasEnded = ({ status }: Job): boolean => status === 'DONE' || status === 'FAILED' || status === 'CANCELED';

const leaseRanOut = ({ claim_expires_at_ms }: Job, now_ms: number): boolean =>
  claim_expires_at_ms === null || claim_expires_at_ms <= now_ms;

export type ClaimDecision =
  | { readonly kind: 'claim' }
  | { readonly kind: 'reclaim'; readonly previous: string | null }
  | { readonly kind: 'refuse'; readonly because: 'ended' | 'held' | 'ran_out' };

export function decideClaim(job: Job, allow_stale: boolean, now_ms: number): ClaimDecision {
  if (job.status === 'QUEUED') return { kind: 'claim' };
  if (job.status !== 'RUNNING') return { kind: 'refuse', because: 'ended' };
  if (!leaseRanOut(job, now_ms)) return { kind: 'refuse', because: 'held' };
  return allow_stale ? { kind: 'reclaim', previous: job.runner } : { kind: 'refuse', because: 'ran_out' };
}

/** While a job runs, its revision is the token of the claim: every other change of it ends the claim. */
export const holds = (job: Job, runner_id: string, claim_revision: number): boolean =>
  job.status === 'RUNNING' && job.runner === runner_id && job.revision === claim_revision;

/** Kinds of events that only the server tells; a runner who said them would speak for somebody else. */
const reservedKinds = new Set(['created', 'claimed', 'reclaimed', 'manager', 'completed', 'canceled', 'requeued']);
export const isReserved = (kind: string): boolean => reservedKinds.has(kind);

/** A heartbeat takes the place of the heartbeat right before it. */
export const coalesces = (kind: string, newest: JobEvent | undefined): newest is JobEvent =>
  kind === 'heartbeat' && newest?.kind === 'heartbeat';

export interface Attention {
  readonly has_error: boolean;
  readonly needs_manager: boolean;
  readonly stale: boolean;
  readonly needs_proof: boolean;
}

export function attentionOf(job: Job, marks: JobMarks, now_ms: number, silent_since: number): Attention {
  const active = !hasEnded(job);
  return {
    has_error: marks.error_seq > marks.checkpoint_seq,
    needs_manager: active && marks.question_seq > marks.manager_seq,
    stale: job.status === 'RUNNING' && (leaseRanOut(job, now_ms) || job.updated_at_ms <= silent_since),
    needs_proof: marks.proof_gate_seq > Math.max(marks.checkpoint_seq, marks.proof_seq),
  };
}

/** The most pressing need of a job, and the event that tells of it. */
export function mostPressing(attention: Attention, marks: JobMarks): { kind: keyof Attention; seq: number } | undefined {
  if (attention.has_error) return { kind: 'has_error', seq: marks.error_seq };
  if (attention.needs_manager) return { kind: 'needs_manager', seq: marks.question_seq };
  if (attention.stale) return { kind: 'stale', seq: marks.last_seq };
  if (attention.needs_proof) return { kind: 'needs_proof', seq: marks.proof_gate_seq };
  return undefined;
}

/** A lease as it stands at a moment. Only the lease says whether a runner is there. */
export function leaseAt({ meta: _, ...lease }: RunnerRow, now_ms: number) {
  const expires_in_ms = Math.max(0, lease.lease_expires_at_ms - now_ms);
  return { ...lease, lease_active: expires_in_ms > 0, expires_in_ms };
}
