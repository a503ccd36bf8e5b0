import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { compiledCode, programFile } from '../support/programs.ts';

/** Nothing of this machine's settings; only a home of its own. */
export const cleanEnv = (home: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  ...(process.env.THOUGHTBOX_STORAGE ? { THOUGHTBOX_STORAGE: process.env.THOUGHTBOX_STORAGE } : {}),
  NOEMA_HOME: home,
  THOUGHTBOX_DATA_DIR: home,
  MI_HOME: path.join(home, 'mi'),
  ...compiledCode(),
});

export interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  /** Everything on standard output and error so far. */
  readonly output: { out: string; err: string };
  /** Settles when standard output matches, or standard error where that is said. */
  until(pattern: RegExp, of?: 'out' | 'err'): Promise<RegExpExecArray>;
  readonly ended: Promise<number | null>;
}

export const start = (home: string, ...args: string[]): Promise<Running> => startWith({ env: cleanEnv(home) }, ...args);

/** The same with surroundings of its own. */
export async function startWith(at: { env: Record<string, string>; cwd?: string }, ...args: string[]): Promise<Running> {
  return startProgram(await programFile('src/bin/noema.ts'), at, ...args);
}

/** The same with a program that somebody else has built. */
export function startProgram(program: string, at: { env: Record<string, string>; cwd?: string }, ...args: string[]): Running {
  const child = spawn(process.execPath, [program, ...args], at);
  const output = { out: '', err: '' };
  const waiting = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.out += text;
    for (const look of waiting) look();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.err += text;
    for (const look of waiting) look();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const until = (pattern: RegExp, of: 'out' | 'err' = 'out') =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output[of]);
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
      void ended.then(() => reject(new Error(`it ended before it said ${pattern}: ${output.err}`)));
    });
  return { child, output, until, ended };
}
