import path from 'node:path';
import { databaseAddress } from '../../../kernel/database.ts';
import type { Outlook } from '../../../kernel/upkeep.ts';
import type { StoreContext } from '../context.ts';
import type { Settings } from '../settings.ts';
import { count } from '../table.ts';
import { type Check, info, warn } from './check.ts';

function ahead({ from, to, rewrites }: Outlook, database: string): Check {
  const found = `schema ${from}; the next command that opens it makes it schema ${to}`;
  if (rewrites.length === 0) return info('Store', found);
  const rewritten = `${found} and writes anew: ${rewrites.join(', ')}`;
  return databaseAddress(database).kind === 'postgres'
    ? warn('Store', rewritten, 'Make a backup of the database first; noema backup says how.')
    : info('Store', rewritten, 'A copy is made beside it first, by itself.');
}

const kept = (backups: readonly string[]): Check[] =>
  backups.length === 0
    ? []
    : [
        info(
          'Backups',
          `${count(backups.length, 'copy', 'copies')} beside the store, the newest is ${path.basename(backups.at(-1) as string)}`,
          'Delete those that are no longer needed.',
        ),
      ];

const begun = (unfinished: readonly string[]): Check[] =>
  unfinished.length === 0
    ? []
    : [
        info(
          'Unfinished',
          `${count(unfinished.length, 'unfinished backup or export', 'unfinished backups or exports')} beside the store, such as ${path.basename(unfinished[0] as string)}`,
          'If no backup or export runs, delete them: they are whole or half copies. The next one to the same place removes its own.',
        ),
      ];

/** A store of an earlier schema is told of and not opened, for that would upgrade it; neither is one without tables. */
export async function checkOutlook(outlook: Outlook, database: string, otherwise: () => Promise<Check>): Promise<Check[]> {
  const { from, to, backups, unfinished } = outlook;
  const empty = info('Store', 'it holds no tables yet; the next command that opens it makes them');
  return [from === 0 ? empty : from < to ? ahead(outlook, database) : await otherwise(), ...kept(backups), ...begun(unfinished)];
}

/** What cannot be told is left to `otherwise`. */
export async function checkUpgrade(cli: StoreContext, { database }: Settings, otherwise: () => Promise<Check>): Promise<Check[]> {
  const outlook = await cli.outlook(database).catch(() => undefined);
  return outlook ? checkOutlook(outlook, database, otherwise) : [await otherwise()];
}
