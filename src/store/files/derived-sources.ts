import { constants } from 'node:fs';
import { type FileHandle, stat } from 'node:fs/promises';
import type { Source, SourceProblem } from './derived.ts';
import { systemDisk, withFile } from './disk.ts';
import { fileStart, type LineStart, linesIn, wholeFile } from './lines.ts';
import { breakAt, type Mark, markAt } from './mark.ts';
import { codeOf } from './trouble.ts';

/** How far a source was read, and what it looked like then; an empty look says that it has to be read to be known. */
export interface Known extends Mark {
  readonly stamp: string;
}

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

/** A file may change twice within one tick of its file system's clock: what is so young is not known by its looks. */
const youngMs = 2000;

const stampOfOne = ({ dev, ino, size, mtimeNs, ctimeNs, mtimeMs }: Look): string =>
  Date.now() - Number(mtimeMs) < youngMs ? '' : `${dev}:${ino}:${size}:${mtimeNs}:${ctimeNs}`;

const missing = 'missing';

const lookAt = (file: string): Promise<Look | undefined> =>
  stat(file, { bigint: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });

/** What each source looks like; null when looks do not tell. */
export async function stampsOf(sources: readonly Source[]): Promise<ReadonlyMap<string, string> | null> {
  const stamps = new Map<string, string>();
  for (const { path } of sources) {
    const found = await lookAt(path);
    const stamp = found ? stampOfOne(found) : missing;
    if (stamp === '') return null;
    stamps.set(path, stamp);
  }
  return stamps;
}

/** The same in one text; empty when looks do not tell. */
export const inOneText = (stamps: ReadonlyMap<string, string> | null): string => (stamps ? JSON.stringify([...stamps]) : '');

/** Whether what was read of all sources is what they look like now, and of nothing else. */
export function isAllKnown(stamps: ReadonlyMap<string, string>, known: ReadonlyMap<string, Known>): boolean {
  const there = [...stamps].filter(([, stamp]) => stamp !== missing);
  return there.length === known.size && there.every(([path, stamp]) => known.get(path)?.stamp === stamp);
}

export async function isUnchanged(source: Source, known: Known | undefined): Promise<boolean> {
  if (!known || known.stamp === '') return false;
  const found = await lookAt(source.path);
  return found !== undefined && stampOfOne(found) === known.stamp;
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
  const { createHash } = await import('node:crypto');
  const checksum = bytes ? createHash('sha256').update(bytes).digest('hex') : missing;
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
      const stamp = stampOfOne(await handle.stat({ bigint: true }));
      const read = source.kind === 'lines' ? readGrowing : readWhole;
      return { ...(await read(handle, known, reading)), stamp };
    });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    if (known) reading.startOver();
    return undefined;
  }
}
