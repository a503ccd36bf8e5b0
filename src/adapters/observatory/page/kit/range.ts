/** The rows from `first` to before `last` that are to be drawn. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** What is seen, and a little more: so that a step with the keyboard finds its row. */
export function rangeSeen(top: number, height: number, row: number, count: number, more = 6): Range {
  const first = Math.max(0, Math.min(Math.floor(top / row), count) - more);
  return { first, last: Math.min(count, Math.ceil((top + height) / row) + more) };
}
