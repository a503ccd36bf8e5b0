import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { parseJson } from '../../kernel/json.ts';
import { systemDisk, withFile } from '../files/disk.ts';
import { longestLine } from '../files/index.ts';

const chunkBytes = 16 * 1024;

async function lineAt(handle: FileHandle, byte: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  for (let at = byte; at - byte < longestLine; ) {
    const chunk = Buffer.allocUnsafe(chunkBytes);
    const { bytesRead } = await handle.read(chunk, 0, chunkBytes, at);
    const read = chunk.subarray(0, bytesRead);
    const end = read.indexOf(0x0a);
    parts.push(end < 0 ? read : read.subarray(0, end));
    if (end >= 0) return Buffer.concat(parts).toString('utf8');
    if (bytesRead === 0) return undefined;
    at += bytesRead;
  }
  return undefined;
}

/** The records that begin at these places, in the same order; undefined where no record stands any more. */
export async function recordsAt(file: string, bytes: readonly number[]): Promise<(unknown | undefined)[]> {
  if (bytes.length === 0) return [];
  return withFile(systemDisk, file, constants.O_RDONLY, async (handle) => {
    const found: unknown[] = [];
    for (const byte of bytes) {
      const text = await lineAt(handle, byte);
      found.push(text === undefined ? undefined : parseJson(text)?.value);
    }
    return found;
  });
}
