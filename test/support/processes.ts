import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { build } from 'esbuild';

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

const programs = new Map<string, Promise<string>>();

/** A TypeScript program as one text: it starts four times as fast as one that is compiled while it is loaded. */
function program(file: string): Promise<string> {
  const known = programs.get(file);
  if (known) return known;
  const options = { bundle: true, write: false, platform: 'node', format: 'esm', packages: 'external' } as const;
  const text = build({ entryPoints: [file], ...options }).then(({ outputFiles: [output] }) => output?.text ?? '');
  programs.set(file, text);
  return text;
}

/** Starts a TypeScript program as a process, without a shell; its one argument is JSON. */
export async function start(file: string, argument: object): Promise<Started> {
  const text = await program(file);
  const child = spawn(process.execPath, ['--input-type=module', '-', JSON.stringify(argument)], {
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  child.stdin?.end(text);
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
  child.stdin?.on('error', () => {});
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
