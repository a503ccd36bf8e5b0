import path from 'node:path';
import { type CompiledQuery, CompiledQuery as Query } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/store/migrate.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { jobEventReads } from '../../src/store/read/job-events.ts';
import { jobReads, listQuery, pressingQuery } from '../../src/store/read/jobs.ts';
import { runnerReads } from '../../src/store/read/runners.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Db, Engine, Opened } from '../../src/store/tables.ts';
import { tempFolder } from '../support/app.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';

type Asked = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Catches what a read would run, bound and ready. */
function catching(db: Db): { db: Db; asked: Asked[] } {
  const asked: Asked[] = [];
  const kysely = new Proxy(db.kysely, {
    get(target, key) {
      if (key === 'executeQuery')
        return async (query: Asked) => {
          asked.push(query);
          return { rows: [] };
        };
      const value = Reflect.get(target, key, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db: { ...db, kysely }, asked };
}

const ws = 1;
const at = { now: 5_000, silent_since: 0, limit: 25 };

/** Every query that a list, a radar or a tail runs. */
async function queries(db: Db): Promise<Record<string, Asked>> {
  const caught = catching(db);
  const one = async (read: (db: Db) => Promise<unknown>) => {
    await read(caught.db);
    return caught.asked.pop() as Asked;
  };
  const page = { before: null, limit: 25 };
  const later = { before: 'JOB-100', limit: 25 };
  return {
    'list everything': listQuery(db, ws, {}, later).compile(),
    'list a status': listQuery(db, ws, { statuses: ['DONE'] }, page).compile(),
    'list a task': listQuery(db, ws, { task: 'TASK-001' }, page).compile(),
    'list an anchor': listQuery(db, ws, { anchor: 'a:core' }, page).compile(),
    radar: pressingQuery(db, ws, { statuses: ['QUEUED', 'RUNNING'] }, at).compile(),
    'radar of a task': pressingQuery(db, ws, { statuses: ['QUEUED', 'RUNNING'], task: 'TASK-001' }, at).compile(),
    'next queued': await one((d) => jobReads(d, ws).nextQueued()),
    'next expired': await one((d) => jobReads(d, ws).nextExpired(5_000)),
    'one job': await one((d) => jobReads(d, ws).find('JOB-001')),
    'tail, oldest first': await one((d) => jobEventReads(d, ws).after('JOB-001', { after: 7, limit: 50 })),
    'events, newest first': await one((d) => jobEventReads(d, ws).before('JOB-001', { before: 7, limit: 10 })),
    'one event': await one((d) => jobEventReads(d, ws).at(7)),
    'runners that went': await one((d) => runnerReads(d, ws).withoutLease(5_000, 3)),
    'runners that are there': await one((d) => runnerReads(d, ws).census(5_000)),
  };
}

/** These are read in the order of an index, so a page costs a page, however much there is. */
const sortedByIndex = [
  'list everything',
  'list a status',
  'list a task',
  'list an anchor',
  'next queued',
  'tail, oldest first',
  'events, newest first',
];

describe('SQLite reads jobs by index', () => {
  const temp = tempFolder();
  let opened: Opened;
  beforeAll(async () => {
    opened = await openSqlite({ file: path.join(temp.folder, 'noema.db'), durability: 'normal', busyMs: 1000 });
    await migrate(opened.writer, 'sqlite');
  });
  afterAll(async () => {
    await opened.close();
    temp.remove();
  });
  test('no table is scanned, and pages need no sorting', async () => {
    const { writer } = opened;
    const db: Db = { engine: 'sqlite', kysely: writer };
    for (const [name, { sql, parameters }] of Object.entries(await queries(db))) {
      const { rows } = await writer.executeQuery<{ detail: string }>(Query.raw(`explain query plan ${sql}`, [...parameters]));
      const plan = rows.map((row) => row.detail).join('; ');
      expect(plan, name).toMatch(/USING (COVERING )?INDEX|USING PRIMARY KEY/);
      expect(plan, name).not.toMatch(/\bSCAN\b/);
      if (sortedByIndex.includes(name)) expect(plan, name).not.toMatch(/TEMP B-TREE/);
    }
  });
});

describe.runIf(hasPostgres())('PostgreSQL reads jobs by index', () => {
  const engine: Engine = 'postgres';
  let fresh: Awaited<ReturnType<typeof freshDatabase>>;
  let pool: Opened;
  let client: pg.Client;
  beforeAll(async () => {
    fresh = await freshDatabase();
    pool = openPostgres({ url: fresh.url, busyMs: 60_000, poolSize: 2 });
    client = new pg.Client({ connectionString: fresh.url });
    await client.connect();
    /** A table this small is read whole if it may be; whether an index could serve is what counts. */
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
  });
  afterAll(async () => {
    await client.end();
    await pool.close();
    await fresh.drop();
  });
  test('no table is scanned', async () => {
    for (const [name, { sql, parameters }] of Object.entries(await queries({ engine, kysely: pool.writer }))) {
      const { rows } = await client.query(`explain ${sql}`, [...parameters]);
      const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('; ');
      expect(plan, name).toMatch(/Index (Only )?Scan/);
      expect(plan, name).not.toMatch(/Seq Scan/);
      expect(plan, name).toMatch(/Index Cond: .*ws = /);
    }
  });
});
