import type Sqlite from 'better-sqlite3';

const known = new WeakMap<Sqlite.Database, Map<string, Sqlite.Statement>>();

/** A statement of this connection, made once: making one takes longer than most of them take. */
export function prepared(db: Sqlite.Database, sql: string): Sqlite.Statement {
  let own = known.get(db);
  if (!own) {
    own = new Map();
    known.set(db, own);
  }
  let statement = own.get(sql);
  if (!statement) {
    statement = db.prepare(sql);
    own.set(sql, statement);
  }
  return statement;
}

/** `?, ?, ?` */
export const holders = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
