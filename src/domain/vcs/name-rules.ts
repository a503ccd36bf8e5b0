import { fault } from '../../kernel/fault.ts';
import type { VcsStore } from './store.ts';

/** The canonical branches of plans and tasks live here. */
const reserved = /^(task|plan)\//;

const problem = (name: string): string | undefined => {
  if (reserved.test(name)) return 'task/ and plan/ are kept for the branches of tasks and plans';
  if (name.includes('..') || name.includes('//')) return 'it holds .. or //';
  if (/[/.]$/.test(name)) return 'it ends in / or .';
  if (/^[0-9]+$/.test(name)) return 'it reads like the number of an entry';
  return undefined;
};

/** A name that a person may give to a branch. */
export function refuseBadName(name: string): void {
  const because = problem(name);
  if (!because) return;
  const example =
    name
      .replace(reserved, '')
      .replaceAll(/\.{2,}|\/{2,}/g, '-')
      .replaceAll(/[/.-]+$/g, '')
      .replaceAll(/^[^A-Za-z0-9]+/g, '')
      .replace(/^([0-9]+)$/, 'branch-$1') || 'idea';
  throw fault('INVALID_NAME', { kind: 'branch', name, because, example });
}

/** A ref must mean one thing, so a branch and a tag may not share a name. */
export async function refuseTagName(store: VcsStore, name: string): Promise<void> {
  if (await store.tags.find(name))
    throw fault('INVALID_NAME', { kind: 'branch', name, because: 'a tag is called so', example: `${name}-branch` });
}
