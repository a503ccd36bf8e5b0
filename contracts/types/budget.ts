import { Closed, named, Opt, Type } from '../kit/schema.ts';

/** Spread into the input of every tool whose answer can be large. */
export const Budgeted = {
  max_chars: Opt(Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'Largest answer, in UTF-8 bytes of JSON.' })),
};

export const BudgetReport = named(
  'BudgetReport',
  Closed({ max_chars: Type.Integer(), used_chars: Type.Integer(), truncated: Type.Boolean() }),
);

export const Limit = (fallback: number, most = 200) =>
  Opt(Type.Integer({ minimum: 1, maximum: most, default: fallback, description: `How many at most (${fallback}).` }));

/** A page limit where zero means: leave this part out. */
export const LimitOrNone = (fallback: number, most = 200) =>
  Opt(
    Type.Integer({
      minimum: 0,
      maximum: most,
      default: fallback,
      description: `How many at most (${fallback}); 0 leaves them out.`,
    }),
  );
