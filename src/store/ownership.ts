import type Sqlite from 'better-sqlite3';
import { lookInto, migrationsIn } from './look.ts';
import { pendingAfter } from './migrate.ts';
import { changes } from './migrations/index.ts';
import { StoreUnusable } from './trouble.ts';

/** `Noem` in the header of a SQLite file: whose it is. */
export const applicationId = 0x4e6f656d;

/** Files from before the id are known by the first change that they went through; one whose making was broken off has no more than the list of changes. */
function isOurs(db: Sqlite.Database): boolean {
  const names = db
    .prepare("select name from sqlite_master where type in ('table', 'view') and name not like 'sqlite\\_%' escape '\\'")
    .pluck()
    .all() as string[];
  /** Whoever numbers the version of its tables in the header is about to make them; here that is never done. */
  if (names.length === 0) return db.pragma('user_version', { simple: true }) === 0;
  if (!names.includes('kysely_migration')) return false;
  const seen = db.prepare('select name from kysely_migration order by name limit 1').pluck().get();
  if (seen === undefined) return names.every((name) => name.startsWith('kysely_migration'));
  return seen === changes[0]?.name && ['workspaces', 'facts', 'branches'].every((name) => names.includes(name));
}

/** Refuses the file of another application. */
export function refuseForeign(db: Sqlite.Database): void {
  const id = db.pragma('application_id', { simple: true });
  if (id === applicationId || (id === 0 && isOurs(db))) return;
  throw new StoreUnusable(
    `The store ${db.name} cannot be used: it is the SQLite file of another application. Name another file with --database.`,
  );
}

/** Refuses a file that this program cannot use, before anything in it is changed: another application's, or a later version's. */
export function inspect(file: string): void {
  const db = lookInto(file);
  try {
    refuseForeign(db);
    pendingAfter(migrationsIn(db));
  } finally {
    db.close();
  }
}

/** Refuses the file of another application before anything in it is changed; marks one that is ours. */
export function claim(db: Sqlite.Database): void {
  refuseForeign(db);
  if (db.pragma('application_id', { simple: true }) !== applicationId) db.pragma(`application_id = ${applicationId}`);
}
