import type { Shrink } from '../kit/budget.ts';

/** Where a list of cards that is read page by page keeps its place. */
const paged = (page: string | undefined) => (page === undefined ? {} : { page: { at: page, by: { key: 'last_seq' } } });

/** How a list of cards gets smaller: long texts first, then what surrounds them, then the least relevant cards. */
export const shrinkCards = (at: string, page?: string): Shrink[] => [
  { shorten: `${at}[].text`, to: 180 },
  { drop: `${at}[].meta` },
  { drop: `${at}[].tags` },
  { shorten: `${at}[].title`, to: 80 },
  { list: at, from: 'back', ...paged(page), least: 1 },
  { drop: `${at}[].text` },
  { list: at, from: 'back', ...paged(page) },
];

/** What a capsule can do without, so that where, why and what next survive. */
export const shrinkCapsule: Shrink[] = [
  { drop: 'capsule.next.backup' },
  { drop: 'capsule.where.docs' },
  { drop: 'capsule.where.lane' },
  { drop: 'capsule.next.primary.call.reason' },
  { shorten: 'capsule.why.signals[].message', to: 60 },
  { shorten: 'capsule.next.primary.title', to: 60 },
  { drop: 'capsule.where.step.title' },
  { drop: 'capsule.next.primary.first' },
  { drop: 'capsule.next.primary.call' },
  { drop: 'capsule.why.signals[].message' },
];

/** What one card can do without, until only its id is left. */
export const shrinkCard = (at: string): Shrink[] => [
  { drop: `${at}.last_ts_ms` },
  { drop: `${at}.last_seq` },
  { shorten: `${at}.title`, to: 80 },
  { shorten: `${at}.title`, to: 24 },
  { drop: `${at}.title` },
  { drop: `${at}.status` },
  { drop: `${at}.type` },
];

const lists = ['frontier.tests', 'frontier.subgoals', 'frontier.questions', 'frontier.hypotheses'];

/** How a frontier gets smaller: every list keeps a short card as long as that fits; `before` is given up before the last ones. */
export const shrinkFrontier = (...before: Shrink[]): Shrink[] => [
  ...lists.map((at) => ({ shorten: `${at}[].text`, to: 180 })),
  ...lists.map((at) => ({ drop: `${at}[].meta` })),
  ...lists.map((at) => ({ drop: `${at}[].tags` })),
  ...lists.map((at) => ({ drop: `${at}[].text` })),
  ...lists.map((at) => ({ shorten: `${at}[].title`, to: 80 })),
  ...lists.map((at) => ({ list: at, from: 'back' as const, least: 1 })),
  ...lists.flatMap((at) => [{ drop: `${at}[].last_ts_ms` }, { drop: `${at}[].last_seq` }]),
  ...before,
  ...lists.map((at) => ({ list: at, from: 'back' as const })),
];
