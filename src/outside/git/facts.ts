import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { GitFacts } from '../../kernel/git-facts.ts';
import { configured, includesOthers } from './config.ts';
import { gitEnv } from './env.ts';

const textOf = async (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);
const isThere = async (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** The folder that `.git` is, or that a file of this name points at; null where it is none of git. */
async function gitFolder(toplevel: string): Promise<string | null> {
  const at = path.join(toplevel, '.git');
  const found = await stat(at).catch(() => null);
  if (!found) return null;
  if (found.isDirectory()) return (await isThere(path.join(at, 'HEAD'))) ? at : null;
  const [, target] = /^gitdir: (.+)$/m.exec((await textOf(at)) ?? '') ?? [];
  return target === undefined ? null : path.resolve(toplevel, target.trim());
}

/** What several working copies share. */
async function sharedFolder(folder: string): Promise<string> {
  const common = await textOf(path.join(folder, 'commondir'));
  return common === null ? folder : path.resolve(folder, common.trim());
}

/** A repository that somebody made huge is not waited for longer than this. */
const patienceMs = 10_000;

/** Asks git; null where it says no, is not there, or takes too long. */
async function ask(toplevel: string, ...args: string[]): Promise<string | null> {
  const { execFile } = await import('node:child_process');
  return new Promise((resolve) => {
    const options = { timeout: patienceMs, encoding: 'utf8', env: gitEnv(process.env) } as const;
    execFile('git', ['-C', toplevel, ...args], options, (error, stdout) => resolve(error ? null : stdout.trim() || null));
  });
}

/** Reads what git keeps in files: starting git takes longer than most commands. What no file says is asked. */
export const gitFacts: GitFacts = {
  async toplevel(folder) {
    for (let at = folder; ; at = path.dirname(at)) {
      if (await gitFolder(at)) return at;
      if (at === path.dirname(at)) return null;
    }
  },
  async origin(toplevel) {
    const folder = await gitFolder(toplevel);
    if (!folder) return null;
    const text = (await textOf(path.join(await sharedFolder(folder), 'config'))) ?? '';
    const url = includesOthers(text)
      ? await ask(toplevel, 'config', '--get', 'remote.origin.url')
      : configured(text, 'remote.origin', 'url');
    return url !== null && /^\.{1,2}([/\\]|$)/.test(url) ? path.resolve(toplevel, url) : url;
  },
  async rootCommit(toplevel) {
    /** Where history was cut off, its first commit is not the one that it began with. */
    if ((await ask(toplevel, 'rev-parse', '--is-shallow-repository')) !== 'false') return null;
    const roots = await ask(toplevel, 'rev-list', '--max-parents=0', 'HEAD');
    return roots?.split('\n').at(-1)?.trim() ?? null;
  },
};
