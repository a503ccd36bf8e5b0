import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { systemDisk, withFile } from '../files/disk.ts';
import { lineOf, longestLine } from '../files/lines.ts';

const chunkBytes = 16 * 1024;

async function bytesAt(handle: FileHandle, byte: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  for (let at = byte; at - byte < longestLine; ) {
    const chunk = Buffer.allocUnsafe(chunkBytes);
    const { bytesRead } = await handle.read(chunk, 0, chunkBytes, at);
    const read = chunk.subarray(0, bytesRead);
    const end = read.indexOf(0x0a);
    parts.push(end < 0 ? read : read.subarray(0, end));
    if (end >= 0) return Buffer.concat(parts);
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
      const bytes = await bytesAt(handle, byte);
      const line = bytes && lineOf(bytes, { byte, line: 0, next: byte + bytes.length + 1 });
      found.push(line?.kind === 'record' ? line.value : undefined);
    }
    return found;
  });
}
