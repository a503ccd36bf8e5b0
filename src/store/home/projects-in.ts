import { readdir } from 'node:fs/promises';
import { codeOf } from '../files/trouble.ts';
import type { HomeLayout } from './layout.ts';

/** Ids of all projects that have a folder. */
export async function projectsIn({ projects }: Pick<HomeLayout, 'projects'>): Promise<string[]> {
  try {
    return (await readdir(projects)).filter((name) => /^[0-9a-f]{16}$/.test(name)).sort();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
