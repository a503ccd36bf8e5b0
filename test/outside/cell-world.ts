import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CellFile, Ended, RunOutcome } from '../../src/kernel/cells.ts';

/** Whatever name a cell has here is run by its ending. */
export const cell = (filename: string, source: string): CellFile => ({
  filename,
  language: filename.endsWith('ts') ? 'typescript' : 'javascript',
  source,
});

export const orderOf = (files: readonly CellFile[], packageJson: string | null = null) => ({
  notebook: 'book',
  files,
  entry: files[0]?.filename ?? '',
  packageJson,
  tsconfig: null,
});

export function ended(outcome: RunOutcome): Ended {
  if (outcome.kind !== 'ended') throw new Error(`not run: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** What stands in a file of a run, once it is there. */
export async function written(root: string, file: string): Promise<string> {
  for (;;) {
    for (const book of existsSync(root) ? readdirSync(root) : [])
      for (const run of readdirSync(path.join(root, book))) {
        const found = path.join(root, book, run, file);
        const text = existsSync(found) ? readFileSync(found, 'utf8') : '';
        if (text !== '') return text;
      }
    await setTimeout(20);
  }
}

/** A process that has ended and that nobody has asked about is none. */
const isThere = (pid: number): boolean => {
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Waits until a process is gone; one that stays makes the test hang, and so fail. */
export async function gone(pid: number): Promise<void> {
  while (isThere(pid)) await setTimeout(20);
}

/** Processes whose command line holds a text. */
export const processesWith = (text: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
      } catch {
        return false;
      }
    });
