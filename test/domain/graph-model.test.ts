import { afterAll, beforeAll, describe, test } from 'vitest';
import { testApp } from '../support/app.ts';
import { holds } from '../support/graph-run.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';

const runs = Number(process.env.NOEMA_MODEL_RUNS ?? 12);

describe('the graph room does what its model does', () => {
  let app: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.end());
  test('on SQLite', () => holds(app, { runs, steps: 10 }));
});

describe.runIf(hasPostgres())('and', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let app: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    database = await freshDatabase();
    app = await testApp({ database: database.url });
  });
  afterAll(async () => {
    await app.end();
    await database.drop();
  });
  test('on PostgreSQL', () => holds(app, { runs: Math.ceil(runs / 10), steps: 8 }));
});
