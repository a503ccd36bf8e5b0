import Sqlite from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';
import { moves, opening } from './tasks-moves.ts';
import { Run } from './tasks-run.ts';

const runs = Number(process.env.NOEMA_MODEL_RUNS ?? 24);

/** A number that another connection sees change with every commit that changes anything. */
function reader(file: string) {
  const db = new Sqlite(file, { readonly: true });
  return { version: () => db.pragma('data_version', { simple: true }) as number, end: () => db.close() };
}

const engines = [
  { engine: 'SQLite', share: 1, database: undefined },
  ...(hasPostgres() ? [{ engine: 'PostgreSQL', share: 0.1, database: freshDatabase }] : []),
];

describe.each(engines)('task tools keep their promises on $engine', ({ share, database }) => {
  const clock = { at: 1_000_000, now: () => clock.at };
  let fresh: Awaited<ReturnType<typeof freshDatabase>> | undefined;
  let app: Awaited<ReturnType<typeof testApp>>;
  let all: ReturnType<typeof reader> | undefined;
  beforeAll(async () => {
    fresh = await database?.();
    app = await testApp({ clock, ...(fresh ? { database: fresh.url } : {}) });
    if (!fresh) all = reader(app.database);
  });
  afterAll(async () => {
    all?.end();
    await app.end();
    await fresh?.drop();
  });

  test('whatever is called, in whatever order', async () => {
    let run = 0;
    const outcomes = { went: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(moves(30), fc.constantFrom(1, 3, 50), async (script, limit) => {
        const workspace = `model/${++run}`;
        await call(app, 'init', { workspace });
        const story = new Run(app, clock, workspace, all?.version ?? (() => 0));
        for (const each of opening) await story.call(each, limit);
        for (const move of script) await story.move(move, limit);
        await story.compareAll();
        outcomes.went += story.went;
        outcomes.refused += story.refused;
      }),
      { numRuns: Math.ceil(runs * share) },
    );
    /** Walks that only succeed, or only fail, prove half of it. */
    expect(outcomes.went).toBeGreaterThan(run * 3);
    expect(outcomes.refused).toBeGreaterThan(run);
  });
});
