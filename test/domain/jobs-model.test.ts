import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobEvent, TasksJobsListOutput, TasksJobsRadarOutput, TasksJobsTailOutput } from '../../generated/types/index.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';
import { Oracle, type Outcome } from './jobs-oracle.ts';

/** Mostly the same few, so that things happen to them. */
const jobs = fc.constantFrom(1, 1, 1, 2, 2, 3, 4).map((n) => `JOB-00${n}`);
const runners = fc.constantFrom('ann', 'bob');
/** Mostly the one who holds the job. */
const speakers = fc.constantFrom(undefined, undefined, undefined, 'ann', 'bob');
const ttl = fc.constantFrom(0, 1_000, 5_000, 900_000);
/** How far the claim that is used lies behind the job's own revision. */
const behind = fc.constantFrom(0, 0, 0, 1);

const steps = fc.oneof(
  fc.record({ do: fc.constant('create' as const), priority: fc.integer({ min: 0, max: 2 }) }),
  fc.record({
    do: fc.constant('claim' as const),
    job: fc.option(jobs, { nil: undefined }),
    runner: runners,
    ttl,
    stale: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('report' as const),
    job: jobs,
    runner: speakers,
    behind,
    kind: fc.constantFrom('progress', 'heartbeat', 'heartbeat', 'checkpoint', 'question', 'proof_gate', 'error', 'my_own'),
    ttl,
  }),
  fc.record({ do: fc.constant('message' as const), job: jobs, proof: fc.boolean() }),
  fc.record({
    do: fc.constant('complete' as const),
    job: jobs,
    runner: speakers,
    behind,
    status: fc.constantFrom('DONE', 'FAILED', 'CANCELED'),
  }),
  fc.record({ do: fc.constant('cancel' as const), job: jobs }),
  fc.record({ do: fc.constant('requeue' as const), job: jobs }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 999, 1_000, 5_000) }),
);
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

/** A clock that stands still until it is moved, so that the model knows the moment of every call. */
const clock = { at: 1_000_000, now: () => clock.at };

const world = (app: App, workspace: string) => {
  const ask = async <T>(tool: string, args: object): Promise<T> => {
    const { result, error } = await call(app, tool, { workspace, ...args });
    if (error) throw new Error(`${tool}: ${error.code} ${error.message}`);
    return result as T;
  };
  const attempt = async (tool: string, args: object): Promise<Outcome> => {
    const { result, error, suggestions } = await call(app, tool, { workspace, ...args });
    if (error) {
      expect(suggestions.length, `${tool} ${error.code} leaves the caller alone`).toBeGreaterThan(0);
      return error.code as Outcome;
    }
    return (result as { job: unknown }).job === null ? 'none' : 'ok';
  };
  return { ask, attempt };
};

async function tail(
  { ask }: ReturnType<typeof world>,
  job: string,
  limit: number,
  between = async () => {},
): Promise<JobEvent[]> {
  const found: JobEvent[] = [];
  for (let after_seq: number | null = 0; after_seq !== null; ) {
    const { events, pagination }: TasksJobsTailOutput = await ask('tasks_jobs_tail', { job, limit, after_seq });
    found.push(...events);
    after_seq = pagination.next_cursor;
    await between();
  }
  return found;
}

const priorities = ['HIGH', 'MEDIUM', 'LOW'];

async function take(step: Step, oracle: Oracle, { attempt }: ReturnType<typeof world>): Promise<[Outcome, Outcome]> {
  const known = (job: string) => oracle.jobs.find((work) => work.id === job);
  const revision = (job: string, back: number) => Math.max(0, (known(job)?.revision ?? 1) - back);
  const speaker = (job: string, runner: string | undefined) => runner ?? known(job)?.runner ?? 'ann';
  switch (step.do) {
    case 'create':
      oracle.create(step.priority);
      return ['ok', await attempt('tasks_jobs_create', { title: 'work', prompt: 'do it', priority: priorities[step.priority] })];
    case 'claim': {
      const { job, runner: runner_id, ttl: lease_ttl_ms, stale: allow_stale } = step;
      return [
        oracle.claim(job, runner_id, lease_ttl_ms, allow_stale),
        await attempt('tasks_jobs_claim', { ...(job ? { job } : {}), runner_id, lease_ttl_ms, allow_stale }),
      ];
    }
    case 'report': {
      const { job, kind, ttl: lease_ttl_ms } = step;
      const runner_id = speaker(job, step.runner);
      const claim_revision = revision(job, step.behind);
      return [
        oracle.report(job, runner_id, claim_revision, kind, `about ${kind}`, lease_ttl_ms),
        await attempt('tasks_jobs_report', { job, runner_id, claim_revision, kind, message: `about ${kind}`, lease_ttl_ms }),
      ];
    }
    case 'message': {
      const message = step.proof ? 'CMD: npm test' : 'go on';
      const refs = step.proof ? ['CMD: npm test', step.job] : [step.job];
      return [oracle.message(step.job, message, refs), await attempt('tasks_jobs_message', { job: step.job, message })];
    }
    case 'complete': {
      const { job, status } = step;
      const runner_id = speaker(job, step.runner);
      const claim_revision = revision(job, step.behind);
      return [
        oracle.complete(job, runner_id, claim_revision, status),
        await attempt('tasks_jobs_complete', { job, runner_id, claim_revision, status }),
      ];
    }
    case 'cancel':
      return [oracle.cancel(step.job), await attempt('tasks_jobs_cancel', { job: step.job })];
    case 'requeue':
      return [oracle.requeue(step.job), await attempt('tasks_jobs_requeue', { job: step.job })];
    case 'wait':
      clock.at += step.ms;
      oracle.now = clock.at;
      return ['ok', 'ok'];
  }
}

