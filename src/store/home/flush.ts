import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Noticed } from '../../kernel/ports.ts';
import { append, inFolder, replace, stateText } from '../files/index.ts';
import type { Change } from './writer.ts';

/** Logs first: what rests on a record never stands without it. Then other lines, then state. */
const rank = ({ kind, file }: Change): number => (kind !== 'append' ? 2 : path.basename(file) === 'evidence.jsonl' ? 0 : 1);

/** Of several states of one file only the last is meant. */
const lastOfEach = (changes: readonly Change[]): Change[] => {
  const last = new Map(changes.map((change) => [change.file, change]));
  return changes.filter((change) => change.kind === 'append' || last.get(change.file) === change);
};

/** Writes and flushes what a unit has told, file by file; lines of one file together. Tells what it put aside. */
export async function flush(changes: readonly Change[], now: () => number, noticed: Noticed[]): Promise<void> {
  for (const step of [0, 1, 2]) {
    const byFile = new Map<string, Change[]>();
    for (const change of lastOfEach(changes))
      if (rank(change) === step) byFile.set(change.file, [...(byFile.get(change.file) ?? []), change]);
    for (const [file, own] of byFile) noticed.push(...(await write(file, own, now)));
  }
}

async function write(file: string, changes: readonly Change[], now: () => number): Promise<Noticed[]> {
  const [first] = changes;
  if (first?.kind === 'append') {
    const lines = changes as readonly Extract<Change, { kind: 'append' }>[];
    const appended = await Promise.all(lines.map(({ record }) => append(file, record, { now })));
    return appended.flatMap(({ torn }) =>
      torn ? [{ code: 'LOG_PIECE_PUT_ASIDE', facts: { path: file, bytes: torn.bytes, kept: torn.moved_to } }] : [],
    );
  }
  if (first?.kind === 'replace') await replace(file, stateText(first.value));
  else if (first?.kind === 'write') await replace(file, first.text);
  else await inFolder(path.dirname(file), () => rm(file, { force: true }));
  return [];
}
