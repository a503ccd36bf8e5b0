import type { ResumeView } from '../../../generated/types/index.ts';
import type { Lens } from '../think/slice.ts';

export interface Limits {
  readonly events: number;
  readonly decisions: number;
  readonly evidence: number;
  readonly blockers: number;
  readonly notes: number;
  readonly trace: number;
  readonly cards: number;
  readonly signals: number;
  readonly actions: number;
}

type Row = readonly [number, number, number, number, number, number, number, number, number];

const limits = ([events, decisions, evidence, blockers, notes, trace, cards, signals, actions]: Row): Limits => ({
  events,
  decisions,
  evidence,
  blockers,
  notes,
  trace,
  cards,
  signals,
  actions,
});

/** By the bytes there are: up to the first number the first row, and so on. */
const tiers: readonly { readonly upto: number; readonly smart: Row; readonly explore: Row }[] = [
  { upto: 2_000, smart: [6, 3, 3, 3, 4, 10, 18, 5, 2], explore: [8, 4, 4, 4, 6, 14, 28, 6, 2] },
  { upto: 6_000, smart: [10, 4, 4, 4, 6, 16, 30, 6, 2], explore: [15, 6, 6, 6, 9, 24, 45, 7, 2] },
  { upto: 16_000, smart: [14, 5, 5, 5, 9, 22, 45, 7, 2], explore: [22, 8, 8, 8, 14, 34, 68, 9, 2] },
  { upto: Number.POSITIVE_INFINITY, smart: [20, 6, 6, 6, 12, 30, 60, 8, 2], explore: [30, 9, 9, 9, 18, 48, 100, 10, 2] },
];
const unbudgeted: Row = [20, 5, 5, 5, 10, 20, 20, 6, 6];
const focusOnly: Row = [12, 3, 3, 3, 3, 8, 40, 6, 2];
const audit: Row = [14, 6, 6, 6, 12, 24, 60, 8, 2];

interface Asked {
  readonly view?: ResumeView | undefined;
  readonly max_chars?: number | undefined;
  readonly context_budget?: number | undefined;
}

const budgetOf = ({ max_chars, context_budget }: Asked): number | undefined =>
  max_chars === undefined && context_budget === undefined
    ? undefined
    : Math.min(max_chars ?? Number.POSITIVE_INFINITY, context_budget ?? Number.POSITIVE_INFINITY);

/** Whoever counts bytes wants what matters now. */
export const decideView = (asked: Asked): ResumeView => asked.view ?? (budgetOf(asked) === undefined ? 'explore' : 'smart');

/** How much a view shows by itself: as much as its budget can hold. */
export function limitsOf(view: ResumeView, asked: Asked): Limits {
  const budget = budgetOf(asked);
  if (view === 'focus_only') return limits(focusOnly);
  if (view === 'audit') return limits(audit);
  if (view === 'explore' && budget === undefined) return limits(unbudgeted);
  const tier = tiers.find(({ upto }) => (budget ?? Number.POSITIVE_INFINITY) <= upto) as (typeof tiers)[number];
  return limits(tier[view]);
}

/** A focus looks at what is pinned or open, as smart does; its limits are what makes it narrow. */
export const lensOf = (view: ResumeView): Lens => ({
  view: view === 'focus_only' ? 'smart' : view,
  drafts: view === 'audit',
});
