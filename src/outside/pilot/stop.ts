import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import type { StopPort } from '../../kernel/pilot.ts';

interface Stopping {
  /** While this file is there, nothing new begins. */
  readonly file: string;
  /** How each way of stopping is called in the log. */
  readonly words: { signal(name: string): string; file(name: string): string };
  /** Whoever gives signals. */
  readonly process: Pick<NodeJS.Process, 'on' | 'off'>;
  /** Says when to look for the file; by itself, several times a second. */
  readonly ticks?: (tick: () => void) => () => void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const everyQuarter = (tick: () => void) => {
  const timer = setInterval(tick, 250);
  timer.unref();
  return () => clearInterval(timer);
};

/** Whatever ends a run: a key, a signal, or a file in the project's folder. The second signal is left to the system. */
export function stopPort({ file, words, process: own, ticks = everyQuarter }: Stopping): StopPort & { close(): void } {
  const controller = new AbortController();
  const abort = (reason: string) => controller.signal.aborted || controller.abort(reason);
  const heard = new Map(signals.map((name) => [name, () => void abort(words.signal(name))] as const));
  for (const [name, hear] of heard) own.on(name, hear);
  const look = () => void (existsSync(file) && abort(words.file(path.basename(file))));
  look();
  const quiet = ticks(look);
  const watcher = watched(path.dirname(file), look);
  return {
    signal: controller.signal,
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
