import { type Dialect, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { PipelinedDriver } from './postgres-driver.ts';
import type { Database, Opened } from './tables.ts';

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

function connect({ url, busyMs, poolSize = 5 }: PostgresOptions): Kysely<Database> {
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
  const settings = { lock_timeout: busyMs, idle_in_transaction_session_timeout: goneMs };
  const dialect: Dialect = {
    createDriver: () => new PipelinedDriver(pool, settings),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  };
  return new Kysely<Database>({ dialect });
}

export function openPostgres(options: PostgresOptions): Opened {
  const writer = connect(options);
  const reader = connect(options);
  return {
    writer,
    reader,
    close: async () => {
      await reader.destroy();
      await writer.destroy();
    },
  };
}
