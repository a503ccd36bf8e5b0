import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  CompiledQuery as Query,
} from 'kysely';
import { DataType, newDb } from 'pg-mem';
import type { Database } from '../../src/store/tables.ts';

/** It knows no isolation levels: there is only one user. */
class Driver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(Query.raw('begin'));
  }
}

/**
 * PostgreSQL's dialect without a server: fast, and true about what a query means. It takes nothing back, locks nothing and has
 * one user, so nothing about atomicity or several processes can be learned from it.
 */
export function memoryPostgres(): Kysely<Database> {
  const memory = newDb({ noAstCoverageCheck: true });
  /** It runs no blocks of code. A change uses one for an index that may be missing, which alters no answer. */
  memory.registerLanguage('plpgsql', () => () => {});
  /** It tells nobody anything and locks nothing: there is only one user. */
  const functions = {
    pg_advisory_xact_lock: [DataType.bigint],
    pg_try_advisory_xact_lock_shared: [DataType.integer, DataType.integer],
    pg_notify: [DataType.text, DataType.text],
    current_setting: [DataType.text],
    set_config: [DataType.text, DataType.text, DataType.bool],
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
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  };
  return new Kysely<Database>({ dialect });
}
