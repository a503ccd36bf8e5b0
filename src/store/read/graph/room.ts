/** As much as nobody minds reading twice. */
const inlineBytes = 4096;

/** Texts up to this length are read at once; without a limit, all of them. */
export const inlineFor = (bytes: number | undefined): number => (bytes === undefined ? Number.MAX_SAFE_INTEGER : inlineBytes);

interface Sized {
  readonly seq: number;
  readonly size: number;
}

/**
 * Of rows in the order of a page those for which there is room, with the texts that were left out. The first has room however long it
 * is: a page without any would lead back to itself. `cut`: there are more.
 */
export async function withinRoom<R extends Sized>(
  rows: readonly R[],
  bytes: number | undefined,
  whole: (seqs: readonly number[]) => Promise<readonly Pick<R, 'seq'>[]>,
): Promise<{ rows: R[]; cut: boolean }> {
  if (bytes === undefined) return { rows: [...rows], cut: false };
  let left = bytes;
  const end = rows.findIndex(({ size }, i) => {
    left -= size;
    return left < 0 && i > 0;
  });
  const taken = end < 0 ? rows : rows.slice(0, end);
  const later = taken.filter(({ size }) => size > inlineBytes).map(({ seq }) => seq);
  const found = new Map((later.length ? await whole(later) : []).map((row) => [row.seq, row]));
  return { rows: taken.map((row) => ({ ...row, ...found.get(row.seq) })), cut: end >= 0 };
}
