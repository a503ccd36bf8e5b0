import { type BigIntStats, statSync } from 'node:fs';
import path from 'node:path';
import type { Collection } from './collection.ts';

/** A file may change twice within one tick of its file system's clock: what is so young is not known by its looks. */
const youngMs = 2000;

const look = (file: string): BigIntStats | undefined => statSync(file, { bigint: true, throwIfNoEntry: false });

const ofFile = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats) => `${ino}:${size}:${mtimeNs}:${ctimeNs}`;
/** How many folders are in it, and how much room its names take, tell of what comes within one tick of the clock. */
const ofFolder = ({ ino, nlink, size, mtimeNs }: BigIntStats) => `${ino}:${nlink}:${size}:${mtimeNs}`;

export const absent = '-';

/** What a file looks like. */
export function fileStamp(file: string): string {
  const found = look(file);
  return found ? ofFile(found) : absent;
}

/** What changes when a name in a folder does. */
export function folderStamp(folder: string): string {
  const found = look(folder);
  return found ? ofFolder(found) : absent;
}

/** What changes when anything in an item is added, removed or replaced. */
export const itemStamp = ({ items, head }: Collection, place: string): string => {
  if (items === 'files') return fileStamp(place);
  const folder = folderStamp(place);
  return folder === absent || !head ? folder : `${folder} ${fileStamp(path.join(place, head.file))}`;
};

const unsure = '?';

/** The newest change that a stamp tells of; the time stands last in each of its parts. */
const changedAt = (stamp: string) =>
  Math.max(...stamp.split(' ').map((part) => Number(part.slice(part.lastIndexOf(':') + 1)) / 1e6 || 0));

const isYoung = (stamp: string) => Date.now() - changedAt(stamp) < youngMs;

/** The stamp of something that was read: perhaps only a moment after it had changed, and a moment before it changes again. */
export const doubted = (stamp: string): string => (isYoung(stamp) ? `${stamp}${unsure}` : stamp);

/** Whether what is known still holds for what looks so now. What was doubted is read once more when it is old enough. */
export function isKnown(known: string, now: string): boolean {
  if (!known.endsWith(unsure)) return known === now;
  return known.slice(0, -1) === now && isYoung(now);
}
