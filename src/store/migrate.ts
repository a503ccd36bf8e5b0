import { type Kysely, Migrator, sql } from 'kysely';
import { changes as published } from './migrations/index.ts';
import type { Database, Engine } from './tables.ts';
import { StoreUnusable } from './trouble.ts';

const tableIsMissing = ({ code, message = '' }: { code?: string; message?: string }) =>
  code === '42P01' || /no such table|relation .+ does not exist/.test(message);

/** The changes that the store has seen; none in an empty store. */
async function seen(db: Kysely<Database>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map((row) => row.name);
  } catch (error) {
    if (tableIsMissing(error as Error)) return [];
    throw error;
  }
}

/** Brings a store forward, one process at a time, wholly or not at all. A store from the future is refused, untouched. */
export async function migrate(db: Kysely<Database>, engine: Engine, changes: typeof published = published): Promise<void> {
  const known = changes.map((change) => change.name);
  const isCurrent = async () => {
    const names = await seen(db);
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined)
      throw new StoreUnusable(
        `This store was written by a newer version (${unknown}); this program knows ${known.at(-1)} (schema ${known.length}). Update the program, or use another store.`,
      );
    return names.length === known.length;
  };
  if (await isCurrent()) return;
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => Object.fromEntries(changes.map(({ name, change }) => [name, { up: change(engine) }])),
    },
  });
  const { error } = await migrator.migrateToLatest();
  /** Another process may have done it, or more, while this one waited for the lock. */
  if (error && !(await isCurrent())) throw error;
}
