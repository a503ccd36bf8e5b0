import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../../kernel/json.ts';
import { type Disk, flushFolder, look, privateFile, systemDisk, withFile } from './disk.ts';
import { longestLine } from './lines.ts';
import { inFolder } from './lock.ts';
import { asideOf } from './quarantine.ts';

const newline = 0x0a;
const chunkBytes = 64 * 1024;

/** A piece of a line at the end of a file, left by a writer that was stopped in the middle of it. */
export interface TornTail {
  /** Where it began. */
  readonly byte: number;
  readonly bytes: number;
  /** The file that holds it now. */
  readonly moved_to: string;
}

/** Where the last line begins that has no end; the size of the file where every line has one. */
async function startOfTail(handle: FileHandle, size: number): Promise<number> {
  const last = Buffer.alloc(1);
  if (size > 0) await handle.read(last, 0, 1, size - 1);
  if (size === 0 || last[0] === newline) return size;
  const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, size));
  for (let end = size; end > 0; ) {
    const start = Math.max(0, end - chunk.length);
    const { bytesRead } = await handle.read(chunk, 0, end - start, start);
    const at = chunk.subarray(0, bytesRead).lastIndexOf(newline);
    if (at >= 0) return start + at + 1;
    end = start;
  }
  return 0;
}

/** How many bytes stand behind the last whole line of a file: somebody is writing them, or was stopped at it. */
export const unfinishedBytes = (file: string): Promise<number> =>
  withFile(systemDisk, file, constants.O_RDONLY, async (handle) => {
    const { size } = await handle.stat();
    return size - (await startOfTail(handle, size));
  });

/** A whole record whose end of line alone is missing, as editors leave it. */
async function isWhole(handle: FileHandle, start: number, size: number): Promise<boolean> {
  if (size - start > longestLine) return false;
  const bytes = Buffer.allocUnsafe(size - start);
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
  const parsed = bytesRead === bytes.length ? parseJson(bytes.toString('utf8')) : undefined;
  /** Half a number is a number. */
  return parsed !== undefined && typeof parsed.value !== 'number';
}

async function copy(from: FileHandle, start: number, end: number, to: FileHandle): Promise<void> {
  const chunk = Buffer.allocUnsafe(chunkBytes);
  for (let at = start; at < end; ) {
    const { bytesRead } = await from.read(chunk, 0, Math.min(chunk.length, end - at), at);
    if (bytesRead === 0) return;
    await to.writeFile(chunk.subarray(0, bytesRead));
    at += bytesRead;
  }
}

export interface Mended {
  readonly size: number;
  /** What has to come before the next line. */
  readonly lead: '' | '\n';
  readonly torn: TornTail | null;
}

/**
 * Makes the end of a file fit for another line. A piece is kept in a file of its own, flushed, before it is cut off: stopped in
 * between, it stands in both places and is in neither half. Only the holder of the folder's lock may do this.
 */
export async function mendTail(disk: Disk, file: string, handle: FileHandle, now: number): Promise<Mended> {
  const { size } = await handle.stat();
  const start = await startOfTail(handle, size);
  if (start === size) return { size, lead: '', torn: null };
  if (await isWhole(handle, start, size)) return { size, lead: '\n', torn: null };
  const { name, handle: aside } = await asideOf(disk, file, now, constants.O_WRONLY, privateFile);
  try {
    await copy(handle, start, size, aside);
    await aside.sync();
  } finally {
    await aside.close();
  }
  await flushFolder(disk, path.dirname(file));
  await handle.truncate(start);
  return { size: start, lead: '', torn: { byte: start, bytes: size - start, moved_to: name } };
}

/** Puts a piece of a line aside, as the next writer would, for whoever has to tell about it before it writes. */
export async function mendEnd(file: string, options: { readonly now?: number } = {}): Promise<TornTail | null> {
  const { now = Date.now() } = options;
  if (!(await look(file)) || (await unfinishedBytes(file)) === 0) return null;
  return inFolder(path.dirname(file), () =>
    withFile(systemDisk, file, constants.O_RDWR, async (handle) => (await mendTail(systemDisk, file, handle, now)).torn),
  );
}
