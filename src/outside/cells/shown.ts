import path from 'node:path';
import type { Said } from '../../kernel/cells.ts';
import type { ChildOutcome } from './child.ts';

/** Everything below a folder, as Node's permissions name it. */
export const below = (folder: string): string => `${folder}${path.sep}`;

const within = (folder: string, said: Said): Said => {
  const shown = (text: string) => text.replaceAll(`file://${below(folder)}`, '').replaceAll(below(folder), '');
  return { ...said, head: shown(said.head), tail: shown(said.tail) };
};

/** Names files as those who wrote the cell know them, without where the server keeps them. */
export const shownWithin = (folder: string, outcome: ChildOutcome): ChildOutcome =>
  outcome.kind === 'ended'
    ? { ...outcome, stdout: within(folder, outcome.stdout), stderr: within(folder, outcome.stderr) }
    : outcome;
