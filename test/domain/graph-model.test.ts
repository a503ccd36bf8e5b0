import { afterAll, beforeAll, describe, test } from 'vitest';
import { holds } from '../support/graph-run.ts';
import { testHouse } from '../support/house.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';

const runs = Number(process.env.NOEMA_MODEL_RUNS ?? 12);

describe('the graph room does what its model does', () => {
  let house: Awaited<ReturnType<typeof testHouse>>;
  beforeAll(async () => {
    house = await testHouse();
  });
  afterAll(() => house.end());
  test('on SQLite', () => holds(house, { runs, steps: 10 }));
});

describe.runIf(hasPostgres())('and', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let house: Awaited<ReturnType<typeof testHouse>>;
  beforeAll(async () => {
    database = await freshDatabase();
    house = await testHouse({ database: database.url });
  });
  afterAll(async () => {
    await house.end();
    await database.drop();
  });
  test('on PostgreSQL', () => holds(house, { runs: Math.ceil(runs / 10), steps: 8 }));
});
