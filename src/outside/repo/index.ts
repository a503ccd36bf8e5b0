import { existsSync } from 'node:fs';
import path from 'node:path';
import { cutText } from '../../kernel/cut.ts';
import type { Repo } from '../../kernel/repo.ts';
import { systemTime } from '../../kernel/time.ts';
import { projectRoot } from '../places.ts';
import { type Git, type GitWorld, gitIn, textOf } from './git.ts';
import { listFiles } from './listing.ts';
import { stackSigns } from './stack.ts';
import { treeIn } from './tree.ts';

const most = { root: 500, head: 200, changes: 4000 } as const;
/** What is looked at between batches may not hold them up. */
const briefMs = 1000;
const shortMs = 2000;
/** The branch, or the commit where none is checked out. */
async function headOf(git: Git): Promise<string> {
  const branch = textOf(await git(briefMs, 'symbolic-ref', '--short', '-q', 'HEAD'));
  return branch || textOf(await git(briefMs, 'rev-parse', '--short', 'HEAD'));
}

async function state(git: Git, root: string) {
  const top = await git(briefMs, 'rev-parse', '--show-toplevel');
  const diff = ['diff', '--stat', '--no-ext-diff', '--no-textconv', '--no-color'];
  /** Without an answer, what stands on the disk says whether there is a repository. */
  const git_is_repo = top.kind === 'said' || (top.kind === 'silent' && existsSync(path.join(projectRoot(root), '.git')));
  if (top.kind !== 'said')
    return { git_is_repo, git_root: '', git_head: '', git_status_porcelain: '', git_diff_stat: '', git_diff_cached_stat: '' };
  const [head, status, unstaged, staged] = await Promise.all([
    headOf(git),
    git(shortMs, 'status', '--porcelain'),
    git(shortMs, ...diff),
    git(shortMs, ...diff, '--cached'),
  ]);
  return {
    git_is_repo,
    git_root: cutText(top.text, most.root),
    git_head: cutText(head, most.head),
    git_status_porcelain: cutText(textOf(status), most.changes),
    git_diff_stat: cutText(textOf(unstaged), most.changes),
    git_diff_cached_stat: cutText(textOf(staged), most.changes),
  };
}

/** The folder of a project, looked at with the file system and with git. */
export function openRepo({ program = 'git', env = process.env, time = systemTime }: Partial<GitWorld> = {}): Repo {
  const ask = (root: string, signal: AbortSignal | undefined) => gitIn(root, { program, env, time, signal });
  return {
    async observe(root, signal) {
      const project_root = path.resolve(root);
      return { project_root, ...stackSigns(listFiles(project_root)), ...(await state(ask(project_root, signal), project_root)) };
    },
    tree: (root, signal) => treeIn(path.resolve(root), ask(path.resolve(root), signal)),
  };
}
