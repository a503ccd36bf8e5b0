import { statSync } from 'node:fs';
import type { Clock } from '../../kernel/ports.ts';
import type { Backup, BackupOrder } from '../../kernel/upkeep.ts';
import { placeOf } from '../open.ts';
import { copyStore } from './copy.ts';
import { destination } from './destination.ts';
import { backupName } from './names.ts';
import { BackupRefused } from './refused.ts';

/** Copies a whole store that servers may be writing to. It is not upgraded on the way. */
export async function backupStore({ url, to, overwrite = false }: BackupOrder, clock: Clock): Promise<Backup> {
  const { engine, url: store, shown } = placeOf(url);
  if (engine === 'postgres')
    throw new BackupRefused(
      'USE_PG_DUMP',
      `${shown} is kept by PostgreSQL, which copies it itself, while servers go on: pg_dump --format=custom --file=noema.dump "$NOEMA_DATABASE_URL". To put it back: pg_restore --clean --if-exists --dbname="$NOEMA_DATABASE_URL" noema.dump`,
    );
  const found = statSync(store, { throwIfNoEntry: false });
  if (!found) throw new BackupRefused('NO_STORE', `There is no store at ${shown} yet. Name another with --database.`);
  if (!found.isFile()) throw new BackupRefused('NOT_A_FILE', `${shown} is no file. Name the file of the store with --database.`);
  const place = (schema: number) => destination(to ?? backupName(shown, schema, clock.now()), store, overwrite, 'backup');
  return copyStore(store, { place, overwrite });
}
