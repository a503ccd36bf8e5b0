import { type Dialect, Kysely, type TransactionSettings } from 'kysely';
import type { PipelinedConnection, PipelinedDriver } from './postgres-driver.ts';
import type { Database, Db, Transact } from './tables.ts';

/** Statements that are built as they are sent go over the transaction's own connection as well, without waiting for each other. */
const kyselyOn = (connection: PipelinedConnection, dialect: Omit<Dialect, 'createDriver'>): Kysely<Database> =>
  new Kysely<Database>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        releaseConnection: async () => {},
        destroy: async () => {},
        beginTransaction: () => Promise.reject(new Error('It is one transaction already.')),
        commitTransaction: () => Promise.reject(new Error('Whoever began the transaction ends it.')),
        rollbackTransaction: () => Promise.reject(new Error('Whoever began the transaction ends it.')),
      }),
    },
  });

/** Transactions on connections of a pool. What is asked at once is sent at once. */
export function transactionsOn(driver: PipelinedDriver, dialect: Dialect, settings: TransactionSettings): Transact {
  const known = new WeakMap<PipelinedConnection, Db>();
  const dbOn = (connection: PipelinedConnection): Db => {
    let db = known.get(connection);
    if (!db) {
      const run: Db['run'] = async (query) => (await connection.executeQuery(query)).rows;
      db = { engine: 'postgres', kysely: kyselyOn(connection, dialect), run };
      known.set(connection, db);
    }
    return db;
  };
  return async (work) => {
    const connection = await driver.acquireConnection();
    try {
      driver.begin(connection, settings);
      const value = await work(dbOn(connection));
      await connection.commit();
      return value;
    } catch (error) {
      await connection.rollback();
      throw error;
    } finally {
      await driver.releaseConnection(connection);
    }
  };
}
