import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type Program, programFile } from './programs.ts';

export interface Ending {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stderr: string;
}

export interface Started {
  /** What it has said so far, line by line. */
  readonly lines: readonly string[];
  /** Resolves when what it has said is enough; rejects when it ends before. */
  until(enough: (lines: readonly string[]) => boolean): Promise<void>;
  send(message: string): void;
  kill(): void;
  /** When everything that it said has been read. */
  readonly ended: Promise<Ending>;
}

/** Starts one of our programs as a process, without a shell; its one argument is JSON. */
export async function start(name: Program, argument: object): Promise<Started> {
  const child = spawn(process.execPath, [await programFile(name), JSON.stringify(argument)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let stderr = '';
  let over = false;
  const look = () => {
    for (const check of waiting) check();
  };
  createInterface({ input: child.stdout as Readable }).on('line', (line) => {
    lines.push(line);
    look();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  /** Whoever is spoken to may be gone already. */
  child.on('error', () => {});
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => {
      over = true;
      look();
      resolve({ code, signal, stderr });
    });
  });
  return {
    lines,
    until: (enough) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const done = enough(lines);
          if (!done && !over) return;
          waiting.delete(check);
          if (done) resolve();
          else reject(new Error(`ended too early, after ${lines.length} lines: ${stderr}`));
        };
        waiting.add(check);
        check();
      }),
    send: (message) => void child.send(message),
    kill: () => void child.kill('SIGKILL'),
    ended,
  };
}
