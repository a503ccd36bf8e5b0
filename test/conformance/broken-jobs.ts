import type { App } from '../../src/boundary/app.ts';
import { Fault } from '../../src/kernel/fault.ts';
import type { Faulty } from './faults.ts';

type Tool = keyof App['handlers'];
// biome-ignore lint/suspicious/noExplicitAny: a fault may be of any shape
type Any = any;
type Handler = (input: Any, ctx: Any) => Promise<Any>;

const faulty =
  (tool: Tool, make: (sound: Handler, app: App) => Handler) =>
  (app: App): App => ({
    ...app,
    handlers: { ...app.handlers, [tool]: make(app.handlers[tool] as Handler, app) } as App['handlers'],
  });

/** Tells something else than it was asked to. */
const telling = (tool: Tool, change: (kind: string, payload: Any) => [string, Any]) => (app: App) =>
  faulty(
    tool,
    (sound) => (input, ctx) => sound(input, { ...ctx, tell: (kind: string, payload: Any) => ctx.tell(...change(kind, payload)) }),
  )(app);

/** Answers as if the refusal had not been there. */
const forgiving = (tool: Tool, code: string, instead: (input: Any, ctx: Any) => Promise<Any>) =>
  faulty(tool, (sound) => async (input, ctx) => {
    try {
      return await sound(input, ctx);
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== code) throw error;
      return instead(input, ctx);
    }
  });

const claimAnyway = async ({ job: id, runner_id }: Any, { store, tell, now_ms }: Any) => {
  const { job } = await store.jobs.find(id);
  const claim_revision = job.revision + 1;
  const claim = { job_id: id, runner_id, claim_revision, claim_expires_at_ms: now_ms + 1_000 };
  return { ...(await tell('job_claimed', claim)), claim_revision, lease_ttl_ms: 1_000 };
};

