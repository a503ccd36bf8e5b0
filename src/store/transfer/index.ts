import { constants, existsSync } from 'node:fs';
import path from 'node:path';
import type { Clock } from '../../kernel/ports.ts';
import type { Exported, ExportOrder, Imported, ImportOrder } from '../../kernel/upkeep.ts';
import { settle } from '../backup/copy.ts';
import { destination } from '../backup/destination.ts';
import { withUnfinished } from '../backup/unfinished.ts';
import { flushFolder, privateFile, systemDisk, withFile } from '../files/disk.ts';
import { codeOf, troubleWith } from '../files/trouble.ts';
import { openTables, placeOf } from '../open.ts';
import { transactionsOf } from '../transactions.ts';
import { checkFile, importRows } from './import.ts';
import { TransferRefused } from './refused.ts';
import { linesOf } from './write.ts';

/** Enough for one write to be worth its while. */
const chunkChars = 256 * 1024;

async function pour(lines: AsyncGenerator<string, number>, write: (text: string) => Promise<void>): Promise<number> {
  let chunk = '';
  for (;;) {
    const next = await lines.next();
    if (next.done) {
      await write(chunk);
      return next.value;
    }
    chunk += next.value;
    if (chunk.length < chunkChars) continue;
    await write(chunk);
    chunk = '';
  }
}

type Work = (write: (text: string) => Promise<void>) => Promise<number>;

/** A file is there whole, flushed and private, or not at all. */
async function toFile(file: string, overwrite: boolean, work: Work): Promise<number> {
  const write = async (unfinished: string) => {
    const rows = await withFile(
      systemDisk,
      unfinished,
      constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL,
      async (handle) => {
        const count = await work(async (text) => void (await handle.appendFile(text)));
        await handle.sync();
        return count;
      },
      privateFile,
    );
    await settle(unfinished, file, overwrite);
    return rows;
  };
  try {
    const rows = await withUnfinished(file, write);
    await flushFolder(systemDisk, path.dirname(file));
    return rows;
  } catch (error) {
    throw /^E[A-Z]/.test(codeOf(error)) ? troubleWith(file, error) : error;
  }
}

/** One moment of a workspace, as lines; servers go on writing meanwhile. */
export async function exportWorkspace(order: ExportOrder, clock: Clock): Promise<Exported> {
  const { url, workspace, to, overwrite = false, write } = order;
  const place = placeOf(url);
  if (place.engine === 'sqlite' && !existsSync(place.url))
    throw new TransferRefused('NO_WORKSPACE', `There is no store at ${place.shown} yet. Name another with --database.`);
  /** Before the store is opened, which may upgrade it. */
  const file = to === undefined ? null : destination(to, place.engine === 'sqlite' ? place.url : null, overwrite, 'export');
  const { engine, opened } = await openTables({ url, durability: 'full', clock });
  try {
    const { read } = transactionsOf(engine, opened);
    const work: Work = (sink) => read((db) => pour(linesOf(db, workspace), sink));
    return { workspace, file, rows: await (file === null ? work(write) : toFile(file, overwrite, work)) };
  } finally {
    await opened.close();
  }
}

/** Rows that are each of the right form and still cannot stand together. */
const contradicts = /^(SQLITE_CONSTRAINT|23)/;

/** All of a file or none of it: it is read through first, and written in one transaction. */
export async function importWorkspace({ url, from, workspace }: ImportOrder, clock: Clock): Promise<Imported> {
  const own = await checkFile(from);
  const { engine, opened } = await openTables({ url, durability: 'full', clock });
  try {
    const kept = opened.writer.transaction().execute((kysely) => importRows({ engine, kysely }, from, workspace ?? own));
    return await kept.catch((error: unknown) => {
      if (!contradicts.test(codeOf(error))) throw error;
      throw new TransferRefused(
        'BROKEN_LINE',
        `Rows of ${from} contradict each other: ${(error as Error).message}. Nothing was imported.`,
      );
    });
  } finally {
    await opened.close();
  }
}
