import type { Tell } from '../../../generated/handlers/ctx.ts';
import type { TasksJobsHandlers } from '../../../generated/handlers/tasks.ts';
import type { Job, JobChange, JobEvent } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import { nextCall } from '../../kernel/says.ts';
import { anchorMeant } from '../../records/anchors.ts';
import { jobId } from '../../records/job-ids.ts';
import type { JobFilter } from '../../records/jobs.ts';
import { ended, jobNamed, notHeld, taken, underWay } from './job-conflicts.ts';
import { coalesces, decideClaim, hasEnded, holds, isReserved, leaseFor, priorityOf } from './job-rules.ts';
import { radar } from './radar.ts';
import { runnerHandlers } from './runners.ts';
import { bringsProof, salvageRefs } from './salvage-rules.ts';
import type { TasksStore } from './store.ts';

/** After everything that was ever written. */

const withoutMeta = ({ meta: _, ...event }: JobEvent): JobEvent => event;

/** The manager speaks: in a message, or in a reply from the radar. */
async function say(
  job_id: string,
  message: string,
  given: readonly string[],
  { store, tell }: { store: TasksStore; tell: Tell<'job_messaged'> },
): Promise<JobChange> {
  const { job } = await jobNamed(store, job_id);
  if (hasEnded(job)) throw ended(job);
  const refs = salvageRefs(job_id, given, message);
  return tell('job_messaged', { job_id, message, refs, with_proof: bringsProof(job_id, refs) });
}

async function held(store: TasksStore, job_id: string, runner_id: string, claim_revision: number): Promise<Job> {
  const { job } = await jobNamed(store, job_id);
  if (!holds(job, runner_id, claim_revision)) throw notHeld(job, runner_id);
  return job;
}

