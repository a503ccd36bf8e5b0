import Sqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { storeOn } from '../../src/store/open.ts';
import type { Database } from '../../src/store/tables.ts';
import { appOn, optionsFor, type TestStore } from './engines.ts';

/** A store that writes down every statement it sends. */
export function recordingOn(place: TestStore) {
  const sent: CompiledQuery[] = [];
  const dialect =
    place.engine === 'sqlite'
      ? new SqliteDialect({ database: new Sqlite(place.url) })
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: place.url }) });
  const kysely = new Kysely<Database>({ dialect, log: ({ level, query }) => void (level === 'query' && sent.push(query)) });
  const store = storeOn(place.engine, { writer: kysely, reader: kysely, close: () => kysely.destroy() }, optionsFor(place));
  const during = async (work: () => Promise<unknown>) => {
    sent.length = 0;
    await work();
    return [...sent];
  };
  return { store, app: appOn(store), kysely, sent, during };
}
