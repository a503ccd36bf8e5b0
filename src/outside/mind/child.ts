import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Time } from '../../kernel/time.ts';
import { LineSplitter } from '../lines.ts';
import type { Limited } from './limits.ts';
import { MindProblem } from './trouble.ts';

export interface Order {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** All that it is told; then its standard input ends. */
  readonly input: string;
  /** What it prints, a line each, without its end. */
  readonly line: (stream: 'stdout' | 'stderr', text: string) => void;
  /** More than this is not read: it is ended. */
  readonly mostBytes: number;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** How long a program that was told to end may take to do so. */
const graceMs = 2000;

/** Whatever runs when this process ends is ended with it: it has a group of its own, which no terminal stops. */
const running = new Set<ChildProcess>();
const endAll = () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
};

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    /** It is gone already. */
  }
}

/** Hands on whole lines; what is left when a stream ends is one too. */
function lines(stream: Readable, mayTake: (bytes: number) => boolean, take: (line: string) => void): void {
  /** What may be read at all bounds a line too. */
  const splitter = new LineSplitter(Number.POSITIVE_INFINITY);
  stream.on('data', (chunk: Buffer) => {
    if (mayTake(chunk.length)) for (const { text } of splitter.add(chunk)) take(text);
  });
  stream.on('end', () => {
    for (const { text } of splitter.finish()) take(text);
  });
}

/** Runs a program to its end, or until it is ended by its limit: with all that it has started. Rejects where it cannot be started. */
export function runChild(
  { command, args, cwd, env, input, line, mostBytes }: Order,
  limit: Limited,
  time: Time,
): Promise<Ending> {
  if (limit.signal.aborted) return Promise.resolve({ code: null, signal: null });
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    let cancelKill = () => {};
    const end = () => {
      signalGroup(child, 'SIGTERM');
      cancelKill = time.after(graceMs, () => signalGroup(child, 'SIGKILL'));
    };
    const over = () => {
      running.delete(child);
      if (running.size === 0) process.off('exit', endAll);
      limit.signal.removeEventListener('abort', end);
      cancelKill();
    };
    if (running.size === 0) process.on('exit', endAll);
    running.add(child);
    let bytes = 0;
    const mayTake = (more: number) => {
      bytes += more;
      if (bytes > mostBytes) limit.end(new MindProblem('too_large', `${command} printed more than ${mostBytes} bytes.`));
      return bytes <= mostBytes;
    };
    lines(child.stdout, mayTake, (text) => line('stdout', text));
    lines(child.stderr, mayTake, (text) => line('stderr', text));
    /** It may end without having read what it was told. */
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.once('error', (error) => {
      over();
      reject(error);
    });
    child.once('close', (code, signal) => {
      over();
      resolve({ code, signal });
    });
    limit.signal.addEventListener('abort', end, { once: true });
  });
}
