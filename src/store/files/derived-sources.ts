import { constants } from 'node:fs';
import { type FileHandle, stat } from 'node:fs/promises';
import type { Source, SourceProblem } from './derived.ts';
import { systemDisk, withFile } from './disk.ts';
import { fileStart, type LineStart, linesIn, wholeFile } from './lines.ts';
import { breakAt, type Mark, markAt } from './mark.ts';
import { codeOf, troubleWith } from './trouble.ts';

/** How far a source was read, and what it looked like then. */
export interface Known extends Mark {
  readonly stamp: string;
}

/** What was read of each source; undefined for one that was not there. */
export type Seen = Map<string, Known | undefined>;

export interface Reading {
  /** What was taken from it before no longer holds. */
  startOver(): void;
  record(value: unknown, at: LineStart): void;
  problem(reason: SourceProblem['reason'], at: LineStart): void;
}

interface Look {
  readonly dev: bigint;
  readonly ino: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
  readonly ctimeNs: bigint;
  readonly mtimeMs: bigint;
}

/** A file may change twice within one tick of its file system's clock: what is so young is not known by its looks alone. */
const youngMs = 2000;
const young = 'young ';

const looksOf = ({ dev, ino, size, mtimeNs, ctimeNs }: Look): string => `${dev}:${ino}:${size}:${mtimeNs}:${ctimeNs}`;
const stampOf = (look: Look): string => (Date.now() - Number(look.mtimeMs) < youngMs ? young : '') + looksOf(look);
const isYoung = ({ stamp }: Known) => stamp.startsWith(young);
const looksAs = (look: Look, { stamp }: Known) => stamp === looksOf(look) || stamp === young + looksOf(look);

const missing = 'missing';

/** What is wrong with a source is said of the source; what is wrong with the index is left to whoever keeps it. */
const about = (file: string, error: unknown) => (codeOf(error).startsWith('SQLITE_') ? error : troubleWith(file, error));

const lookAt = (file: string): Promise<Look | undefined> =>
  stat(file, { bigint: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw about(file, error);
  });

/** Told by looks alone. */
export async function isUnchanged({ path }: Source, known: Known | undefined): Promise<boolean> {
  if (!known || isYoung(known)) return false;
  const found = await lookAt(path);
  return found !== undefined && looksAs(found, known);
}

/** Whether a file that looks as it did, and was young then, holds the same: asked of its end, or of all of a file that is one record. */
async function holdsTheSame({ path, kind }: Source, known: Known): Promise<Known | undefined> {
  return withFile(systemDisk, path, constants.O_RDONLY, async (handle) => {
    const look = await handle.stat({ bigint: true });
    if (!looksAs(look, known)) return undefined;
    const same =
      kind === 'lines'
        ? look.size === BigInt(known.byte) && (await breakAt(handle, known)) === null
        : (await checksumOf((await wholeFile(handle)).bytes)) === known.checksum;
    return same ? { ...known, stamp: stampOf(look) } : undefined;
  }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw about(path, error);
  });
}

/** Whether there is nothing to read: the sources are those that were seen, and as they were. */
export async function areAsSeen(sources: readonly Source[], seen: Seen): Promise<boolean> {
  if (seen.size !== sources.length) return false;
  for (const source of sources) {
    if (!seen.has(source.path)) return false;
    const known = seen.get(source.path);
    const look = await lookAt(source.path);
    if (!look || !known) {
      if (look || known) return false;
      continue;
    }
    if (!looksAs(look, known)) return false;
    if (!isYoung(known)) continue;
    const now = await holdsTheSame(source, known);
    if (!now) return false;
    seen.set(source.path, now);
  }
  return true;
}

async function checksumOf(bytes: Buffer | null): Promise<string> {
  const { createHash } = await import('node:crypto');
  return bytes ? createHash('sha256').update(bytes).digest('hex') : missing;
}

async function readGrowing(handle: FileHandle, known: Known | undefined, reading: Reading): Promise<Mark> {
  let from: LineStart = known ?? fileStart;
  if (known && (await breakAt(handle, known))) {
    reading.startOver();
    from = fileStart;
  }
  for await (const lines of linesIn(handle, from))
    for (const line of lines) {
      if (line.kind === 'unfinished') continue;
      if (line.kind === 'record') reading.record(line.value, line);
      else reading.problem(line.reason, line);
      from = { byte: line.next, line: line.line + 1 };
    }
  return markAt(handle, from);
}

async function readWhole(handle: FileHandle, known: Known | undefined, reading: Reading): Promise<Mark> {
  const { bytes, line } = await wholeFile(handle);
  const { dev, ino } = await handle.stat({ bigint: true });
  const checksum = await checksumOf(bytes);
  const mark = { device: String(dev), inode: String(ino), byte: line.next, line: 1, checksum };
  if (known?.checksum === checksum && known.byte === mark.byte) return mark;
  if (known) reading.startOver();
  if (line.kind === 'record') reading.record(line.value, line);
  else if (line.kind === 'malformed') reading.problem(line.reason, line);
  return mark;
}

/** Reads what is new of a source. Undefined where there is no such file. */
export async function readSource(source: Source, known: Known | undefined, reading: Reading): Promise<Known | undefined> {
  try {
    return await withFile(systemDisk, source.path, constants.O_RDONLY, async (handle) => {
      const stamp = stampOf(await handle.stat({ bigint: true }));
      const read = source.kind === 'lines' ? readGrowing : readWhole;
      return { ...(await read(handle, known, reading)), stamp };
    });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw about(source.path, error);
    if (known) reading.startOver();
    return undefined;
  }
}
