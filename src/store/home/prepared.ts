import type Sqlite from 'better-sqlite3';

const known = new WeakMap<Sqlite.Database, Map<string, Sqlite.Statement>>();

/** Some have as many places as there are values, so that not all can be kept. */
const most = 500;

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
    if (own.size >= most) own.clear();
    own.set(sql, statement);
  }
  return statement;
}

/** `?, ?, ?` */
export const holders = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
