import type { BranchListOutput } from '../../../../../../generated/types/index.ts';

/** Where a graph stands: a branch and a document. */
export interface Place {
  readonly name: string;
  readonly branch: string;
  readonly doc: string;
}

/** The branch of a task has a graph of its own; so has what was branched off from it. */
function docOf(branch: string, bases: ReadonlyMap<string, string | null>): string {
  for (let at: string | null | undefined = branch; at; at = bases.get(at)) {
    const own = /^(?:task|plan)\/((?:TASK|PLAN)-\d+)$/.exec(at)?.[1];
    if (own) return `${own}-graph`;
  }
  return 'graph';
}

/** The task or plan that a place belongs to; undefined: it is of none. */
export const taskOf = ({ doc }: Pick<Place, 'doc'>): string | undefined => /^((?:TASK|PLAN)-\d+)-graph$/.exec(doc)?.[1];

/** Branches with their graphs; the one that is checked out first. */
export function graphPlaces(listed: BranchListOutput | undefined): readonly Place[] {
  if (!listed) return [];
  const bases = new Map(listed.branches.map(({ name, base_branch }) => [name, base_branch]));
  const all = listed.branches.map(({ name }) => ({ name, branch: name, doc: docOf(name, bases) }));
  return all.sort((a, b) => Number(b.name === listed.checkout) - Number(a.name === listed.checkout));
}
