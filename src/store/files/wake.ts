import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';

/** Calls back whenever it may be worth looking, until it is stopped. */
export type Wakes = (wake: () => void) => () => void;

/** At this pace a file is looked at where the system tells nothing: in folders that are not there yet, and on some network disks. */
const pollMs = 1000;

/** The system's own notices about a file's folder, and a look now and then. */
export const wakesOf =
  (file: string, everyMs = pollMs): Wakes =>
  (wake) => {
    let watcher: FSWatcher | undefined;
    const begin = () => {
      try {
        const own = watch(path.dirname(file));
        watcher = own;
        own.on('change', (_, name) => void ((name === null || String(name) === path.basename(file)) && wake()));
        own.on('error', () => {
          own.close();
          if (watcher === own) watcher = undefined;
        });
      } catch {
        /** No folder yet, or no notices to be had: the next look tries again. */
      }
    };
    begin();
    const timer = setInterval(() => {
      if (!watcher) begin();
      wake();
    }, everyMs);
    return () => {
      clearInterval(timer);
      watcher?.close();
    };
  };

/** Rung by anybody, heard by one who waits. A ring that nobody waited for is heard by the next. */
export class Bell {
  #rung = false;
  #hear: (() => void) | undefined;

  ring(): void {
    this.#rung = true;
    this.#hear?.();
  }

  async heard(): Promise<void> {
    if (!this.#rung)
      await new Promise<void>((resolve) => {
        this.#hear = resolve;
      });
    this.#rung = false;
    this.#hear = undefined;
  }
}
