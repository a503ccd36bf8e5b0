import type { NextCall } from '../../../generated/handlers/codes.ts';
import type { Job } from '../../../generated/types/index.ts';
import { type Fault, fault } from '../../kernel/fault.ts';
import type { JobRow } from '../../records/jobs.ts';
import { hasEnded } from './job-rules.ts';
import type { TasksStore } from './store.ts';

const conflict = ({ job_id }: Job, problem: string, fix: string, next: readonly NextCall[] = []): Fault =>
  fault('CONFLICT', { kind: 'job', id: job_id, problem, fix }, next);

const requeue = ({ job_id }: Job): NextCall => ({
  tool: 'tasks_jobs_requeue',
  params: { job: job_id },
  reason: 'Queue the job again',
});

export const unknownJob = (id: string): Fault =>
  fault('UNKNOWN_ID', { kind: 'job', id, fix: 'Use the id of a job that exists in this workspace.' });

export async function jobNamed(store: TasksStore, id: string): Promise<JobRow> {
  const row = await store.jobs.find(id);
  if (!row) throw unknownJob(id);
  return row;
}

export const ended = (job: Job): Fault =>
  conflict(job, `${job.job_id} is ${job.status}.`, 'Queue it again first, if there is more to do.', [requeue(job)]);

/** The job cannot be claimed; there may be another. */
export function taken(job: Job, runner_id: string, ran_out: boolean): Fault {
  if (hasEnded(job)) return ended(job);
  const another: NextCall = { tool: 'tasks_jobs_claim', params: { runner_id }, reason: 'Take any job that is queued' };
  const holder = job.runner ?? 'nobody';
  if (!ran_out) return conflict(job, `${job.job_id} is RUNNING: ${holder} holds it.`, 'Take another job, or wait.', [another]);
  const takeOver: NextCall = {
    tool: 'tasks_jobs_claim',
    params: { job: job.job_id, runner_id, allow_stale: true },
    reason: 'Take the job over',
  };
  const problem = `${job.job_id} is RUNNING: ${holder} holds it, though the lease has run out.`;
  return conflict(job, problem, 'Take it over with allow_stale=true.', [takeOver, another]);
}

/** Whoever asks does not hold the job, or no longer. */
export function notHeld(job: Job, runner_id: string): Fault {
  if (job.status === 'QUEUED') {
    const claim: NextCall = { tool: 'tasks_jobs_claim', params: { job: job.job_id, runner_id }, reason: 'Claim the job first' };
    return conflict(job, `${job.job_id} is QUEUED: nobody holds it.`, 'Claim it first.', [claim]);
  }
  if (hasEnded(job)) return conflict(job, `${job.job_id} is ${job.status}.`, 'Stop working on it.');
  const whose = job.runner === runner_id ? `under claim_revision ${job.revision}` : `by ${job.runner}`;
  return conflict(job, `${job.job_id} is held ${whose}.`, 'Stop working on it, or use the claim_revision of your newest claim.');
}

export const underWay = (job: Job): Fault =>
  conflict(job, `${job.job_id} is ${job.status}.`, 'Only a job that has ended can be queued again.');
