import type { Row } from './shape.ts';

export interface Lane {
  /** Taken in every so many rounds only. */
  readonly every?: number;
  once(i: number): Promise<number>;
}

function shuffled<T>(items: readonly T[]): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

/** Once each in turn, in a new order every round, so that whatever else the machine does falls on all alike. */
export async function interleave(lanes: readonly Lane[], rounds: number, warmup = 0): Promise<number[][]> {
  const found = lanes.map((): number[] => []);
  for (let round = -warmup; round < rounds; round += 1)
    for (const [at, lane] of shuffled([...lanes.entries()])) {
      if (round % (lane.every ?? 1) !== 0) continue;
      const value = await lane.once(round + warmup);
      if (round >= 0) found[at]?.push(value);
    }
  return found;
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const spread = (values: readonly number[]) => ({
  samples: values.length,
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  p99: percentile(values, 0.99),
  values,
});

type Key = Partial<Pick<Row, 'measure' | 'subject' | 'entries' | 'where'>>;

/** The row that has all of these. */
export const rowWith = (rows: readonly Row[], key: Key): Row | undefined =>
  rows.find((row) => Object.entries(key).every(([field, value]) => row[field as keyof Key] === value));

/**
 * How one row stands to another: the median of the ratios round by round, since both sides of a round saw the same machine.
 * Where rounds do not match, the ratio of the medians.
 */
export function ratio(a: Row | undefined, b: Row | undefined): number | undefined {
  if (!a || !b) return undefined;
  const { values = [] } = a;
  const others = b.values ?? [];
  if (values.length < 2 || values.length !== others.length) return a.p50 / b.p50;
  return percentile(
    values.map((value, round) => value / (others[round] as number)),
    0.5,
  );
}

/** Where the reference was measured in the same place, that counts; ours may have been in places that it does not know. */
const sameWhere = (row: Row, rows: readonly Row[], subject: string): Key =>
  row.where !== undefined && rowWith(rows, { measure: row.measure, subject, where: row.where }) ? { where: row.where } : {};

/** Adds to each row how it stands to the reference subject. */
export const withTimes = (rows: readonly Row[], reference: string): Row[] =>
  rows.map((row) => {
    const times = ratio(
      row,
      rowWith(rows, { measure: row.measure, entries: row.entries, subject: reference, ...sameWhere(row, rows, reference) }),
    );
    return times === undefined || Number.isNaN(times) || row.subject === reference ? row : { ...row, times };
  });
