import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Hands, type HandsBatch, type HandsProblem, type HandsReader, isThreadId } from '../../kernel/hands.ts';
import { systemTime } from '../../kernel/time.ts';
import { type CodexInstall, codexFlags } from '../codex-flags.ts';
import { type HandsWorld, runBatch } from './batch.ts';
import type { Plan } from './running.ts';

export interface CodexOptions extends HandsWorld {
  /** Makes sense of what it prints, one for each batch. */
  readonly reader: () => HandsReader;
  readonly program?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Whether a repository is here or above. An empty `.git`, as a sandbox may leave one behind, is none for Codex either. */
function inRepository(cwd: string): boolean {
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    const mark = path.join(folder, '.git');
    if (statSync(mark, { throwIfNoEntry: false })?.isFile() || existsSync(path.join(mark, 'HEAD'))) return true;
    if (folder === path.dirname(folder)) return false;
  }
}

/** Options by the command that takes them: `exec resume` has a list of its own, which is asked for only where it is used. */
interface CodexFlags {
  readonly exec: ReadonlySet<string>;
  readonly resume: ReadonlySet<string>;
}

/** One that does not answer is taken for one of today. */
async function flagsOf(install: CodexInstall, resumes: boolean, signal: AbortSignal): Promise<CodexFlags | HandsProblem> {
  const exec = await codexFlags(install, ['exec'], signal);
  if (exec.kind === 'missing') return { kind: 'program-missing', program: install.program };
  if (exec.kind === 'not_executable') return { kind: 'program-not-executable', program: exec.file };
  const resume = resumes ? await codexFlags(install, ['exec', 'resume'], signal) : undefined;
  return { exec: exec.flags, resume: resume?.kind === 'flags' ? resume.flags : new Set() };
}

/**
 * What Codex is run with. An option stands behind `resume` where that takes it, else before it, where those of `exec` stand.
 * `--json` is always there: without it there would be nothing to read.
 */
export function codexArgs({ exec, resume }: CodexFlags, cwd: string, thread: string | null): string[] {
  const before: string[] = [];
  const behind: string[] = [];
  const put = (flag: string, ...values: string[]) =>
    (thread !== null && resume.has(flag) ? behind : before).push(flag, ...values);
  const takes = (flag: string) => exec.has(flag) || resume.has(flag);
  if (takes('--skip-git-repo-check') && !inRepository(cwd)) put('--skip-git-repo-check');
  if (takes('--full-auto')) put('--full-auto');
  else put('--sandbox', 'workspace-write');
  put('--json');
  return ['--cd', cwd, 'exec', ...before, ...(thread === null ? [] : ['resume', ...behind, thread]), '-'];
}

/** The Codex command line. The prompt goes to its standard input, events come back as lines of JSON. */
export function codexHands({ reader, program = 'codex', env = process.env, ...world }: CodexOptions): Hands {
  const { time = systemTime } = world;
  const planOf = async (batch: HandsBatch): Promise<Plan | HandsProblem> => {
    const { cwd, resume } = batch;
    if (resume !== null && !isThreadId(resume)) return { kind: 'thread-unusable', thread_id: resume };
    const flags = await flagsOf({ program, cwd, env, time }, resume !== null, batch.signal);
    if ('kind' in flags) return flags;
    const argv = [program, ...codexArgs(flags, cwd, resume)];
    return {
      provider: 'codex',
      kind: resume === null ? 'exec' : 'resume',
      command: { argv, cwd, env, prompted: null },
      shown: argv,
      stdin: batch.prompt,
    };
  };
  return {
    provider: 'codex',
    canResume: true,
    run: async (batch, watch) => runBatch(await planOf(batch), batch, watch, reader(), world),
  };
}
