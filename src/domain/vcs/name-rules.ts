import { refuse } from '../../kernel/fault.ts';
import type { VcsStore } from './store.ts';

/** The canonical branches of plans and tasks live here. */
const reserved = /^(task|plan)\//;

const problem = (name: string) => {
  if (reserved.test(name)) return 'branch-name-is-reserved';
  if (name.includes('..') || name.includes('//')) return 'branch-name-doubles-a-separator';
  if (/[/.]$/.test(name)) return 'branch-name-ends-in-a-separator';
  if (/^[0-9]+$/.test(name)) return 'branch-name-is-a-number';
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
  throw refuse(because, { name, example });
}

/** A ref must mean one thing, so a branch and a tag may not share a name. */
export async function refuseTagName(store: VcsStore, name: string): Promise<void> {
  if (await store.tags.find(name)) throw refuse('branch-name-is-a-tag', { name, example: `${name}-branch` });
}
