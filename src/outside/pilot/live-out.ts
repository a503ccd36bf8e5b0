import { write } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** More than this waiting to be read, and whoever says more should wait. */
const mostWaiting = 256 * 1024;
/** Once nobody waits any more, so much is still kept for a reader that is slow. */
const mostKept = 4 * mostWaiting;
const retryMs = 10;

export interface LiveOut {
  /** Takes text at once. A promise asks whoever said it to wait until there is room. */
  put(text: string): void | Promise<void>;
  /** When all of it is read, or the signal was given and the reader takes no more. */
  drained(): Promise<void>;
}

interface Opened {
  readonly fd: number;
  /** Once it is given nobody waits for a slow reader. */
  readonly signal: AbortSignal;
  /** The reader went away. */
  readonly gone: () => void;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** How long a reader that is slow is waited for when a run was stopped. */
const lastWaitMs = 500;

/** What a run shows, on its way to a terminal or a pipe. A reader that stands still keeps nobody from being stopped. */
export function liveOut({ fd, signal, gone }: Opened): LiveOut {
  let waiting: Buffer[] = [];
  let size = 0;
  let isGone = false;
  let writing: Promise<void> | undefined;
  const room: (() => void)[] = [];
  const release = () => {
    for (const go of room.splice(0)) go();
  };
  const once = (bytes: Buffer): Promise<number> =>
    new Promise((resolve, reject) => write(fd, bytes, (error, n) => (error ? reject(error) : resolve(n))));
  const all = async (bytes: Buffer) => {
    for (let at = 0; at < bytes.length && !isGone; )
      try {
        at += await once(bytes.subarray(at));
      } catch (error) {
        if (codeOf(error) === 'EAGAIN') await sleep(retryMs);
        else isGone = true;
      }
  };
  const run = async () => {
    while (waiting.length > 0 && !isGone) {
      const bytes = Buffer.concat(waiting);
      waiting = [];
      await all(bytes);
      size -= bytes.length;
      if (size <= mostWaiting) release();
    }
    writing = undefined;
    if (!isGone) return;
    release();
    gone();
  };
  signal.addEventListener('abort', release, { once: true });
  return {
    put: (text) => {
      if (isGone || (signal.aborted && size > mostKept)) return undefined;
      const bytes = Buffer.from(text);
      waiting.push(bytes);
      size += bytes.length;
      writing ??= run();
      return size > mostWaiting && !signal.aborted ? new Promise((resolve) => room.push(resolve)) : undefined;
    },
    drained: async () => {
      while (writing && !isGone) {
        if (!signal.aborted) await writing;
        else if ((await Promise.race([writing, sleep(lastWaitMs, 'late', { ref: false })])) === 'late') return;
      }
    },
  };
}
