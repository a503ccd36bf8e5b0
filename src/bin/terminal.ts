import { writeSync } from 'node:fs';
import type { CliContext } from '../adapters/cli/context.ts';

/** Once: whatever else is written fails in the same way. */
function sayUnwritten(error: Error): void {
  process.stderr.write(`The output cannot be written: ${error.message}\n`);
  process.once('exit', () => {
    process.exitCode = 1;
  });
}

/** A reader that goes away (as in `noema tools | head`) is no failure; a full disk is. A server that listens for it too ends by itself. */
export function patientStreams(): void {
  let isSaid = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && !isSaid) {
      isSaid = true;
      sayUnwritten(error);
    }
    if (process.stdout.listenerCount('error') === 1) process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  /** Nobody who reads the log: nothing is lost that anyone asked for. */
  process.stderr.on('error', () => {});
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Writes at once and past the streams of Node, which take as long to load as a short command runs. A reader that is slow is waited
 * for; one that went away is no failure.
 */
function written(fd: 1 | 2, text: string): void {
  const bytes = Buffer.from(`${text}\n`);
  for (let at = 0; at < bytes.length; )
    try {
      at += writeSync(fd, bytes, at);
    } catch (error) {
      if (codeOf(error) === 'EAGAIN') continue;
      if (codeOf(error) === 'EPIPE' && fd === 1) process.exit(0);
      if (codeOf(error) === 'EPIPE') return;
      throw error;
    }
}

type Terminal = Omit<CliContext, 'product' | 'root' | 'project'>;

/** What every program knows about the terminal that it runs in. */
export const terminalContext = (version: string): Terminal => ({
  version,
  env: process.env,
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  typing: process.stdin.isTTY === true,
  terminal: process.stdout.isTTY === true,
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
});

/** The same for a program that is over soon: what it does not ask for is not found out. */
export const briefTerminal = (version: string): Terminal => ({
  version,
  env: process.env,
  out: (text) => written(1, text),
  err: (text) => written(2, text),
  get typing() {
    return process.stdin.isTTY === true;
  },
  get terminal() {
    return process.stdout.isTTY === true;
  },
  get colour() {
    return process.stdout.isTTY === true && !process.env.NO_COLOR;
  },
});
