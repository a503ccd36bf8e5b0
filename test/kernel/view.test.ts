import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Segment } from '../../generated/handlers/ctx.ts';
import { clip, isSeen, subtract } from '../../src/records/view.ts';
import { viewOf } from '../../src/store/read/branches.ts';

interface Branch {
  readonly id: number;
  readonly base?: Branch;
  readonly base_seq: number;
  readonly lineage: readonly (readonly [number, number])[];
  readonly entries: number[];
}

/** A tree of branches as it grows: one sequence, entries and branches anywhere. */
function grow(moves: readonly (readonly ['note' | 'branch', number])[]): Branch[] {
  const branches: Branch[] = [{ id: 1, base_seq: 0, lineage: [], entries: [] }];
  let seq = 1;
  for (const [what, pick] of moves) {
    const on = branches[pick % branches.length] as Branch;
    if (what === 'branch') {
      const above = on.lineage.map(([id, upto]) => [id, Math.min(upto, seq)] as const);
      branches.push({ id: seq + 1, base: on, base_seq: seq, lineage: [[on.id, seq], ...above], entries: [] });
    } else on.entries.push(seq + 1);
    seq += 1;
  }
  return branches;
}

/** What is seen, said without segments: its own entries, and what its base showed when it was made. */
const shown = ({ entries, base, base_seq }: Branch, upto = Number.MAX_SAFE_INTEGER): number[] => [
  ...entries.filter((seq) => seq <= upto),
  ...(base ? shown(base, Math.min(upto, base_seq)) : []),
];
const sorted = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);

const trees = fc
  .array(fc.tuple(fc.constantFrom('note' as const, 'note' as const, 'branch' as const), fc.nat(40)), { maxLength: 40 })
  .map(grow);
const twoOf = trees.chain((branches) =>
  fc.tuple(fc.constant(branches), fc.constantFrom(...branches), fc.constantFrom(...branches)),
);
const view = ({ id, lineage }: Branch): Segment[] => viewOf(id, lineage);
const inside = (segments: readonly Segment[], branches: readonly Branch[]) =>
  sorted(branches.flatMap(({ id, entries }) => entries.filter((seq) => isSeen(segments, id, seq))));

test('a view shows a branch and its bases as they were', () => {
  fc.assert(
    fc.property(trees, (branches) => {
      for (const branch of branches) expect(inside(view(branch), branches)).toEqual(sorted(shown(branch)));
    }),
  );
});

test('segments of a view follow each other, newest first', () => {
  fc.assert(
    fc.property(trees, (branches) => {
      for (const branch of branches) {
        const segments = view(branch);
        for (const [i, { after }] of segments.entries()) expect(after).toBeGreaterThanOrEqual(segments[i + 1]?.upto ?? 0);
      }
    }),
  );
});

test('what is subtracted is exactly what the other shows', () => {
  fc.assert(
    fc.property(twoOf, ([branches, one, other]) => {
      const theirs = new Set(shown(other));
      const want = sorted(shown(one).filter((seq) => !theirs.has(seq)));
      expect(inside(subtract(view(one), view(other)), branches)).toEqual(want);
    }),
    { numRuns: 500 },
  );
});

test('nothing is left of a view without itself', () => {
  fc.assert(
    fc.property(twoOf, ([, one]) => {
      expect(subtract(view(one), view(one))).toEqual([]);
    }),
  );
});

test('a clipped view shows what stands between', () => {
  fc.assert(
    fc.property(twoOf, fc.nat(45), fc.nat(45), ([branches, one], after, upto) => {
      const want = sorted(shown(one).filter((seq) => after < seq && seq <= upto));
      expect(inside(clip(view(one), after, upto), branches)).toEqual(want);
    }),
    { numRuns: 500 },
  );
});
