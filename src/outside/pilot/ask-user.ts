import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { UserPort } from '../../kernel/pilot.ts';

interface Terminal {
  readonly input: Readable;
  /** Questions are no part of what a command answers. */
  readonly output: Writable;
}

/**
 * Asks on a terminal, a line at a time. Lines that come before a question is asked wait for it, so that answers can be piped in;
 * once there are no more, nobody answers.
 */
export function askUser({ input, output }: Terminal): UserPort & { close(): void } {
  const lines: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  let isOver = false;
  let reader: ReturnType<typeof createInterface> | undefined;

  const finish = () => {
    isOver = true;
    for (const answer of waiting.splice(0)) answer('');
  };
  const open = () => {
    if (reader) return;
    reader = createInterface({ input });
    reader.on('line', (line) => {
      const next = waiting.shift();
      if (next) next(line);
      else lines.push(line);
    });
    reader.on('close', finish);
  };
  const answered = (signal: AbortSignal) =>
    new Promise<string>((resolve) => {
      const answer = (line: string) => {
        signal.removeEventListener('abort', giveUp);
        resolve(line);
      };
      /** Whatever is said later is no answer to it. */
      const giveUp = () => {
        waiting.splice(waiting.indexOf(answer), 1);
        resolve('');
      };
      waiting.push(answer);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  return {
    ask: async (question, signal) => {
      if (signal.aborted) return '';
      output.write(`${question}\n> `);
      open();
      const ready = lines.shift();
      if (ready !== undefined) return ready.trim();
      if (isOver) return '';
      return (await answered(signal)).trim();
    },
    close: () => reader?.close(),
  };
}
