import { existsSync } from 'node:fs';
import { type CodexInstall, codexFlags } from '../codex-flags.ts';
import { MindProblem } from './trouble.ts';

/** Which options the `exec` of the installed Codex takes. */
export async function askFlags(install: CodexInstall, signal: AbortSignal | undefined): Promise<ReadonlySet<string>> {
  const asked = await codexFlags(install, ['exec'], signal);
  if (asked.kind === 'flags') return asked.flags;
  throw startProblem({ code: asked.kind === 'missing' ? 'ENOENT' : 'EACCES' }, install.program, install.cwd);
}

/** Why a program could not be started; nothing where it was. */
export function startProblem(error: unknown, command: string, cwd: string): MindProblem | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && !existsSync(cwd))
    return new MindProblem('missing', `There is no folder ${cwd} to start ${command} in.`);
  if (code === 'ENOENT')
    return new MindProblem(
      'missing',
      `There is no program ${command}. Install Codex, or set mind.provider to openai_compatible or anthropic.`,
    );
  return code === 'EACCES' ? new MindProblem('missing', `${command} may not be started. Make it executable.`) : undefined;
}
