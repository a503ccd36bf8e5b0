import { spawn } from 'node:child_process';
import type { Time } from '../kernel/time.ts';

export interface Question {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly limit_ms: number;
  /** More output than this is not waited for. */
  readonly most_bytes?: number;
  readonly time: Time;
  readonly signal?: AbortSignal;
}

export type Answered =
  | { readonly kind: 'answered'; readonly code: number; readonly stdout: string; readonly stderr: string }
  /** As much as was asked for; the program was ended there. */
  | { readonly kind: 'long'; readonly stdout: string }
  | { readonly kind: 'slow' | 'stopped' }
  | { readonly kind: 'failed'; readonly code: string };

/** Asks a program something that it answers by itself and at once, such as its version. Its input is empty. */
export function askProgram(question: Question): Promise<Answered> {
  const { program, args, cwd, env, limit_ms, most_bytes = 1024 * 1024, time, signal } = question;
  if (signal?.aborted) return Promise.resolve({ kind: 'stopped' });
  return new Promise((resolve) => {
    const child = (() => {
      try {
        return spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
      } catch (error) {
        return String((error as { code?: unknown }).code);
      }
    })();
    if (typeof child === 'string') return resolve({ kind: 'failed', code: child });
    const said = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
    let bytes = 0;
    const text = (stream: 'stdout' | 'stderr') => Buffer.concat(said[stream]).toString('utf8');
    const finish = (answer: Answered) => {
      forget();
      signal?.removeEventListener('abort', stop);
      child.kill('SIGKILL');
      /** A child of its own may hold them open. */
      child.stdout.destroy();
      child.stderr.destroy();
      resolve(answer);
    };
    const forget = time.after(limit_ms, () => finish({ kind: 'slow' }));
    const stop = () => finish({ kind: 'stopped' });
    signal?.addEventListener('abort', stop, { once: true });
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].on('data', (chunk: Buffer) => {
        said[stream].push(chunk);
        bytes += chunk.length;
        if (bytes > most_bytes) finish({ kind: 'long', stdout: text('stdout') });
      });
    child.once('error', (error) => finish({ kind: 'failed', code: String((error as { code?: unknown }).code) }));
    child.once('close', (code) => finish({ kind: 'answered', code: code ?? 1, stdout: text('stdout'), stderr: text('stderr') }));
  });
}
