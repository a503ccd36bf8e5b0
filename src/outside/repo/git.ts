import type { Time } from '../../kernel/time.ts';
import { askProgram } from '../ask-program.ts';
import { gitEnv } from '../git/env.ts';

export interface GitWorld {
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
  readonly time: Time;
  readonly signal?: AbortSignal | undefined;
}

export type Said =
  | { readonly kind: 'said'; readonly text: string }
  /** Git said no. */
  | { readonly kind: 'refused' }
  /** There is no git, or it took too long. */
  | { readonly kind: 'silent' };

export type Git = (limit_ms: number, ...args: string[]) => Promise<Said>;

/** Options that keep a question a question: no locks, no programs of the repository, names as they are. */
const quiet = ['--no-optional-locks', '--no-pager', '-c', 'core.fsmonitor=false', '-c', 'core.quotePath=false'];

const mostBytes = 64 * 1024;

/** Asks git about a folder, in a way that neither changes the repository nor runs what it contains. */
export function gitIn(root: string, { program, env, time, signal }: GitWorld): Git {
  return async (limit_ms, ...args) => {
    const answer = await askProgram({
      program,
      args: [...quiet, '-C', root, ...args],
      env: gitEnv(env),
      limit_ms,
      most_bytes: mostBytes,
      time,
      ...(signal ? { signal } : {}),
    });
    if (answer.kind === 'long') return { kind: 'said', text: answer.stdout };
    if (answer.kind !== 'answered') return { kind: 'silent' };
    return answer.code === 0 ? { kind: 'said', text: answer.stdout.trimEnd() } : { kind: 'refused' };
  };
}

export const textOf = (said: Said): string => (said.kind === 'said' ? said.text : '');
