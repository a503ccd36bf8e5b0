import type { FileHandle } from 'node:fs/promises';
import { checksum } from '../../kernel/hash.ts';
import type { LineStart } from './lines.ts';

/** How far a file was read, with enough about the file to see whether it is still the same. */
export interface Mark extends LineStart {
  readonly device: string;
  readonly inode: string;
  /** Of the bytes just before. */
  readonly checksum: string;
}

/** Why reading cannot go on where it stopped. */
export type Break = 'replaced' | 'truncated' | 'rewritten';

const checkedBytes = 4096;

async function checksumBefore(handle: FileHandle, byte: number): Promise<string> {
  const bytes = Buffer.alloc(Math.min(byte, checkedBytes));
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, byte - bytes.length);
  return checksum(bytes.subarray(0, bytesRead));
}

export async function markAt(handle: FileHandle, { byte, line }: LineStart): Promise<Mark> {
  const { dev, ino } = await handle.stat({ bigint: true });
  return { device: String(dev), inode: String(ino), byte, line, checksum: await checksumBefore(handle, byte) };
}

/** Null when everything before the mark is as it was. Only the bytes just before it are looked at. */
export async function breakAt(handle: FileHandle, mark: Mark): Promise<Break | null> {
  const { dev, ino, size } = await handle.stat({ bigint: true });
  if (String(dev) !== mark.device || String(ino) !== mark.inode) return 'replaced';
  if (size < mark.byte) return 'truncated';
  return (await checksumBefore(handle, mark.byte)) === mark.checksum ? null : 'rewritten';
}
