import type { Shrink } from '../kit/budget.ts';

/** How a page of entries gets smaller: long texts first, then what surrounds them, then the oldest entries. */
export const shrinkEntries = (at: string, page: string): Shrink[] => [
  { shorten: `${at}[].content`, to: 1024 },
  { drop: `${at}[].payload` },
  { drop: `${at}[].meta` },
  { shorten: `${at}[].content`, to: 256 },
  { list: at, from: 'front', page: { at: page, by: { key: 'seq' } }, least: 1 },
  /** A page of one shortened entry still leads on; an empty one would lead back to itself. */
  { cut: `${at}[].content` },
  { list: at, from: 'front', page: { at: page, by: { key: 'seq' } } },
];
