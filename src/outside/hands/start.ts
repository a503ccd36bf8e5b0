import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import type { HandsProblem } from '../../kernel/hands.ts';
import { findProgram } from '../find-program.ts';

export interface Command {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** The argument that is the prompt, where one is. */
  readonly prompted: string | null;
}

export type Child = ChildProcessByStdio<Writable, Readable, Readable>;

export type Starting =
  | { readonly kind: 'started'; readonly child: Child }
  | { readonly kind: 'failed'; readonly problem: HandsProblem };

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? 'EUNKNOWN');

/** The system says ENOENT of a folder, a program and what a program is to be run by alike. */
function problemOf({ argv, cwd, env, prompted }: Command, code: string): HandsProblem {
  const program = argv[0] as string;
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() !== true) return { kind: 'folder-missing', folder: cwd };
  const found = findProgram(program, cwd, env);
  if (found.kind === 'missing') return { kind: 'program-missing', program };
  if (found.kind === 'not_executable' || code === 'EACCES') return { kind: 'program-not-executable', program: found.file };
  if (code === 'ENOENT') return { kind: 'interpreter-missing', program: found.file };
  if (code === 'E2BIG') return { kind: 'prompt-too-long', program, bytes: Buffer.byteLength(prompted ?? '') };
  /** No argument of a program can hold a NUL. */
  if (prompted?.includes('\0')) return { kind: 'prompt-not-an-argument', program };
  return { kind: 'start-failed', program, code };
}

/** Starts a program as the leader of a group and a session of its own, so that it can be ended with all that it starts. */
export async function start(command: Command): Promise<Starting> {
  const [program, ...args] = command.argv;
  if (program === undefined || program === '') return { kind: 'failed', problem: { kind: 'not-configured' } };
  try {
    const child = spawn(program, args, {
      cwd: command.cwd,
      env: command.env,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', reject);
    });
    /** Later errors are those of a signal that found nobody. */
    child.on('error', () => {});
    return { kind: 'started', child };
  } catch (error) {
    return { kind: 'failed', problem: problemOf(command, codeOf(error)) };
  }
}