export const jobHandlers: TasksJobsHandlers<TasksStore> = {
  ...runnerHandlers,
  tasks_jobs_radar: radar(say),

  async tasks_jobs_create({ title, prompt, kind, priority: word, anchor: name, meta }, { target, store, tell, warn, suggest }) {
    const priority = priorityOf(word);
    if (!priority) throw refuse('priority-is-not-known', { priority: word });
    const job_id = jobId((await store.jobs.made()) + 1);
    suggest(nextCall('see-who-is-there'));
    const anchor = name === undefined ? null : await anchorMeant(store, name, warn);
    return tell('job_created', { job_id, title, prompt, kind, priority, task: target?.id ?? null, anchor, meta });
  },

  async tasks_jobs_list({ status, anchor: name, before, limit }, { target, store, warn }) {
    const anchor = name === undefined ? undefined : await anchorMeant(store, name, warn);
    const filter: JobFilter = { statuses: status && [status], task: target?.id, anchor };
    const rows = await store.jobs.list(filter, { before: before ?? null, limit: limit + 1 });
    const jobs = rows.slice(0, limit);
    const has_more = rows.length > limit;
    const next_before = has_more ? (jobs.at(-1)?.job_id ?? null) : null;
    return { jobs, count: await store.jobs.count(filter), has_more, next_before, truncated: false };
  },

  async tasks_jobs_open({ job: id, include_prompt, include_events, include_meta, max_events, before_seq }, { store }) {
    const { job } = await jobNamed(store, id);
    const long = include_prompt || include_meta ? await store.jobs.prompt(id) : undefined;
    const page = { before: before_seq ?? fromTheEnd, limit: max_events + 1 };
    const rows = include_events ? await store.jobEvents.before(id, page) : [];
    const events = rows.slice(0, max_events).map(include_meta ? (event) => event : withoutMeta);
    const has_more_events = rows.length > max_events;
    const next_before_seq = has_more_events ? (events.at(-1)?.seq ?? null) : null;
    return {
      job,
      ...(include_prompt && long ? { prompt: long.prompt } : {}),
      ...(include_meta && long?.meta ? { meta: long.meta } : {}),
      ...(include_events ? { events, has_more_events, next_before_seq } : {}),
      truncated: false,
    };
  },

  async tasks_jobs_claim({ job: id, runner_id, lease_ttl_ms: asked, allow_stale }, { store, tell, suggest, now_ms }) {
    const lease_ttl_ms = leaseFor(asked);
    const job =
      id === undefined
        ? ((await store.jobs.nextQueued()) ?? (allow_stale ? await store.jobs.nextExpired(now_ms) : undefined))
        : (await jobNamed(store, id)).job;
    if (!job) return { job: null, claim_revision: null, lease_ttl_ms, event: null };

    const decision = decideClaim(job, allow_stale, now_ms);
    if (decision.kind === 'refuse') throw taken(job, runner_id, decision.because === 'ran_out');
    const claim_revision = job.revision + 1;
    const claim = { job_id: job.job_id, runner_id, claim_revision, claim_expires_at_ms: now_ms + lease_ttl_ms };
    const change =
      decision.kind === 'claim'
        ? await tell('job_claimed', claim)
        : await tell('job_reclaimed', { ...claim, previous_runner_id: decision.previous, reason: 'ttl_expired' });
    suggest(nextCall('read-what-is-to-be-done', { job: job.job_id }));
    return { ...change, claim_revision, lease_ttl_ms };
  },

  async tasks_jobs_report(input, { store, tell, now_ms }) {
    const { job: job_id, runner_id, claim_revision, kind, message, percent, refs, meta } = input;
    if (isReserved(kind)) throw refuse('report-kind-is-reserved', { kind });
    await held(store, job_id, runner_id, claim_revision);
    const lease_ttl_ms = leaseFor(input.lease_ttl_ms);
    const said = {
      job_id,
      message,
      percent: percent ?? null,
      refs: refs ?? [],
      meta,
      claim_expires_at_ms: now_ms + lease_ttl_ms,
    };
    const [newest] = await store.jobEvents.before(job_id, { before: fromTheEnd, limit: 1 });
    const change = coalesces(kind, newest)
      ? await tell('job_heartbeat_renewed', { ...said, event_seq: newest.seq })
      : await tell('job_reported', { ...said, kind });
    return { ...change, lease_ttl_ms };
  },

  tasks_jobs_message: ({ job, message, refs }, ctx) => say(job, message, refs ?? [], ctx),

  async tasks_jobs_complete({ job: job_id, runner_id, claim_revision, status, summary, refs, meta }, { store, tell }) {
    const { revision } = await held(store, job_id, runner_id, claim_revision);
    return tell('job_completed', {
      job_id,
      status,
      revision: revision + 1,
      summary: summary ?? null,
      message: summary ?? status,
      refs: status === 'DONE' ? salvageRefs(job_id, refs ?? [], summary ?? '') : (refs ?? []),
      meta,
    });
  },

  async tasks_jobs_cancel({ job: job_id, reason, refs, meta }, { store, tell }) {
    const { job } = await jobNamed(store, job_id);
    if (hasEnded(job)) throw ended(job);
    return tell('job_canceled', { job_id, revision: job.revision + 1, message: reason ?? 'canceled', refs: refs ?? [], meta });
  },

  async tasks_jobs_requeue({ job: job_id, reason, refs, meta }, { store, tell }) {
    const { job } = await jobNamed(store, job_id);
    if (!hasEnded(job)) throw underWay(job);
    return tell('job_requeued', { job_id, revision: job.revision + 1, message: reason ?? 'requeued', refs: refs ?? [], meta });
  },

  async tasks_jobs_tail({ job: job_id, after_seq, limit }, { store }) {
    const { job } = await jobNamed(store, job_id);
    const rows = await store.jobEvents.after(job_id, { after: after_seq ?? 0, limit: limit + 1 });
    const [newest] = await store.jobEvents.before(job_id, { before: fromTheEnd, limit: 1 });
    const events = rows.slice(0, limit);
    const has_more = rows.length > limit;
    const next_cursor = has_more ? (events.at(-1)?.seq ?? null) : null;
    return {
      job_id,
      status: job.status,
      events,
      last_seq: newest?.seq ?? 0,
      pagination: { cursor: after_seq ?? null, next_cursor, has_more, limit, count: events.length },
      truncated: false,
    };
  },
};
