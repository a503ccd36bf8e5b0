import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

export interface Places {
  /** The project that transcripts are read for; null: the one around the working directory. */
  readonly project_root: string | null;
  readonly codex_home: string;
  readonly claude_home: string;
  /** Other folders that the operator lets transcripts be read from. */
  readonly transcript_dirs: readonly string[];
}

export const defaultPlaces: Places = {
  project_root: null,
  codex_home: '~/.codex',
  claude_home: '~/.claude',
  transcript_dirs: [],
};

export const fromHome = (given: string): string => given.replace(/^~(?=$|\/)/, homedir());

function realOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return path.resolve(folder);
  }
}

/** Too much lies below a whole disk and a home folder, however it is spelt, for either to be one project. */
const isTooWide = (folder: string): boolean => folder === path.parse(folder).root || realOf(folder) === realOf(homedir());

const hasGit = (folder: string): boolean => existsSync(path.join(folder, '.git'));

/** Whether a folder is a project by what is in it. Just any folder that somebody works in is none. */
export const isProject = (folder: string): boolean => hasGit(folder) && !isTooWide(folder);

/** The folder of the project that somebody works in; a whole disk and a home folder are none. */
export function projectAround(cwd: string): string | null {
  const folder = projectRoot(cwd);
  return isTooWide(folder) ? null : folder;
}

/** The nearest folder with .git at or above this one, else this one. */
export function projectRoot(cwd: string): string {
  for (let folder = cwd; ; folder = path.dirname(folder)) {
    if (hasGit(folder)) return folder;
    if (folder === path.dirname(folder)) return cwd;
  }
}
