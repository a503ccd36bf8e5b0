import { createHash } from 'node:crypto';
import { createReadStream, existsSync, rmSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { StoreUnusable } from '../trouble.ts';
import { copyStore } from './copy.ts';
import { backupName, backupsOf } from './names.ts';

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** An earlier copy of the very same content, left by an upgrade that did not come to its end. */
async function sameAs(file: string, others: readonly string[]): Promise<string | undefined> {
  const { size } = statSync(file);
  for (const other of others)
    if (other !== file && statSync(other).size === size && (await digest(other)) === (await digest(file))) return other;
  return undefined;
}

/** Copies a SQLite store beside itself, once for each content, however often an upgrade is begun. Without the copy there is no upgrade. */
export async function copyBeforeUpgrade(store: string, now_ms: number): Promise<string> {
  const free = (schema: number) => {
    for (let again = 1; ; again += 1) {
      const name = backupName(store, schema, now_ms, again);
      if (!existsSync(name)) return name;
    }
  };
  try {
    const earlier = backupsOf(store);
    const { file } = await copyStore(store, { place: free, unfinished: `${store}.copy.tmp` });
    const same = await sameAs(file, earlier);
    if (same === undefined) return file;
    rmSync(file);
    return same;
  } catch (error) {
    if (!(error instanceof StoreUnusable)) throw error;
    throw new StoreUnusable(`The store ${store} was not upgraded, for a copy of it is made before. ${error.message}`, {
      cause: error,
    });
  }
}
