import { existsSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import type { StopPort } from '../../kernel/pilot.ts';
import { isMeant, stopOrderIn } from '../../kernel/stop-order.ts';

interface Stopping {
  /** What stands in it stops this run, or everything for as long as it is there. */
  readonly file: string;
  readonly began_ms: number;
  /** How each way of stopping is called in the log. */
  readonly words: { signal(name: string): string; order(): string; file(name: string): string };
  /** Whoever gives signals. */
  readonly process: Pick<NodeJS.Process, 'on' | 'off'>;
  /** The last resort, for somebody who asks a third time. */
  readonly leave: () => void;
  /** Says when to look for the file; by itself, several times a second. */
  readonly ticks?: (tick: () => void) => () => void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const everyQuarter = (tick: () => void) => {
  const timer = setInterval(tick, 250);
  timer.unref();
  return () => clearInterval(timer);
};

/** What is ordered for a run by what stands in a file; undefined where it may go on. */
function ordered({ file, began_ms, words }: Stopping): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const order = stopOrderIn(readFileSync(file, 'utf8'));
    if (!isMeant(order, began_ms)) return undefined;
    return order.ts === '' ? words.file(path.basename(file)) : words.order();
  } catch {
    /** Whatever cannot be read is no permission to go on. */
    return words.file(path.basename(file));
  }
}

/**
 * Whatever ends a run: a key, a signal, or a file in the project's folder. The first signal ends it in order, the second kills what
 * has not ended yet, and the third leaves.
 */
export function stopPort(given: Stopping): StopPort & { stop(reason: string): void; close(): void } {
  const { file, words, process: own, leave, ticks = everyQuarter } = given;
  const first = new AbortController();
  const second = new AbortController();
  const stop = (reason: string) => void (first.signal.aborted || first.abort(reason));
  const signalled = (name: string) => {
    if (!first.signal.aborted) first.abort(words.signal(name));
    else if (!second.signal.aborted) second.abort();
    else leave();
  };
  const heard = new Map(signals.map((name) => [name, () => signalled(name)] as const));
  for (const [name, hear] of heard) own.on(name, hear);
  const look = () => {
    const reason = ordered(given);
    if (reason !== undefined) stop(reason);
  };
  look();
  const quiet = ticks(look);
  const watcher = watched(path.dirname(file), look);
  return {
    signal: first.signal,
    again: second.signal,
    stop,
    close: () => {
      for (const [name, hear] of heard) own.off(name, hear);
      quiet();
      watcher?.close();
    },
  };
}

/** A folder that cannot be watched is looked at now and then. */
function watched(folder: string, look: () => void) {
  try {
    const watcher = watch(folder, { persistent: false }, look);
    watcher.on('error', () => {});
    return watcher;
  } catch {
    return undefined;
  }
}
