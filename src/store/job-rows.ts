import type { Job, JobEvent } from '../../generated/types/index.ts';
import { jobId } from '../records/job-ids.ts';
import type { Database } from './tables.ts';

/** From the most urgent on. */
const priorities = ['HIGH', 'MEDIUM', 'LOW'] as const;
export const urgencyOf = (priority: Job['priority']): number => priorities.indexOf(priority);

type JobColumns = Omit<Database['jobs'], `${string}_seq` | 'ws'>;

export const toJob = (row: JobColumns): Job => ({
  job_id: jobId(row.id),
  revision: row.revision,
  status: row.status as Job['status'],
  title: row.title,
  kind: row.kind,
  priority: priorities[row.urgency] ?? 'MEDIUM',
  task: row.task_id,
  anchor: row.anchor,
  runner: row.runner,
  summary: row.summary,
  claim_expires_at_ms: row.claim_expires_at_ms,
  created_at_ms: row.created_at_ms,
  updated_at_ms: row.updated_at_ms,
  completed_at_ms: row.completed_at_ms,
});

export const toJobEvent = ({
  seq,
  job,
  ts_ms,
  kind,
  message,
  percent,
  refs,
  meta,
}: Omit<Database['job_events'], 'ws'>): JobEvent => ({
  job_id: jobId(job),
  seq,
  ref: `${jobId(job)}@${seq}`,
  ts_ms,
  kind,
  message,
  percent,
  refs: JSON.parse(refs) as string[],
  ...(meta === null ? {} : { meta: JSON.parse(meta) as Record<string, unknown> }),
});
