import type { ThoughtData } from '../../../../../../generated/types/index.ts';

/** A thought in the list, or the place where a branch begins. */
export type Row =
  | { readonly kind: 'thought'; readonly key: string; readonly thought: ThoughtData; readonly lane: 0 | 1 }
  | { readonly kind: 'branch'; readonly key: string; readonly branch: string; readonly count: number; readonly open: boolean };

export type Rel = 'revises' | 'supports' | 'contradicts' | 'other';

/** A line between two rows beside the chain. */
export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly rel: Rel;
}

/** A thought without the mark of its step, where its kind is shown beside it: `S3|H|S2|Cold` → `Cold`. */
export const unmarked = (thought: string): string => thought.replace(/^S\d+\|[A-Z]\|(?:S\d+(?:\s*,\s*S\d+)*\|)?/, '');

export const keyOf = ({ branchId, thoughtNumber }: ThoughtData): string => `${branchId ?? ''}:${thoughtNumber}`;

/** Thoughts of the main chain in order; after each the branches that begin there, as one row or, opened, as their thoughts. */
export function rowsOf(thoughts: readonly ThoughtData[], open: ReadonlySet<string>): readonly Row[] {
  const branches = new Map<string, ThoughtData[]>();
  for (const thought of thoughts)
    if (thought.branchId !== undefined) branches.set(thought.branchId, [...(branches.get(thought.branchId) ?? []), thought]);
  const begins = new Map<number, string[]>();
  for (const [branch, [first]] of branches) {
    const at = first?.branchFromThought ?? 0;
    begins.set(at, [...(begins.get(at) ?? []), branch]);
  }
  const rows: Row[] = [];
  const stubs = (at: number) => {
    for (const branch of begins.get(at) ?? []) {
      const own = branches.get(branch) ?? [];
      rows.push({ kind: 'branch', key: `branch ${branch}`, branch, count: own.length, open: open.has(branch) });
      if (open.has(branch)) for (const thought of own) rows.push({ kind: 'thought', key: keyOf(thought), thought, lane: 1 });
    }
    begins.delete(at);
  };
  for (const thought of thoughts) {
    if (thought.branchId !== undefined) continue;
    rows.push({ kind: 'thought', key: keyOf(thought), thought, lane: 0 });
    stubs(thought.thoughtNumber);
  }
  /** Where the thought that a branch began at is not there. */
  for (const at of [...begins.keys()]) stubs(at);
  return rows;
}

const relOf = (rel: string): Rel =>
  rel === 'supports' ? 'supports' : rel === 'contradicts' || rel === 'rejects' ? 'contradicts' : 'other';

/** What revises what, and what is said in cipher, between rows that are there. */
export function arcsOf(rows: readonly Row[], cipher: boolean): readonly Arc[] {
  const at = new Map(rows.map(({ key }, index) => [key, index]));
  const steps = new Map<number, number>();
  for (const [index, row] of rows.entries())
    if (row.kind === 'thought')
      for (const { step } of row.thought.cipher?.nodes ?? []) if (!steps.has(step)) steps.set(step, index);
  return rows.flatMap((row, from): Arc[] => {
    if (row.kind !== 'thought') return [];
    const { revisesThought, branchId } = row.thought;
    const to =
      revisesThought === undefined ? undefined : (at.get(`${branchId ?? ''}:${revisesThought}`) ?? at.get(`:${revisesThought}`));
    const revises: Arc[] = to === undefined || to === from ? [] : [{ from, to, rel: 'revises' }];
    const said = !cipher
      ? []
      : (row.thought.cipher?.edges ?? []).flatMap(({ from: step, to: other, rel }): Arc[] => {
          const begin = steps.get(step);
          const end = steps.get(other);
          if (rel === 'follows' || begin === undefined || end === undefined || begin === end) return [];
          return [{ from: begin, to: end, rel: relOf(rel) }];
        });
    return [...revises, ...said];
  });
}
