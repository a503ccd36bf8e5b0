import type { TransactionSettings } from 'kysely';
import { run } from './compiled.ts';
import { Later } from './later.ts';
import { Memo, noticing } from './memo.ts';
import type { Db, Engine, Opened, Transact } from './tables.ts';

/** All that is read is of one moment, and nothing is written. */
export const snapshotSettings: TransactionSettings = { accessMode: 'read only', isolationLevel: 'repeatable read' };

export interface Transactions {
  readonly write: Transact;
  readonly read: Transact;
}

/** Kysely's transactions, for an engine that brings none of its own. */
const general = (engine: Engine, { writer, reader }: Opened): Transactions => ({
  write: (work) => writer.transaction().execute((kysely) => work({ engine, kysely })),
  read: (work) =>
    reader
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute((kysely) => work({ engine, kysely })),
});

class Writing implements Db {
  readonly engine: Engine;
  readonly run: Db['run'];
  readonly noted: Db['noted'];
  #kysely: Db['kysely'] | undefined;

  constructor(
    private readonly db: Db,
    readonly memo: Memo,
    readonly later: Later | undefined,
  ) {
    this.engine = db.engine;
    this.run = db.run;
    this.noted = db.noted;
  }

  /** Most writes build no statement of their own, so what watches those is made for the first. */
  get kysely(): Db['kysely'] {
    this.#kysely ??= this.db.kysely.withPlugin(noticing(this.memo, this.later));
    return this.#kysely;
  }
}

/** Transactions that remember what they have read. */
export function transactionsOf(engine: Engine, opened: Opened): Transactions {
  const { read, write } = opened.transact ?? general(engine, opened);
  return {
    read: (work) => read((db) => work({ ...db, memo: new Memo() })),
    write: (work) =>
      write(async (db) => {
        const memo = new Memo();
        /** SQLite is asked without waiting, so nothing is gained by asking it less often. */
        const later = engine === 'postgres' ? new Later(async (query) => run(db, query)) : undefined;
        const value = await work(new Writing(db, memo, later));
        await later?.end();
        return value;
      }),
  };
}
