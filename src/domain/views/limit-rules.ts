import type { ResumeView } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
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

const rows = text('view-limits');

const limits = ([
  events = 0,
  decisions = 0,
  evidence = 0,
  blockers = 0,
  notes = 0,
  trace = 0,
  cards = 0,
  signals = 0,
  actions = 0,
]: readonly number[]): Limits => ({ events, decisions, evidence, blockers, notes, trace, cards, signals, actions });

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
  if (view === 'focus_only') return limits(rows.focus_only);
  if (view === 'audit') return limits(rows.audit);
  if (view === 'explore' && budget === undefined) return limits(rows.unbudgeted);
  const tier = rows.tiers.find(
    ({ upto }) => upto === null || (budget !== undefined && budget <= upto),
  ) as (typeof rows.tiers)[number];
  return limits(tier[view]);
}

/** A focus looks at what is pinned or open, as smart does; its limits are what makes it narrow. */
export const lensOf = (view: ResumeView): Lens => ({
  view: view === 'focus_only' ? 'smart' : view,
  drafts: view === 'audit',
});