/** Everything that can be seen, against everything that the model knows. */
async function compare(oracle: Oracle, at: ReturnType<typeof world>, limit: number): Promise<void> {
  const seen: TasksJobsListOutput['jobs'] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const page: TasksJobsListOutput = await at.ask('tasks_jobs_list', { limit, ...(before ? { before } : {}) });
    expect(page.count).toBe(oracle.jobs.length);
    seen.push(...page.jobs);
    before = page.next_before;
  }
  expect(seen.reverse().map((j) => [j.job_id, j.status, j.revision, j.runner, j.claim_expires_at_ms])).toEqual(
    oracle.jobs.map((w) => [w.id, w.status, w.revision, w.runner, w.expires]),
  );
  const radar: TasksJobsRadarOutput = await at.ask('tasks_jobs_radar', { limit: 200 });
  expect(radar.jobs.map((j) => j.job_id)).toEqual(oracle.radar());
  for (const { job_id, has_error, needs_manager, stale, needs_proof } of radar.jobs) {
    const work = oracle.jobs.find((w) => w.id === job_id);
    expect({ job_id, has_error, needs_manager, stale, needs_proof }).toEqual({ job_id, ...(work && oracle.needs(work)) });
  }
  for (const work of oracle.jobs) {
    const events = await tail(at, work.id, limit);
    expect(events.map(({ kind, message, refs }) => ({ kind, message, refs }))).toEqual(work.events);
  }
}

const engines = [
  { engine: 'SQLite', runs: 60, database: undefined },
  ...(hasPostgres() ? [{ engine: 'PostgreSQL', runs: 8, database: freshDatabase }] : []),
];

describe.each(engines)('jobs against a naive model on $engine', ({ runs, database }) => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>> | undefined;
  let app: Awaited<ReturnType<typeof testApp>>;
  let run = 0;
  beforeAll(async () => {
    fresh = await database?.();
    app = await testApp({ clock, ...(fresh ? { database: fresh.url } : {}) });
  });
  afterAll(async () => {
    await app.end();
    await fresh?.drop();
  });
  const newWorld = async () => {
    run += 1;
    const at = world(app, `model/${run}`);
    await call(app, 'init', { workspace: `model/${run}` });
    const oracle = new Oracle();
    oracle.now = clock.at;
    return { at, oracle };
  };

  test('every step answers as the model does, and leaves what the model has', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(steps, { minLength: 10, maxLength: 60, size: 'max' }),
        fc.integer({ min: 1, max: 5 }),
        async (script, limit) => {
          const { at, oracle } = await newWorld();
          for (const step of script) {
            const [wanted, got] = await take(step, oracle, at);
            expect({ step, outcome: got }).toEqual({ step, outcome: wanted });
          }
          await compare(oracle, at, limit);
        },
      ),
      { numRuns: runs },
    );
  });

  test('a tail that is read while others write has every event once', async () => {
    const { at } = await newWorld();
    const job = 'JOB-001';
    await at.ask('tasks_jobs_create', { title: 'work', prompt: 'do it' });
    for (let i = 0; i < 6; i++) await at.ask('tasks_jobs_message', { job, message: `before ${i}` });
    let more = 5;
    const read = await tail(at, job, 2, async () => {
      if (more-- > 0) await at.ask('tasks_jobs_message', { job, message: `during ${more}` });
    });
    const whole = await tail(at, job, 200);
    expect(read.map((event) => event.seq)).toEqual(whole.map((event) => event.seq));
    expect(new Set(read.map((event) => event.seq)).size).toBe(12);
  });
});
