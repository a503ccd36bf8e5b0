import type { FileHandle } from 'node:fs/promises';
import type { ByteMeter } from '../../kernel/transcripts.ts';

/** What is needed of an open file. */
export type Readable = Pick<FileHandle, 'read'>;

export const chunkBytes = 64 * 1024;

/** Reads as much as asked and allowed; nothing at the end of the file, or when the meter is empty. */
export async function take(file: Readable, into: Buffer, at: number, want: number, meter: ByteMeter): Promise<Buffer> {
  const allowed = Math.min(want, meter.left, into.length);
  if (allowed <= 0) {
    meter.short ||= want > 0;
    return into.subarray(0, 0);
  }
  /** A disk that fails in the middle of a file ends it there; what came before is still worth showing. */
  const { bytesRead } = await file.read(into, 0, allowed, at).catch(() => ({ bytesRead: 0 }));
  meter.left -= bytesRead;
  meter.used += bytesRead;
  return into.subarray(0, bytesRead);
}
