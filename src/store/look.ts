import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/**
 * Opens a file to read and leaves it as it is, also beside others who write. A log that somebody left would be written into the
 * file by a handle that may write; where there is none, only such a handle takes away what it put beside the file.
 */
export const lookInto = (file: string, timeout = 0): Sqlite.Database =>
  new Sqlite(file, { readonly: existsSync(`${file}-wal`), fileMustExist: true, timeout });

/** Migrations that a file has gone through; none where there is no list of them. */
export function migrationsIn(db: Sqlite.Database): string[] {
  const list = db.prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'").get();
  return list ? (db.prepare('select name from kysely_migration order by name').pluck().all() as string[]) : [];
}
