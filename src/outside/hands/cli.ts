import { type Hands, type HandsBatch, type HandsProblem, type HandsReader, isThreadId } from '../../kernel/hands.ts';
import type { CliConfig } from '../../kernel/hands-config.ts';
import { type HandsWorld, runBatch } from './batch.ts';
import type { Plan } from './running.ts';

export interface CliOptions extends HandsWorld {
  readonly config: Pick<CliConfig, 'exec' | 'resume' | 'prompt_mode' | 'env'>;
  readonly reader: () => HandsReader;
  readonly env?: NodeJS.ProcessEnv;
}

type Filling = Readonly<Record<string, string | undefined>>;

/** In one go, so that nothing that was filled in is taken for a placeholder. */
const filled = (argv: readonly string[], values: Filling): string[] =>
  argv.map((arg) => arg.replaceAll(/\{(project_root|thread_id|prompt)\}/g, (whole, name: string) => values[name] ?? whole));

/** A template, filled in for a batch; `shown` leaves the prompt out. */
export function cliArgs(
  template: readonly string[],
  { prompt, ...values }: { readonly project_root: string; readonly thread_id?: string; readonly prompt?: string },
): { readonly argv: string[]; readonly shown: string[] } {
  const shown = filled(template, values);
  if (prompt === undefined) return { argv: shown, shown };
  const place = template.some((arg) => arg.includes('{prompt}')) ? [] : ['{prompt}'];
  return { argv: filled([...template, ...place], { ...values, prompt }), shown: [...shown, ...place] };
}

/** Any agent with a command line: what it prints is kept line by line, and read as events where it is JSON. */
export function cliHands({ config, reader, env = process.env, ...world }: CliOptions): Hands {
  const canResume = config.resume.length > 0;
  const planOf = ({ cwd, prompt, resume }: HandsBatch): Plan | HandsProblem => {
    const resumes = canResume && resume !== null;
    if (resumes && !isThreadId(resume)) return { kind: 'thread-unusable', thread_id: resume };
    const asArgument = config.prompt_mode === 'arg';
    const { argv, shown } = cliArgs(resumes ? config.resume : config.exec, {
      project_root: cwd,
      ...(resumes ? { thread_id: resume } : {}),
      ...(asArgument ? { prompt } : {}),
    });
    return {
      provider: 'cli',
      kind: resumes ? 'resume' : 'exec',
      command: { argv, cwd, env: { ...env, ...config.env }, prompted: asArgument ? prompt : null },
      shown,
      stdin: asArgument ? null : prompt,
    };
  };
  return {
    provider: 'cli',
    canResume,
    run: (batch, watch) => {
      /** A conversation that cannot be gone on with is not the one that this batch has. */
      const known = canResume ? batch : { ...batch, resume: null };
      return runBatch(planOf(known), known, watch, reader(), world);
    },
  };
}
