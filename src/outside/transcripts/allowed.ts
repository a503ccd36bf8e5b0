import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { fromHome, isProject, type Places } from '../places.ts';

export const isWithin = (root: string, file: string): boolean => {
  const way = path.relative(root, file);
  return way !== '' && way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
};

const isAtOrWithin = (root: string, file: string) => root === file || isWithin(root, file);

/** What the kernel shows as files is nobody's transcript, whatever the operator allows; files in memory are files. */
const shownAsFiles = ['/proc', '/sys', '/dev'];
const inMemory = '/dev/shm';
const never = (folder: string) => shownAsFiles.some((root) => isAtOrWithin(root, folder)) && !isWithin(inMemory, folder);

export const allowedRoots = (places: Places, project_root: string): string[] => {
  const at = (home: string, below: string) => path.join(path.resolve(fromHome(home)), below);
  return [
    at(places.codex_home, 'sessions'),
    at(places.codex_home, 'archived_sessions'),
    at(places.claude_home, 'projects'),
    /** A server that was started just anywhere has no project: its working directory would let everything below it in. */
    ...(places.project_root !== null || isProject(project_root) ? [project_root] : []),
    ...places.transcript_dirs.map((folder) => path.resolve(project_root, fromHome(folder))),
  ];
};

/**
 * Whether a folder is one of the roots or lies below one, by its name and by where it really is. By its name first: of what
 * lies elsewhere not even whether it exists is told.
 */
export const allowedBelow = (roots: readonly string[]) => async (folder: string) => {
  const among = (places: readonly string[], found: string) => places.some((root) => isAtOrWithin(root, found));
  if (never(folder) || !among(roots, folder)) return false;
  const real = await realpath(folder).catch(() => undefined);
  if (real === undefined) return true;
  const realRoots = await Promise.all(roots.map((root) => realpath(root).catch(() => root)));
  return !never(real) && among(realRoots, real);
};
