import type { Job, JobEvent } from '../../generated/types/index.ts';

/** The newest event of each kind that calls for somebody or settles it; 0 for none. */
export interface JobMarks {
  readonly last_seq: number;
  readonly question_seq: number;
  readonly manager_seq: number;
  readonly error_seq: number;
  readonly checkpoint_seq: number;
  readonly proof_gate_seq: number;
  readonly proof_seq: number;
}

export interface JobRow {
  readonly job: Job;
  readonly marks: JobMarks;
}

export interface JobFilter {
  readonly statuses?: readonly Job['status'][] | undefined;
  readonly task?: string | undefined;
  readonly anchor?: string | undefined;
}

export interface RunnerRow {
  readonly runner_id: string;
  readonly status: 'idle' | 'live';
  readonly active_job_id: string | null;
  readonly lease_expires_at_ms: number;
  readonly created_at_ms: number;
  readonly updated_at_ms: number;
  readonly meta: Record<string, unknown> | null;
}

/** Delegated jobs and who runs them. */
export interface JobReads {
  readonly jobs: {
    find(job_id: string): Promise<JobRow | undefined>;
    /** What is too long to be read with the job every time. */
    prompt(job_id: string): Promise<{ prompt: string; meta: Record<string, unknown> | null } | undefined>;
    /** How many jobs were ever made: the number of the newest. */
    made(): Promise<number>;
    count(filter: JobFilter): Promise<number>;
    /** Newest first. */
    list(filter: JobFilter, page: { before: string | null; limit: number }): Promise<Job[]>;
    /** The most pressing first; a running job last heard of at `silent_since` or before is stale too. */
    pressing(filter: JobFilter, at: { now: number; silent_since: number; limit: number }): Promise<JobRow[]>;
    /** The queued job with the highest priority, the oldest among equals. */
    nextQueued(): Promise<Job | undefined>;
    /** The same among running jobs whose lease has run out. */
    nextExpired(now: number): Promise<Job | undefined>;
  };
  readonly jobEvents: {
    at(seq: number): Promise<JobEvent | undefined>;
    these(seqs: readonly number[]): Promise<JobEvent[]>;
    /** The newest events before a number, newest first. */
    before(job_id: string, page: { before: number; limit: number }): Promise<JobEvent[]>;
    /** The oldest events after a number, oldest first. */
    after(job_id: string, page: { after: number; limit: number }): Promise<JobEvent[]>;
  };
  readonly runners: {
    find(runner_id: string): Promise<RunnerRow | undefined>;
    /** Those of these that have a lease. */
    present(runner_ids: readonly string[], now: number): Promise<Set<string>>;
    /** Runners with a lease, live ones first, then by name. */
    withLease(now: number, page: { status?: 'idle' | 'live' | undefined; limit: number }): Promise<RunnerRow[]>;
    /** Runners whose lease has run out, the last to go first. */
    withoutLease(now: number, limit: number): Promise<RunnerRow[]>;
    /** How many have a lease, and whether any of them is live. */
    census(now: number): Promise<{ count: number; live: boolean }>;
  };
}
