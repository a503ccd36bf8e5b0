import type { Job } from '../../../generated/types/index.ts';
import { type Fault, refuse } from '../../kernel/fault.ts';
import type { JobRow } from '../../records/jobs.ts';
import { hasEnded } from './job-rules.ts';
import type { TasksStore } from './store.ts';

export async function jobNamed(store: TasksStore, id: string): Promise<JobRow> {
  const row = await store.jobs.find(id);
  if (!row) throw refuse('job-is-not-known', { id });
  return row;
}

export const ended = ({ job_id: id, status }: Job): Fault => refuse('job-has-ended', { id, status });

/** The job cannot be claimed; there may be another. */
export function taken(job: Job, runner_id: string, ran_out: boolean): Fault {
  if (hasEnded(job)) return ended(job);
  const held = { id: job.job_id, holder: job.runner ?? 'nobody', runner_id };
  return ran_out ? refuse('job-lease-has-run-out', held) : refuse('job-is-held', held);
}

/** Whoever asks does not hold the job, or no longer. */
export function notHeld(job: Job, runner_id: string): Fault {
  const { job_id: id, status, runner, revision } = job;
  if (status === 'QUEUED') return refuse('job-is-not-claimed', { id, runner_id });
  if (hasEnded(job)) return refuse('job-has-ended-meanwhile', { id, status });
  return runner === runner_id
    ? refuse('job-is-held-under-another-claim', { id, revision: String(revision) })
    : refuse('job-is-held-by-another', { id, holder: String(runner) });
}

export const underWay = ({ job_id: id, status }: Job): Fault => refuse('job-is-under-way', { id, status });
