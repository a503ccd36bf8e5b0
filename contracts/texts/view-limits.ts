/**
 * How much a view of a resume shows by itself: events, decisions, evidence, blockers, notes, trace, cards, signals, actions.
 * A tier is for budgets of up to so many bytes; the last one is for all larger ones.
 */
export const viewLimits = {
  unbudgeted: [20, 5, 5, 5, 10, 20, 20, 6, 6],
  focus_only: [12, 3, 3, 3, 3, 8, 40, 6, 2],
  audit: [14, 6, 6, 6, 12, 24, 60, 8, 2],
  tiers: [
    { upto: 2_000, smart: [6, 3, 3, 3, 4, 10, 18, 5, 2], explore: [8, 4, 4, 4, 6, 14, 28, 6, 2] },
    { upto: 6_000, smart: [10, 4, 4, 4, 6, 16, 30, 6, 2], explore: [15, 6, 6, 6, 9, 24, 45, 7, 2] },
    { upto: 16_000, smart: [14, 5, 5, 5, 9, 22, 45, 7, 2], explore: [22, 8, 8, 8, 14, 34, 68, 9, 2] },
    { upto: null, smart: [20, 6, 6, 6, 12, 30, 60, 8, 2], explore: [30, 9, 9, 9, 18, 48, 100, 10, 2] },
  ],
} as const;
