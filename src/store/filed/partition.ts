import { iso } from '../../kernel/text.ts';

export const granularities = ['monthly', 'weekly', 'daily', 'none'] as const;
export type Granularity = (typeof granularities)[number];

const dayMs = 86_400_000;

/** The week of ISO 8601, which belongs to the year that has its Thursday: 2027-01-01 lies in 2026-W53. */
function weekOf(ms: number): string {
  const day = Math.floor(ms / dayMs);
  /** The first day of 1970 was a Thursday. */
  const thursday = new Date((day - ((day + 3) % 7) + 3) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs));
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`;
}

/** The folder for what was begun at a moment, in UTC; empty where there are none. */
export const partitionOf: Readonly<Record<Granularity, (ms: number) => string>> = {
  monthly: (ms) => iso(ms).slice(0, 7),
  weekly: weekOf,
  daily: (ms) => iso(ms).slice(0, 10),
  none: () => '',
};

/** Whether a folder is one of those, whatever granularity it was made with. */
export const isPartition = (name: string): boolean => /^\d{4}-(\d{2}|W\d{2}|\d{2}-\d{2})$/.test(name);
