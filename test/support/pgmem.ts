import {
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresQueryCompiler,
  CompiledQuery as Query,
} from 'kysely';
import { DataType, type IMemoryDb, newDb } from 'pg-mem';
import type { Database } from '../../src/store/tables.ts';

/** It has no advisory locks, and nothing that it could take back. */
class Adapter extends PostgresAdapter {
  override get supportsTransactionalDdl(): boolean {
    return false;
  }
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** It knows no isolation levels: there is only one user. */
class Driver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(Query.raw('begin'));
  }
}

/** Its catalogue cannot be asked in SQL. */
const introspector = (memory: IMemoryDb): DatabaseIntrospector => ({
  getSchemas: async () => [{ name: 'public' }],
  getTables: async () =>
    [...memory.public.listTables()].map(({ name }) => ({ name, schema: 'public', isView: false, columns: [] })),
  getMetadata: async () => ({ tables: [] }),
});

/**
 * PostgreSQL's dialect without a server: fast, and true about what a query means. It takes nothing back, locks nothing and has
 * one user, so nothing about atomicity or several processes can be learned from it.
 */
export function memoryPostgres(): Kysely<Database> {
  const memory = newDb({ noAstCoverageCheck: true });
  /** It runs no blocks of code. A change uses one for an index that may be missing, which alters no answer. */
  memory.registerLanguage('plpgsql', () => () => {});
  /** It tells nobody anything: nobody listens. */
  const functions = {
    pg_try_advisory_xact_lock_shared: [DataType.integer, DataType.integer],
    pg_notify: [DataType.text, DataType.text],
  };
  for (const [name, args] of Object.entries(functions))
    memory.public.registerFunction({ name, args, returns: DataType.bool, impure: true, implementation: () => true });
  memory.public.registerFunction({
    name: 'octet_length',
    args: [DataType.text],
    returns: DataType.integer,
    implementation: (text: string) => Buffer.byteLength(text),
  });
  const { Pool } = memory.adapters.createPg();
  const dialect: Dialect = {
    createDriver: () => new Driver({ pool: new Pool() }),
    createAdapter: () => new Adapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: () => introspector(memory),
  };
  return new Kysely<Database>({ dialect });
}
