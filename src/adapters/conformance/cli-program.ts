import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CliPlace, Ended, Start } from './cli-subject.ts';
import { splitCommand } from './command-line.ts';
import type { Script } from './script.ts';
import { writeHands } from './scripted-hands.ts';
import { startMind } from './scripted-mind.ts';
import { NoAnswer } from './subject.ts';

/** More than any command prints. */
const mostBytes = 32 * 1024 * 1024;

/** What is scripted is configured: a model on loopback, and an agent that is a program. */
async function configured({ home, folder }: CliPlace, { mind, hands }: Script): Promise<() => Promise<void>> {
  const model = await startMind(mind);
  const config = {
    version: 'v1',
    mind: {
      provider: 'openai_compatible',
      openai_compatible: {
        base_url: model.base_url,
        model: 'scripted',
        api_key: 'only-for-this-test',
        api_key_env: 'MI_NO_SUCH_KEY',
      },
    },
    hands: { provider: 'cli', cli: { exec: await writeHands(folder, hands), resume: [], prompt_mode: 'stdin' } },
  };
  await mkdir(home, { recursive: true });
  await writeFile(path.join(home, 'config.json'), JSON.stringify(config, null, 2));
  return model.end;
}

/** Nothing of whoever runs the cases: their homes, keys and projects are not part of them. */
const cleanEnv = (env: NodeJS.ProcessEnv, { home, folder }: CliPlace): NodeJS.ProcessEnv => ({
  PATH: env.PATH,
  LANG: env.LANG,
  TMPDIR: env.TMPDIR,
  HOME: folder,
  MI_HOME: home,
});

function run(
  line: string,
  words: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  stdin: string,
  timeoutMs: number,
): Promise<Ended> {
  const [command = '', ...first] = splitCommand(line);
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...words], { cwd, env, timeout: timeoutMs, killSignal: 'SIGKILL' });
    const heard = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (text: string) => {
        heard[name] += text;
        if (heard[name].length > mostBytes) child.kill('SIGKILL');
      });
    child.once('error', (error) => reject(new NoAnswer(`it could not be started: ${error.message}`)));
    child.once('close', (code, signal) => {
      if (code === null) reject(new NoAnswer(`it ended by ${signal}, after ${timeoutMs / 1000} s or too much output`));
      else resolve({ code, ...heard });
    });
    child.stdin.on('error', () => {});
    child.stdin.end(stdin);
  });
}

/** A command line that is a program: each command is a process. */
export const programStart =
  (line: string, { env, timeoutMs }: { readonly env: NodeJS.ProcessEnv; readonly timeoutMs: number }): Start =>
  async (place, script) => {
    const end = script ? await configured(place, script) : async () => {};
    return {
      run: (words, stdin) =>
        run(line, ['--home', place.home, '--here', ...words], place.work, cleanEnv(env, place), stdin, timeoutMs),
      end,
    };
  };
