import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { Ended, EndedBy } from '../../kernel/cells.ts';
import { Family } from '../hands/family.ts';
import { Capture } from './capture.ts';

export interface ChildOrder {
  readonly command: readonly string[];
  readonly cwd: string;
  /** All of its environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeMs: number;
  /** The most memory of its own, in MiB. */
  readonly memoryMb: number;
  /** Hears what it says on standard error, as it comes. */
  readonly hears?: (chunk: Buffer) => void;
}

export type ChildOutcome = Ended | { readonly kind: 'unstarted'; readonly detail: string };

/** How much a run may say in all, in bytes; what says more is not worth reading, and is ended. */
export const mostSaid = 8 * 1024 * 1024;
/** What is asked to end is given so long to do it. */
const graceMs = 1000;
/** Streams of a process that is gone end at once, unless somebody else holds them. */
const drainMs = 1000;
/** How many processes it may be at a time, the guard included, and how often they are counted. */
const mostProcesses = 8;
const countMs = 250;
/** The largest file that it can write, in blocks of 512 or 1024 bytes, as the shell counts. */
const fileBlocks = 131_072;

/**
 * Sets limits, then becomes the command. Beside it, in its process group, a guard waits for the end of a stream that the server alone
 * holds: when the server ends, however it ends, the guard ends the group. The command cannot reach that stream.
 */
const script = (memoryMb: number): string =>
  [
    `ulimit -c 0; ulimit -n 512; ulimit -f ${fileBlocks}; ulimit -d ${memoryMb * 1024} 2>/dev/null`,
    "(trap '' TERM INT HUP QUIT; read -r _ <&3; kill -KILL 0) </dev/null >/dev/null 2>&1 &",
    'exec 3<&-',
    'exec "$@"',
  ].join('\n');

const started = (child: ChildProcess) =>
  new Promise<string | undefined>((resolve) => {
    child.once('spawn', () => resolve(undefined));
    child.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

/** Runs a command within limits, and ends every process that came from it together with it. */
export async function runChild(order: ChildOrder, signal: AbortSignal): Promise<ChildOutcome> {
  const { command, cwd, env, timeMs, memoryMb, hears } = order;
  const began = performance.now();
  const child = spawn('/bin/sh', ['-c', script(memoryMb), 'sh', ...command], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const detail = await started(child);
  if (detail !== undefined) return { kind: 'unstarted', detail };

  const family = new Family(child.pid as number);
  let by: EndedBy | undefined;
  let lastly: NodeJS.Timeout | undefined;
  const end = (why: EndedBy) => {
    if (by !== undefined) return;
    by = why;
    const kill = () => family.signalAll('SIGKILL');
    if (why === 'output' || why === 'processes') return kill();
    family.signalGroup('SIGTERM');
    lastly = setTimeout(kill, graceMs);
  };
  const timers = [
    setTimeout(() => end('time'), timeMs),
    setInterval(() => {
      if (family.living().length > mostProcesses) end('processes');
    }, countMs),
  ];

  const [out, err] = [new Capture(), new Capture()];
  const listen = (stream: Readable, capture: Capture, also?: (chunk: Buffer) => void) =>
    stream
      .on('error', () => {})
      .on('data', (chunk: Buffer) => {
        capture.push(chunk);
        also?.(chunk);
        if (out.bytes + err.bytes > mostSaid) end('output');
      });
  listen(child.stdout as Readable, out);
  listen(child.stderr as Readable, err, hears);
  child.stdio[3]?.on('error', () => {});

  const stop = () => end(signal.reason === 'stopped' ? 'stopped' : 'cancelled');
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });

  const code = await exited;
  for (const timer of timers) clearTimeout(timer);
  clearTimeout(lastly);
  signal.removeEventListener('abort', stop);
  await endAll(child, family, closed);
  return {
    kind: 'ended',
    by: by ?? (code === null ? 'signal' : 'exit'),
    exitCode: by === undefined && code !== null ? code : -1,
    durationMs: Math.round(performance.now() - began),
    stdout: out.said(),
    stderr: err.said(),
  };
}

/** Whatever it left behind is ended, the guard included; then what was said is read to its end. */
async function endAll(child: ChildProcess, family: Family, closed: Promise<void>): Promise<void> {
  family.leaderEnded();
  const enough = AbortSignal.timeout(drainMs);
  family.signalGroup('SIGKILL');
  await family.gone(enough, () => true);
  enough.addEventListener('abort', () => {
    for (const stream of child.stdio) stream?.destroy();
  });
  await closed;
}
