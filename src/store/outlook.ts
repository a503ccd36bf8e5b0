import type { Outlook } from '../kernel/upkeep.ts';
import { upgradeFrom } from './migrate.ts';
import { placeOf } from './open.ts';

async function sqliteOutlook(file: string): Promise<Outlook> {
  const [{ lookInto, migrationsIn }, { refuseForeign }, { backupsOf }, { unfinishedBeside }] = await Promise.all([
    import('./look.ts'),
    import('./ownership.ts'),
    import('./backup/names.ts'),
    import('./backup/unfinished.ts'),
  ]);
  const db = lookInto(file);
  try {
    refuseForeign(db);
    return { ...upgradeFrom(migrationsIn(db)), backups: backupsOf(file), unfinished: unfinishedBeside(file) };
  } finally {
    db.close();
  }
}

async function postgresOutlook(url: string): Promise<Outlook> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, application_name: 'noema doctor' });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
    return { ...upgradeFrom(rows.map((row) => row.name)), backups: [], unfinished: [] };
  } finally {
    await client.end().catch(() => {});
  }
}

/** What opening a store would do to it; refuses what opening refuses. Looking does nothing of it. */
export function outlook(url: string): Promise<Outlook> {
  const place = placeOf(url);
  return place.engine === 'sqlite' ? sqliteOutlook(place.url) : postgresOutlook(place.url);
}
