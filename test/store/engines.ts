import path from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import type { House } from '../../src/boundary/house.ts';
import type { StorePort } from '../../src/kernel/ports.ts';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Engine, Opened } from '../../src/store/tables.ts';
import { silent, tempFolder, testClock } from '../support/house.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';
import { appliers, memoryOn, readers } from '../support/rooms.ts';

/** Somewhere a store can be, empty at first. */
export interface Place {
  readonly engine: Engine;
  readonly url: string;
  /** Another way in, besides the store's own; whoever opens it closes it. */
  handle(): Promise<Opened>;
  remove(): Promise<void>;
}

export interface TestedEngine {
  readonly name: string;
  place(): Promise<Place>;
}

const busyMs = 10_000;

const sqlite: TestedEngine = {
  name: 'SQLite',
  async place() {
    const { folder, remove } = tempFolder();
    const file = path.join(folder, 'home', 'noema.db');
    return {
      engine: 'sqlite',
      url: file,
      handle: () => openSqlite({ file, durability: 'normal', busyMs }),
      remove: async () => remove(),
    };
  },
};

const pgMem: TestedEngine = {
  name: 'pg-mem',
  async place() {
    /** Only where it is used: it takes long to load. */
    const kysely = (await import('../support/pgmem.ts')).memoryPostgres();
    return {
      engine: 'postgres',
      url: 'postgres://memory/noema',
      handle: async () => ({ writer: kysely, reader: kysely, close: async () => {} }),
      remove: () => kysely.destroy(),
    };
  },
};

/** One database for each test file, emptied after each use: making one takes longer than most tests. */
let database: ReturnType<typeof freshDatabase> | undefined;
afterAll(async () => (await database)?.drop());

async function emptied(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
}

export const postgres: TestedEngine = {
  name: 'PostgreSQL',
  async place() {
    database ??= freshDatabase();
    const { url } = await database;
    return {
      engine: 'postgres',
      url,
      handle: async () => openPostgres({ url, busyMs }),
      remove: () => emptied(url),
    };
  },
};

/** Engines that can take back, lock and be opened more than once. */
export const realEngines: readonly TestedEngine[] = [sqlite, ...(hasPostgres() ? [postgres] : [])];

export const everyEngine: readonly TestedEngine[] = [...realEngines, pgMem];

export const optionsFor = (place: Place, options: Partial<StoreOptions> = {}): StoreOptions => ({
  url: place.url,
  durability: 'normal',
  clock: testClock(),
  appliers,
  readers,
  ...options,
});

export const openOn = (place: Place, options: Partial<StoreOptions> = {}): Promise<StorePort> =>
  openStore(optionsFor(place, options));

/** A house around a store that was opened in its own way. */
export const houseOn = (store: StorePort): House => memoryOn(store, { clock: testClock(), log: silent });

/** Asks until the answer is yes; every question is a round trip, so nobody spins. */
export async function eventually(question: () => Promise<boolean>): Promise<void> {
  while (!(await question()));
}
