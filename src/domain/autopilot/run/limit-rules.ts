/** What one run may use at most; undefined: as much as it takes. */
export interface RunLimits {
  readonly max_batches: number;
  readonly max_minutes?: number | undefined;
  readonly max_mind_calls?: number | undefined;
}

export interface Used {
  readonly batches: number;
  readonly mind_calls: number;
  readonly minutes: number;
}

export type LimitName = 'max_batches' | 'max_minutes' | 'max_mind_calls';

/** The limit that is reached, if one is: another batch may not begin. */
export function reachedLimit({ max_batches, max_minutes, max_mind_calls }: RunLimits, used: Used): LimitName | null {
  if (used.batches >= max_batches) return 'max_batches';
  if (max_minutes !== undefined && used.minutes >= max_minutes) return 'max_minutes';
  return max_mind_calls !== undefined && used.mind_calls >= max_mind_calls ? 'max_mind_calls' : null;
}
