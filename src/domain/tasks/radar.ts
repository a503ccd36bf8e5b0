import type { Tell } from '../../../generated/handlers/ctx.ts';
import type { TasksJobsHandlers } from '../../../generated/handlers/tasks.ts';
import type { JobChange, JobEvent, TasksJobsRadarInput, TasksJobsRadarOutput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { nextCall, text } from '../../kernel/says.ts';
import { anchorMeant } from '../../records/anchors.ts';
import type { JobFilter, JobRow } from '../../records/jobs.ts';
import { attentionOf, leaseAt, mostPressing } from './job-rules.ts';
import type { TasksStore } from './store.ts';

type Output = TasksJobsRadarOutput;
type Say = (
  job_id: string,
  message: string,
  refs: readonly string[],
  ctx: { store: TasksStore; tell: Tell<'job_messaged'> },
) => Promise<JobChange>;

/** Runners that have gone are news only for a while. */
const goneShown = 3;

function decideReply({ reply_job, reply_message, reply_refs }: TasksJobsRadarInput) {
  if (reply_job !== undefined && reply_message !== undefined)
    return { job: reply_job, message: reply_message, refs: reply_refs ?? [] };
  if (reply_job === undefined && reply_message === undefined && reply_refs === undefined) return undefined;
  const missing = reply_job === undefined ? 'reply_job' : 'reply_message';
  throw refuse('reply-lacks-a-part', { missing });
}

const brief = ({ ref, kind, ts_ms, message }: JobEvent) => ({ ref, kind, ts_ms, message });

/** Jobs as the radar shows them, with the events that tell what they need. */
async function look(store: TasksStore, rows: readonly JobRow[], now_ms: number, silent_since: number): Promise<Output['jobs']> {
  const seen = rows.map(({ job, marks }) => {
    const attention = attentionOf(job, marks, now_ms, silent_since);
    return { job, marks, attention, pressing: mostPressing(attention, marks) };
  });
  const wanted = new Set(seen.flatMap(({ marks, pressing }) => [marks.last_seq, ...(pressing ? [pressing.seq] : [])]));
  const events = new Map((await store.jobEvents.these([...wanted])).map((event) => [event.seq, event]));
  return seen.map(({ job, marks, attention, pressing }) => {
    const last = events.get(marks.last_seq);
    const tells = pressing && events.get(pressing.seq);
    return {
      ...job,
      ...attention,
      attention: pressing && tells ? { kind: pressing.kind, ref: tells.ref, message: tells.message } : null,
      last: last ? brief(last) : null,
    };
  });
}

async function runnersSeen(store: TasksStore, { runners_limit, runners_status }: TasksJobsRadarInput, now_ms: number) {
  const { count, live } = await store.runners.census(now_ms);
  const here =
    runners_status === 'offline' ? [] : await store.runners.withLease(now_ms, { status: runners_status, limit: runners_limit });
  const limit = runners_status === 'offline' ? runners_limit : goneShown;
  const gone = runners_status === 'live' || runners_status === 'idle' ? [] : await store.runners.withoutLease(now_ms, limit);
  return {
    runner_status: live ? ('live' as const) : count > 0 ? ('idle' as const) : ('offline' as const),
    runner_count: count,
    runner_leases: here.map((row) => leaseAt(row, now_ms)),
    runner_leases_offline: gone.map((row) => leaseAt(row, now_ms)),
  };
}

async function diagnose(store: TasksStore, jobs: Output['jobs'], now_ms: number): Promise<Output['runner_diagnostics']> {
  const running = jobs.flatMap(({ job_id, status, runner }) =>
    status === 'RUNNING' && runner !== null ? [{ job_id, runner }] : [],
  );
  const present = await store.runners.present([...new Set(running.map(({ runner }) => runner))], now_ms);
  return running
    .filter(({ runner }) => !present.has(runner))
    .map(({ job_id, runner }) => ({
      code: 'job_runner_offline' as const,
      job_id,
      runner_id: runner,
      message: text('job-runner-is-offline', { job_id, runner }),
    }));
}

export const radar =
  (say: Say): TasksJobsHandlers<TasksStore>['tasks_jobs_radar'] =>
  async (input, { workspace, target, store, tell, warn, suggest, now_ms }) => {
    const reply = decideReply(input);
    const replied = reply ? await say(reply.job, reply.message, reply.refs, { store, tell }) : undefined;

    const { status, anchor: name, limit, stale_after_s } = input;
    const anchor = name === undefined ? undefined : await anchorMeant(store, name, warn);
    const filter: JobFilter = { statuses: status ? [status] : ['QUEUED', 'RUNNING'], task: target?.id, anchor };
    const silent_since = stale_after_s === undefined ? -1 : now_ms - stale_after_s * 1_000;
    const rows = await store.jobs.pressing(filter, { now: now_ms, silent_since, limit });
    const jobs = await look(store, rows, now_ms, silent_since);
    for (const { attention } of jobs)
      if (attention) suggest(nextCall('see-why-it-needs-attention', { ref: attention.ref, kind: attention.kind }));

    const count = await store.jobs.count(filter);
    const queued = await store.jobs.count({ statuses: ['QUEUED'] });
    const runners = await runnersSeen(store, input, now_ms);
    const alone = queued > 0 && runners.runner_status === 'offline';
    return {
      jobs,
      count,
      queued,
      has_more: count > jobs.length,
      ...runners,
      runner_diagnostics: await diagnose(store, jobs, now_ms),
      runner_bootstrap: alone ? { cmd: text('start-a-runner', { workspace }) } : null,
      reply: replied?.event ?? null,
      truncated: false,
    };
  };
