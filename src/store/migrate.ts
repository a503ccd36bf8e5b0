import { type Kysely, sql } from 'kysely';
import type { Log } from '../kernel/ports.ts';
import type { Upgrade } from '../kernel/upkeep.ts';
import { changes as published } from './migrations/index.ts';
import type { Database, Engine } from './tables.ts';
import { StoreUnusable } from './trouble.ts';

type Changes = typeof published;

export interface UpgradeOptions {
  readonly log?: Log;
  /** A store that would have to be brought forward is refused: whoever opens it has no time for that. */
  readonly never?: boolean;
  /** Copies a store before rows that are in it are written anew, and says where to. Runs alone, and before the first statement. */
  readonly keepCopy?: (upgrade: Upgrade) => Promise<string>;
}

const tableIsMissing = ({ code, message = '' }: { code?: string; message?: string }) =>
  code === '42P01' || /no such table|relation .+ does not exist/.test(message);

async function listed(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

/** The changes that the store has seen; none in an empty store. */
async function seen(db: Kysely<Database>): Promise<string[]> {
  try {
    return await listed(db);
  } catch (error) {
    if (tableIsMissing(error as Error)) return [];
    throw error;
  }
}

/** The changes that are still to be made. A store from the future is refused, and one that left a change out. */
export function pendingAfter(names: readonly string[], changes: Changes = published): Changes {
  const known = changes.map((change) => change.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new StoreUnusable(
      `This store was written by a newer version (${unknown}); this program knows ${known.at(-1)} (schema ${known.length}). Update the program, or use another store.`,
    );
  const missing = known.slice(0, names.length).find((name) => !names.includes(name));
  if (missing !== undefined)
    throw new StoreUnusable(
      `This store went through ${names.at(-1)} without ${missing}: no published version made it. Put a backup back, or use another store.`,
    );
  return changes.slice(names.length);
}

export const upgradeFrom = (names: readonly string[], changes: Changes = published): Upgrade => ({
  from: names.length,
  to: changes.length,
  rewrites: pendingAfter(names, changes).flatMap(({ rewrites }) => rewrites ?? []),
});

/** The number that versions before this one take for the same purpose. */
const lockId = sql.raw('3853314791062309107');

/**
 * SQLite has locked the file by beginning. The lock of PostgreSQL belongs to the transaction and not to the connection, so that a
 * pooler may stand in between. Whoever waits for it waits for a whole upgrade; the statements of an upgrade wait no longer than others.
 */
async function lock(db: Kysely<Database>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  const { rows } = await sql<{ before: string }>`
    with patient as (select current_setting('lock_timeout') as before, set_config('lock_timeout', '1h', true))
    select before, pg_advisory_xact_lock(${lockId}) from patient`.execute(db);
  await sql`select set_config('lock_timeout', ${rows[0]?.before}, true)`.execute(db);
}

async function prepare(upgrade: Upgrade, engine: Engine, { log, keepCopy }: UpgradeOptions): Promise<void> {
  const { from, rewrites } = upgrade;
  if (from === 0) return;
  if (rewrites.length === 0) return log?.info('the store is upgraded', { ...upgrade });
  const copy = await keepCopy?.(upgrade);
  const how = engine === 'postgres' ? { undo: 'only by a backup of the database' } : copy && { backup: copy };
  log?.warning('the store is upgraded, and rows in it are written anew', { ...upgrade, ...how });
}

/** Brings a store forward, one process at a time, wholly or not at all. A store from the future is refused, untouched. */
export async function migrate(
  db: Kysely<Database>,
  engine: Engine,
  changes: Changes = published,
  options: UpgradeOptions = {},
): Promise<void> {
  const before = await seen(db);
  if (pendingAfter(before, changes).length === 0) return;
  if (options.never)
    throw new StoreUnusable(
      `This store has schema ${before.length}, and is upgraded to ${changes.length} by the next command that opens it.`,
    );
  /** Whoever has waited must see what was committed meanwhile, whatever the database's own default is. */
  await db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (trx) => {
      await lock(trx, engine);
      await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
        trx,
      );
      /** Another process may have done it, or more, while this one waited. */
      const names = await listed(trx);
      const pending = pendingAfter(names, changes);
      if (pending.length === 0) return;
      await prepare(upgradeFrom(names, changes), engine, options);
      /** A change knows the tables of its own time only. */
      const then = trx as unknown as Kysely<unknown>;
      for (const { name, change } of pending) {
        await change(engine)(then);
        await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(trx);
      }
    });
}
