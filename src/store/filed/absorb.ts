import path from 'node:path';
import type { Replaying } from '../unit.ts';
import type { Collection, ItemRead } from './collection.ts';
import { ReadFiles } from './item-files.ts';
import { filedRows } from './rows.ts';
import { doubted, itemStamp } from './stamps.ts';

export interface Found {
  readonly key: string;
  /** From the data folder. */
  readonly place: string;
}

/** Brings one item into rows, in place of what the index knew of it. Runs while nobody else of ours writes. */
export async function absorb(
  unit: Replaying,
  root: string,
  collection: Collection,
  { key, place }: Found,
): Promise<ItemRead | undefined> {
  const { writer } = unit;
  const { db, ws } = writer;
  const at = { ws, collection: collection.name, key };
  const folder = path.join(root, place);
  /** Taken first: what changes while it is being read looks changed afterwards. */
  const stamp = doubted(itemStamp(collection, folder));
  const files = new ReadFiles(key, folder, collection.longest);
  const read = await collection.read(files, writer);
  await collection.drop(writer, key);
  await filedRows.forget(db, at);
  if (!read) return undefined;
  for (const { kind, fact, ts_ms } of read.facts) await unit.replay(kind, fact as never, ts_ms);
  await read.complete?.(writer);
  await filedRows.saveItem(db, { ...at, place, stamp, kept: JSON.stringify(read.kept) });
  for (const [file, seen] of files.stamps)
    if (file !== '' && file !== collection.head?.file) await filedRows.saveFile(db, { ...at, file, stamp: seen });
  for (const problem of read.problems)
    await db.kysely
      .insertInto('filed_problems')
      .values({ ...at, ...problem })
      .onConflict((c) => c.doNothing())
      .execute();
  return read;
}

/** Takes an item out of the rows whose files are gone. */
export async function release({ writer }: Replaying, collection: Collection, key: string): Promise<void> {
  await collection.drop(writer, key);
  await filedRows.forget(writer.db, { ws: writer.ws, collection: collection.name, key });
}
