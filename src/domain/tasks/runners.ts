import type { TasksJobsHandlers } from '../../../generated/handlers/tasks.ts';
import type { RunnerRow } from '../../records/jobs.ts';
import { jobNamed } from './job-conflicts.ts';
import { leaseAt, leaseFor } from './job-rules.ts';
import type { TasksStore } from './store.ts';

export const runnerHandlers: Pick<TasksJobsHandlers<TasksStore>, 'tasks_runner_heartbeat'> = {
  async tasks_runner_heartbeat({ runner_id, status, active_job_id, lease_ttl_ms, meta }, { store, tell, now_ms }) {
    if (active_job_id !== undefined) await jobNamed(store, active_job_id);
    const lease_expires_at_ms = now_ms + leaseFor(lease_ttl_ms);
    await tell('runner_beat', { runner_id, status, active_job_id: active_job_id ?? null, lease_expires_at_ms, meta });
    const row = (await store.runners.find(runner_id)) as RunnerRow;
    return { ref: `runner:${runner_id}`, lease: leaseAt(row, now_ms) };
  },
};
