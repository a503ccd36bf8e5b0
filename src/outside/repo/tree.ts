import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Git, textOf } from './git.ts';
import { listFiles } from './listing.ts';

const askedMs = 2000;
const mostFiles = 4000;
/** What is read to tell whether it is the same; of what is larger, size and time tell. */
const mostBytes = { file: 64 * 1024, all: 8 * 1024 * 1024 } as const;

/** Files as they are now. Contents count where they are small: a file that is written anew as it was is no change. */
function contentsOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  let left: number = mostBytes.all;
  for (const file of files.slice(0, mostFiles)) {
    const full = path.join(root, file);
    hash.update(`\0${file}\0`);
    try {
      const { size, mtimeMs, mode } = lstatSync(full);
      const isRead = size <= mostBytes.file && size <= left;
      hash.update(`${mode} `).update(isRead ? readFileSync(full) : `${size} ${mtimeMs}`);
      if (isRead) left -= size;
    } catch {
      hash.update('gone');
    }
  }
  return hash.digest('hex');
}

/** The commit that it stands on and what has changed since; where there is no repository, all files as far as they are looked at. */
export async function treeIn(root: string, git: Git): Promise<string> {
  const top = await git(askedMs, 'rev-parse', '--show-toplevel');
  if (top.kind !== 'said') return contentsOf(root, listFiles(root).files);
  const [head, status] = await Promise.all([
    git(askedMs, 'rev-parse', '-q', '--verify', 'HEAD'),
    git(askedMs, 'status', '--porcelain', '-z', '--untracked-files=all'),
  ]);
  const changed = textOf(status).split('\0');
  return `${textOf(head)} ${contentsOf(
    top.text,
    changed.map((entry) => entry.slice(3)),
  )} ${createHash('sha256').update(changed.join('\0')).digest('hex')}`;
}
