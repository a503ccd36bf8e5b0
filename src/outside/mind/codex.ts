import { systemTime } from '../../kernel/time.ts';
import { runChild } from './child.ts';
import { type CodexRun, hear, problemOf, withLast } from './codex-events.ts';
import { askFlags, startProblem } from './codex-flags.ts';
import type { CodexConfig } from './config.ts';
import { limited, mostReplyBytes, wanted } from './limits.ts';
import { MindProblem } from './trouble.ts';
import type { Spoken, Turn, Voice } from './voice.ts';
import { asOneText, withSchema } from './words.ts';
import type { MindWorld } from './world.ts';

/** A model that may look around in the project first takes its time. */
const defaultTimeoutS = 600;
const stderrChars = 4000;

/** What is typed, as far as this version takes it. */
function argsOf(flags: ReadonlySet<string>, { schema }: Turn, project: string): string[] {
  if (!flags.has('--sandbox') || !flags.has('--json'))
    throw new MindProblem('missing', 'This Codex cannot run read-only with --sandbox and --json. Install a newer one.');
  const where = (flag: string, ...words: string[]) => (flags.has(flag) ? [flag, ...words] : []);
  return [
    'exec',
    ...where('--cd', project),
    /** Where nothing can be changed, nothing has to be brought back. */
    ...where('--skip-git-repo-check'),
    ...['--sandbox', 'read-only', '--json'],
    /** A question is nobody's conversation to go on with. */
    ...where('--ephemeral'),
    ...(schema ? where('--output-schema', schema.file) : []),
    '-',
  ];
}

async function speak(
  turn: Turn,
  command: string,
  timeout_s: number,
  flags: ReadonlySet<string>,
  world: MindWorld,
): Promise<Spoken> {
  const { schema, transcript, signal } = turn;
  wanted(signal);
  const args = argsOf(flags, turn, world.project);
  const input = asOneText(schema && !flags.has('--output-schema') ? { ...turn, prompt: withSchema(turn.prompt, schema) } : turn);
  const limit = limited(world.time, { timeout_s, signal });
  const run: CodexRun = { message: undefined, errors: [] };
  const began = world.time.now();
  let stderr = '';
  try {
    await transcript.row('request', { argv: [command, ...args], cwd: world.project, body: input });
    const line = (stream: 'stdout' | 'stderr', text: string) => {
      void transcript.row('line', { stream, line: text });
      if (stream === 'stdout') hear(run, text);
      else stderr = `${stderr}${text}\n`.slice(-stderrChars);
    };
    const order = { command, args, cwd: world.project, env: world.env, input, line, mostBytes: mostReplyBytes };
    const { code, signal: by } = await runChild(order, limit, world.time);
    await transcript.row('response', {
      exit_code: code,
      signal: by,
      duration_ms: world.time.now() - began,
      body: run.message ?? null,
    });
    const ended = limit.problem();
    if (ended) throw withLast(ended, run);
    if (run.message === undefined || code !== 0) throw problemOf(run, code === null ? `by ${by}` : `with ${code}`, stderr);
    return { text: run.message, model: 'codex' };
  } catch (error) {
    throw startProblem(error, command, world.project) ?? error;
  } finally {
    limit.done();
  }
}

/** The command line of Codex, in a run of its own that can change nothing. */
export function codexVoice({ command = 'codex', timeout_s = defaultTimeoutS }: CodexConfig, world: MindWorld): Voice {
  /** How long a help takes is no part of what a question takes. */
  const install = { program: command, cwd: world.project, env: world.env, time: systemTime };
  return {
    provider: 'codex_schema',
    dialect: 'codex',
    about: { model: 'codex' },
    speak: async (turn) => {
      wanted(turn.signal);
      return speak(turn, command, timeout_s, await askFlags(install, turn.signal), world);
    },
  };
}
