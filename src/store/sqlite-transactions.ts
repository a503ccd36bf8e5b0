import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { isBusy, patiently } from './patience.ts';
import type { Prepared } from './sqlite-statements.ts';
import type { Database, Db, Transact } from './tables.ts';

interface Options {
  readonly kysely: Kysely<Database>;
  readonly prepare: (sql: string) => Prepared;
  readonly busyMs: number;
  readonly begin: 'begin' | 'begin immediate';
}

/** Transactions on one connection, one after another. `begin immediate` waits for other processes; within one there is no waiting. */
export function transactionsOn(connection: Sqlite.Database, { kysely, prepare, busyMs, begin }: Options): Transact {
  const db: Db = {
    engine: 'sqlite',
    kysely,
    run: ({ sql, parameters }) => {
      const statement = prepare(sql);
      if (statement.reader) return statement.all(parameters);
      statement.run(parameters);
      return [];
    },
  };
  const say = (sql: string) => void prepare(sql).run([]);
  /** Mostly nobody is in the way. */
  const begun = (): Promise<void> | void => {
    try {
      say(begin);
    } catch (error) {
      if (!isBusy(error)) throw error;
      return patiently(busyMs, () => say(begin));
    }
  };
  const transaction: Transact = async (work) => {
    await begun();
    try {
      const value = await work(db);
      say('commit');
      return value;
    } catch (error) {
      /** After some failures SQLite has rolled back already; a second time would hide why. */
      if (connection.inTransaction) say('rollback');
      throw error;
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  let busy = 0;
  return async (work) => {
    busy += 1;
    const mine = busy === 1 ? transaction(work) : last.then(() => transaction(work));
    last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      busy -= 1;
    }
  };
}
