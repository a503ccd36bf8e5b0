import { statSync } from 'node:fs';
import type { Time } from '../kernel/time.ts';
import { type Answered, askProgram } from './ask-program.ts';
import { type FoundProgram, findProgram } from './find-program.ts';

export interface CodexInstall {
  readonly program: string;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly time: Time;
}

/** Options that one command of Codex takes, or why nobody can be asked. */
export type Flags =
  | { readonly kind: 'flags'; readonly flags: ReadonlySet<string> }
  | Exclude<FoundProgram, { readonly kind: 'found' }>;

/** More than any help needs. */
const askedMs = 30_000;

/** Options that a help names, at the start of a line or behind their short form. */
export const flagsIn = (help: string): ReadonlySet<string> =>
  new Set([...help.matchAll(/^\s*(?:-\w,\s+)?(--[a-z][a-z0-9-]*)/gm)].map(([, flag]) => flag as string));

const saidBy = (answer: Answered): string =>
  (answer.kind === 'answered' && answer.code === 0) || answer.kind === 'long' ? answer.stdout : '';

/** What was answered, for as long as this process runs and the same file is installed: another version is another file. */
const known = new Map<string, ReadonlySet<string>>();

function versionOf(file: string): string {
  const { dev, ino, size, mtimeMs } = statSync(file);
  return `${file} ${dev} ${ino} ${size} ${mtimeMs}`;
}

/** Asks the installed Codex what a command of it takes: that differs from version to version. No answer is no option. */
export async function codexFlags(
  { program, cwd, env, time }: CodexInstall,
  command: readonly string[],
  signal?: AbortSignal,
): Promise<Flags> {
  const found = findProgram(program, cwd, env);
  if (found.kind !== 'found') return found;
  const key = `${versionOf(found.file)} ${command.join(' ')}`;
  const before = known.get(key);
  if (before) return { kind: 'flags', flags: before };
  const args = [...command, '--help'];
  const answer = await askProgram({
    program: found.file,
    args,
    cwd,
    env,
    time,
    limit_ms: askedMs,
    ...(signal ? { signal } : {}),
  });
  const flags = flagsIn(saidBy(answer));
  /** What was not answered is asked again next time. */
  if (flags.size > 0) known.set(key, flags);
  return { kind: 'flags', flags };
}
