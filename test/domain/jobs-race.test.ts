import { describe, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';
import { racer } from '../support/racer.ts';

const workspace = 'race';
const count = 25;
const names = Array.from({ length: count }, (_, i) => `JOB-${String(i + 1).padStart(3, '0')}`);

interface Catch {
  readonly won: string[];
  readonly codes: string[];
}

const claimer = (database: string, runner_id: string) =>
  racer<Catch>('test/support/claimer.ts', { database, workspace, runner_id, count });

/** Two processes go for the same jobs at the same time. */
async function race(database: string): Promise<Catch[]> {
  const both = await Promise.all([claimer(database, 'ann'), claimer(database, 'bob')]);
  return Promise.all(both.map((one) => one.go()));
}

const engines = [
  { engine: 'SQLite', database: undefined },
  ...(hasPostgres() ? [{ engine: 'PostgreSQL', database: freshDatabase }] : []),
];

describe.each(engines)('two processes on one store, $engine', ({ database }) => {
  test('every job has exactly one winner, and the other is told CONFLICT', async () => {
    const fresh = await database?.();
    const app = await testApp(fresh ? { database: fresh.url } : {});
    try {
      for (const _ of names) await call(app, 'tasks_jobs_create', { workspace, title: 'work', prompt: 'do it' });
      const [ann, bob] = (await race(app.database)) as [Catch, Catch];
      expect([...ann.won, ...bob.won].sort()).toEqual(names);
      expect([...ann.codes, ...bob.codes].every((code) => code === 'CONFLICT')).toBe(true);
      const { result } = await call(app, 'tasks_jobs_list', { workspace, limit: 200 });
      const holders = new Map((result as { jobs: { job_id: string; runner: string }[] }).jobs.map((j) => [j.job_id, j.runner]));
      for (const job of ann.won) expect(holders.get(job)).toBe('ann');
      for (const job of bob.won) expect(holders.get(job)).toBe('bob');
    } finally {
      await app.end();
      await fresh?.drop();
    }
  });
});

describe.runIf(hasPostgres())('two applications in one process, PostgreSQL', () => {
  test('of twenty who ask at once, one gets the job', async () => {
    const fresh = await freshDatabase();
    const apps = [await testApp({ database: fresh.url }), await testApp({ database: fresh.url })];
    try {
      await call(apps[0] as never, 'tasks_jobs_create', { workspace, title: 'work', prompt: 'do it' });
      const asked = Array.from({ length: 20 }, (_, i) =>
        call(apps[i % 2] as never, 'tasks_jobs_claim', { workspace, job: 'JOB-001', runner_id: `r${i}` }),
      );
      const answers = await Promise.all(asked);
      expect(answers.filter((answer) => answer.success)).toHaveLength(1);
      expect(new Set(answers.flatMap((answer) => answer.error?.code ?? []))).toEqual(new Set(['CONFLICT']));
    } finally {
      for (const app of apps) await app.end();
      await fresh.drop();
    }
  });
});