export const brokenJobs: readonly Faulty[] = [
  {
    rule: 'tasks_jobs_claim/a-claim-has-one-winner',
    breaks: 'a second runner gets a job that is held',
    apply: forgiving('tasks_jobs_claim', 'CONFLICT', claimAnyway),
  },
  {
    rule: 'tasks_jobs_claim/a-lease-that-lasts-is-not-broken',
    breaks: 'allow_stale does not look at the clock',
    apply: faulty(
      'tasks_jobs_claim',
      (sound) => (input, ctx) => sound(input, { ...ctx, now_ms: input.allow_stale ? ctx.now_ms + 10_000_000 : ctx.now_ms }),
    ),
  },
  {
    rule: 'tasks_jobs_claim/the-most-urgent-is-taken-first',
    breaks: 'the oldest job goes first, whatever its priority',
    apply: faulty('tasks_jobs_claim', (sound) => async (input, ctx) => {
      const queued = await ctx.store.jobs.list({ statuses: ['QUEUED'] }, { before: null, limit: 100 });
      return sound({ ...input, job: input.job ?? queued.at(-1)?.job_id }, ctx);
    }),
  },
  {
    rule: 'tasks_jobs_claim/the-lease-has-bounds',
    breaks: 'a lease lasts as long as was asked',
    apply: faulty('tasks_jobs_claim', (sound) => async (input, ctx) => ({
      ...(await sound(input, ctx)),
      lease_ttl_ms: input.lease_ttl_ms,
    })),
  },
  {
    rule: 'tasks_jobs_report/only-the-holder-reports',
    breaks: 'the claim_revision is not compared',
    apply: faulty('tasks_jobs_report', (sound) => async (input, ctx) => {
      const row = await ctx.store.jobs.find(input.job);
      return sound({ ...input, claim_revision: row?.job.revision ?? input.claim_revision }, ctx);
    }),
  },
  {
    rule: 'tasks_jobs_report/a-report-renews-the-lease',
    breaks: 'a report leaves the lease as it is',
    apply: faulty('tasks_jobs_report', (sound) => async (input, ctx) => {
      const row = await ctx.store.jobs.find(input.job);
      const keep = (kind: string, payload: Any) =>
        ctx.tell(kind, { ...payload, claim_expires_at_ms: row.job.claim_expires_at_ms ?? payload.claim_expires_at_ms });
      return sound(input, { ...ctx, tell: keep });
    }),
  },
  {
    rule: 'tasks_jobs_report/heartbeats-coalesce',
    breaks: 'every heartbeat is an event of its own',
    apply: telling('tasks_jobs_report', (kind, { event_seq: _, ...payload }) =>
      kind === 'job_heartbeat_renewed' ? ['job_reported', { ...payload, kind: 'heartbeat' }] : [kind, payload],
    ),
  },
  {
    rule: 'tasks_jobs_report/kinds-of-the-server-are-refused',
    breaks: 'a runner may speak as the manager',
    apply: faulty(
      'tasks_jobs_report',
      (sound) => (input, ctx) =>
        sound(
          { ...input, kind: 'progress' },
          { ...ctx, tell: (kind: string, payload: Any) => ctx.tell(kind, { ...payload, kind: input.kind }) },
        ),
    ),
  },
  {
    rule: 'tasks_jobs_complete/an-ended-job-stays-ended',
    breaks: 'a job can be ended twice',
    apply: forgiving('tasks_jobs_complete', 'CONFLICT', async ({ job: job_id, status }, { store, tell }) => {
      const { job } = await store.jobs.find(job_id);
      return tell('job_completed', { job_id, status, revision: job.revision + 1, summary: null, message: status, refs: [] });
    }),
  },
  {
    rule: 'tasks_jobs_complete/proof-is-read-off-the-summary',
    breaks: 'refs stay empty',
    apply: telling('tasks_jobs_complete', (kind, payload) => [kind, { ...payload, refs: [] }]),
  },
  {
    rule: 'tasks_jobs_requeue/an-ended-job-is-queued-again',
    breaks: 'the runner of before stays',
    apply: faulty('tasks_jobs_requeue', (sound) => async (input, ctx) => {
      const row = await ctx.store.jobs.find(input.job);
      const { job, event } = await sound(input, ctx);
      return { job: { ...job, runner: row?.job.runner ?? null }, event };
    }),
  },
  {
    rule: 'tasks_jobs_tail/pages-cover-everything-once',
    breaks: 'a page begins with the event that the one before ended with',
    apply: faulty(
      'tasks_jobs_tail',
      (sound) => (input, ctx) =>
        sound({ ...input, after_seq: input.after_seq === undefined ? undefined : Math.max(0, input.after_seq - 1) }, ctx),
    ),
  },
  {
    rule: 'tasks_jobs_list/filters-apply-together',
    breaks: 'only the first filter counts',
    apply: faulty(
      'tasks_jobs_list',
      (sound) => (input, ctx) => sound(input.status ? { ...input, anchor: undefined } : input, ctx),
    ),
  },
  {
    rule: 'tasks_jobs_open/the-prompt-comes-when-asked-for',
    breaks: 'the prompt comes always',
    apply: faulty('tasks_jobs_open', (sound) => (input, ctx) => sound({ ...input, include_prompt: true }, ctx)),
  },
  {
    rule: 'tasks_jobs_radar/the-most-pressing-come-first',
    breaks: 'jobs come by id',
    apply: faulty('tasks_jobs_radar', (sound) => async (input, ctx) => {
      const output = await sound(input, ctx);
      return { ...output, jobs: output.jobs.toSorted((a: Any, b: Any) => (a.job_id < b.job_id ? -1 : 1)) };
    }),
  },
  {
    rule: 'tasks_jobs_radar/a-proof-gate-waits-for-proof',
    breaks: 'any message counts as proof',
    apply: telling('tasks_jobs_message', (kind, payload) => [kind, { ...payload, with_proof: true }]),
  },
  {
    rule: 'tasks_jobs_radar/one-command-for-each-need',
    breaks: 'no command is given',
    apply: faulty('tasks_jobs_radar', (sound) => (input, ctx) => sound(input, { ...ctx, suggest: () => {} })),
  },
  {
    rule: 'tasks_runner_heartbeat/only-the-lease-says-who-is-there',
    breaks: 'a runner is what it last said',
    apply: faulty('open', (sound) => async (input, ctx) => {
      const opened = await sound(input, ctx);
      return opened.kind === 'runner' ? { ...opened, status: opened.lease.status } : opened;
    }),
  },
  {
    rule: 'open/a-prompt-is-a-long-part',
    breaks: 'a job opens with its prompt',
    apply: faulty('open', (sound) => (input, ctx) => sound({ ...input, include_drafts: true }, ctx)),
  },
];
