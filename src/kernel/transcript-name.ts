import { iso } from './text.ts';

/** A time for the name of a file: `20260107T153320123Z`. In order of names is in order of time. */
export const fileTime = (ts_ms: number): string => iso(ts_ms).replaceAll(/[-:.]/g, '');

const longestLabel = 80;

/** Signs that every system takes in a name. */
const safe = (label: string): string =>
  label
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, longestLabel)
    .replaceAll(/^[._-]+|[._-]+$/g, '') || 'x';

/** Name of a new transcript. Two that begin in one moment with one label differ in what is unique. */
export const transcriptName = (ts_ms: number, label: string, unique: string): string =>
  `${fileTime(ts_ms)}_${safe(label)}_${safe(unique)}.jsonl`;
