import { spawn } from 'node:child_process';
import type { Envelope } from '../../../generated/types/index.ts';
import { parseJson } from '../../kernel/json.ts';

interface Calling {
  /** The program with what comes before its command. */
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Calls a tool by the command line, as a person would. What it prints is the whole answer. */
export function callNoema({ argv, cwd, env }: Calling, tool: string, args: object): Promise<Envelope> {
  const [program = '', ...words] = argv;
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...words, 'call', tool, '--json', JSON.stringify(args)], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (text: string) => {
        said[name] += text;
      });
    child.once('error', reject);
    child.once('close', () => {
      const envelope = parseJson(said.stdout)?.value as Envelope | undefined;
      if (envelope) resolve(envelope);
      else reject(new Error(said.stderr.trim() || `${tool} gave no answer`));
    });
  });
}
