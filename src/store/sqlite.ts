import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  CompiledQuery as Query,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { inMemory } from '../kernel/database.ts';
import { claim, inspect } from './ownership.ts';
import { patiently } from './patience.ts';
import { type Prepared, preparedOn } from './sqlite-statements.ts';
import { transactionsOn } from './sqlite-transactions.ts';
import type { Database, Opened } from './tables.ts';
import { StoreUnusable } from './trouble.ts';

export type Durability = 'full' | 'normal';

export interface SqliteOptions {
  readonly file: string;
  readonly durability: Durability;
  readonly busyMs: number;
  /** What a store in memory holds from the beginning: the pages of another. */
  readonly image?: Buffer | undefined;
}

class ImmediateDriver extends SqliteDriver {
  constructor(
    private readonly db: Sqlite.Database,
    private readonly busyMs: number,
    prepare: (sql: string) => Prepared,
  ) {
    super({ database: { close: () => void db.close(), prepare } } as unknown as ConstructorParameters<typeof SqliteDriver>[0]);
  }

  /** Takes the write lock at once: a read that later turns into a write could not wait for it. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await patiently(this.busyMs, () => connection.executeQuery(Query.raw(begin)));
  }

  /** After some failures SQLite has rolled back already; a second time would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.db.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite takes back changes of tables as well; Kysely only does not count on it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Notes are private: what is created is for this user only. The files beside it (-wal, -shm) get the rights of the first. */
function makePrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

/** A handle that Kysely has not used yet, it does not close. */
async function connect({ file, durability, busyMs, image }: SqliteOptions, role: 'writer' | 'reader') {
  /** A writer waits in `patiently`; a reader waits only while a log is recovered or removed, which is short. */
  const db = new Sqlite(image ?? file, { timeout: role === 'writer' ? 0 : busyMs });
  try {
    if (role === 'writer') await patiently(busyMs, () => claim(db));
    const mode = await patiently(busyMs, () => db.pragma('journal_mode = WAL', { simple: true }));
    if (mode !== 'wal' && file !== inMemory)
      throw new StoreUnusable(`The store ${file} cannot be used: this file system keeps no write-ahead log.`);
    db.pragma(`synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`);
    db.pragma('foreign_keys = ON');
    db.pragma('cache_size = -16000');
    db.pragma(`journal_size_limit = ${64 * 1024 * 1024}`);
    if (role === 'reader') db.pragma('query_only = ON');
  } catch (error) {
    db.close();
    throw error;
  }
  const prepare = preparedOn(db);
  const dialect: Dialect = {
    createDriver: () => new ImmediateDriver(db, busyMs, prepare),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
  const kysely = new Kysely<Database>({ dialect });
  const transact = transactionsOn(db, { kysely, prepare, busyMs, begin: role === 'writer' ? 'begin immediate' : 'begin' });
  return { kysely, transact, close: () => void db.close(), image: () => db.serialize() };
}

/** A store in memory is seen by the connection that made it and by no other, so it reads as well. */
async function openInMemory(options: SqliteOptions): Promise<Opened> {
  const { kysely, transact, close, image } = await connect(options, 'writer');
  return { writer: kysely, reader: kysely, transact: { write: transact, read: transact }, close: async () => close(), image };
}

/** One connection that writes and one beside it that reads while the first is busy. */
export async function openSqlite(options: SqliteOptions): Promise<Opened> {
  if (options.file === inMemory) return openInMemory(options);
  makePrivate(options.file);
  await patiently(options.busyMs, () => inspect(options.file));
  const writer = await connect(options, 'writer');
  try {
    const reader = await connect(options, 'reader');
    return {
      writer: writer.kysely,
      reader: reader.kysely,
      transact: { write: writer.transact, read: reader.transact },
      /** The last one to close writes the log into the file. */
      close: async () => {
        reader.close();
        writer.close();
      },
    };
  } catch (error) {
    writer.close();
    throw error;
  }
}
