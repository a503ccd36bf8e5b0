import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { HandsEvent, HandsWatch } from '../../../src/kernel/hands.ts';

export interface Watching {
  readonly watch: HandsWatch;
  readonly events: readonly HandsEvent[];
  /** Without lines as they came. */
  readonly told: readonly HandsEvent[];
  /** Resolves when a line of output holds this. */
  printed(text: string): Promise<void>;
}

/** Watches a batch, so that a test can wait for what happens in it. */
export function watching(): Watching {
  const events: HandsEvent[] = [];
  const waiting = new Set<() => void>();
  return {
    events,
    get told() {
      return events.filter(({ kind }) => kind !== 'raw');
    },
    watch: (event) => {
      events.push(event);
      for (const look of waiting) look();
    },
    printed: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (!events.some((event) => event.kind === 'raw' && event.text.includes(text))) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}

export interface Row {
  readonly type?: string;
  readonly stream?: 'stdout' | 'stderr' | 'meta';
  readonly line?: string;
  readonly continues?: true;
  readonly [more: string]: unknown;
}

/** The rows of a transcript; each must be whole. */
export const rowsOf = (file: string): Row[] => {
  const text = readFileSync(file, 'utf8');
  if (text !== '' && !text.endsWith('\n')) throw new Error('the last row is not whole');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Row);
};

export const metaOf = (file: string): string[] =>
  rowsOf(file).flatMap(({ stream, line }) => (stream === 'meta' ? [line as string] : []));

/** Whether a process runs; one that has ended and was not collected yet does not. */
export const lives = (pid: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
};
