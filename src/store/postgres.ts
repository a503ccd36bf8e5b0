import {
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { PipelinedDriver } from './postgres-driver.ts';
import { transactionsOn } from './postgres-transactions.ts';
import type { Database, Opened } from './tables.ts';
import { snapshotSettings } from './transactions.ts';

/** Numbers stay numbers: sequences and milliseconds are far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PostgresOptions {
  readonly url: string;
  readonly busyMs: number;
  /** Connections for writes, and as many again for reads: a read never waits behind writers that wait for each other. */
  readonly poolSize?: number;
}

/** A transaction in which nothing is done for so long belongs to a process that is gone; its lock would stop everyone. */
const goneMs = 60_000;

/**
 * Reads are written for their indexes. A table that is new or small tempts the planner to read all of it, though working out the words
 * of a row takes longer than finding it; and no read is worth compiling.
 */
const byIndex = { enable_seqscan: 0, jit: 0 };

function connect(
  { url, busyMs, poolSize = 5 }: PostgresOptions,
  how: TransactionSettings,
  plan: Readonly<Record<string, number>>,
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'noema',
    keepAlive: true,
    connectionTimeoutMillis: busyMs,
    pipeline: true,
    onConnect: async (client) => {
      /** A connection that breaks while nobody listens would end the process; the next query on it says what happened. */
      client.on('error', () => {});
    },
  });
  pool.on('error', () => {});
  const settings = { lock_timeout: busyMs, idle_in_transaction_session_timeout: goneMs, ...plan };
  const driver = new PipelinedDriver(pool, settings);
  const dialect: Dialect = {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  };
  return {
    kysely: new Kysely<Database>({ dialect }),
    transact: transactionsOn(driver, dialect, how),
    close: () => driver.destroy(),
  };
}

export function openPostgres(options: PostgresOptions): Opened {
  const writer = connect(options, {}, {});
  const reader = connect(options, snapshotSettings, byIndex);
  return {
    writer: writer.kysely,
    reader: reader.kysely,
    transact: { write: writer.transact, read: reader.transact },
    close: async () => {
      await reader.close();
      await writer.close();
    },
  };
}
