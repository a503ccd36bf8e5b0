import path from 'node:path';
import pg from 'pg';

import type { App } from '../../src/boundary/app.ts';
import type { StorePort } from '../../src/kernel/ports.ts';
import { migrate } from '../../src/store/migrate.ts';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Engine, Opened } from '../../src/store/tables.ts';

import { freshFile, silent, tempFolder, testClock } from '../support/app.ts';
import { emptyDatabase, freshDatabase, hasPostgres } from '../support/postgres.ts';
import { appliers, everything, memoryOn, readers } from '../support/rooms.ts';

/** Somewhere a store can be. */
export interface TestStore {
  readonly engine: Engine;
  readonly url: string;
  /** Another way in, besides the store's own; whoever opens it closes it. */
  handle(): Promise<Opened>;
  remove(): Promise<void>;
}

export interface TestedEngine {
  readonly name: string;
  /** With all tables, and nothing in them. */
  place(): Promise<TestStore>;
  /** Without any table. */
  bare(): Promise<TestStore>;
}

/** No test waits so long unless something hangs. */
const busyMs = 300_000;

const sqlitePlace = (): TestStore => {
  const { folder, remove } = tempFolder();
  const file = path.join(folder, 'home', 'noema.db');
  return {
    engine: 'sqlite',
    url: file,
    handle: () => openSqlite({ file, durability: 'normal', busyMs }),
    remove: async () => remove(),
  };
};

export const sqlite: TestedEngine = {
  name: 'SQLite',
  bare: async () => sqlitePlace(),
  async place() {
    const place = sqlitePlace();
    await freshFile(place.url);
    return place;
  },
};

async function pgMemPlace(): Promise<TestStore> {
  /** Only where it is used: it takes long to load. */
  const kysely = (await import('../support/pgmem.ts')).memoryPostgres();
  return {
    engine: 'postgres',
    url: 'postgres://memory/noema',
    handle: async () => ({ writer: kysely, reader: kysely, close: async () => {} }),
    remove: () => kysely.destroy(),
  };
}

const pgMem: TestedEngine = {
  name: 'pg-mem',
  bare: pgMemPlace,
  async place() {
    const place = await pgMemPlace();
    await migrate((await place.handle()).writer, 'postgres');
    return place;
  },
};

/** Takes what is in the tables; those without anything are left alone, which is most of them. */
const emptied = `do $$ declare name text; used boolean; begin
  for name in select format('%I', tablename) from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute 'select exists (select 1 from ' || name || ')' into used;
    if used then execute 'truncate ' || name; end if;
  end loop;
  perform setval(format('%I', sequencename), start_value, false) from pg_sequences where schemaname = 'public' and last_value is not null;
end $$`;
const bared = 'drop schema public cascade; create schema public';

/** A connection that goes with its process. */
async function lasting(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  /** A test may end every connection. */
  client.on('error', () => {});
  await client.connect();
  (client as pg.Client & { unref(): void }).unref();
  return client;
}

/**
 * One database for all tests of a worker, cleared after each use: making one takes longer than most tests. It is cleared over one
 * connection: a new one has to learn about all tables first.
 */
const shared = (make: () => Promise<{ url: string }>, clear: string) => {
  let database: ReturnType<typeof make> | undefined;
  let connection: Promise<pg.Client> | undefined;
  return async (): Promise<TestStore> => {
    database ??= make();
    const { url } = await database;
    const remove = async () => {
      connection ??= lasting(url);
      try {
        await (await connection).query(clear);
      } catch {
        connection = lasting(url);
        await (await connection).query(clear);
      }
    };
    return { engine: 'postgres', url, handle: async () => openPostgres({ url, busyMs }), remove };
  };
};

export const postgres: TestedEngine = {
  name: 'PostgreSQL',
  place: shared(freshDatabase, emptied),
  bare: shared(emptyDatabase, bared),
};

/** Engines that can take back, lock and be opened more than once. */
export const realEngines: readonly TestedEngine[] = [sqlite, ...(hasPostgres() ? [postgres] : [])];

/** Migrations and plain reads are also tried on pg-mem, which is there where no PostgreSQL is. */
export const everyEngine: readonly TestedEngine[] = [...realEngines, pgMem];

export const optionsFor = (place: TestStore, options: Partial<StoreOptions> = {}): StoreOptions => ({
  url: place.url,
  durability: 'normal',
  busyMs,
  clock: testClock(),
  appliers,
  readers,
  ...options,
});

export const openOn = (place: TestStore, options: Partial<StoreOptions> = {}): Promise<StorePort> =>
  openStore(optionsFor(place, options));

/** An app around a store that was opened in its own way. */
export const appOn = (store: StorePort): App => memoryOn(store, { clock: testClock(), log: silent, product: everything });

/** Asks until the answer is yes; every question is a round trip, so nobody spins. */
export async function eventually(question: () => Promise<boolean>): Promise<void> {
  while (!(await question()));
}
