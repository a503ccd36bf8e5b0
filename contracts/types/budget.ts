import { Closed, named, Opt, Type } from '../kit/schema.ts';

/** Spread into the input of every tool whose answer can be large. */
export const Budgeted = {
  max_chars: Opt(Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'Largest answer, in UTF-8 bytes of JSON.' })),
};

/** Part of every answer that can be shortened. */
export const Truncated = Type.Boolean({ description: 'True when the answer was shortened to fit max_chars.' });

export const BudgetReport = named(
  'BudgetReport',
  Closed({
    max_chars: Type.Integer({ description: 'The budget that was applied, in UTF-8 bytes of JSON.' }),
    used_chars: Type.Integer({ description: 'Size of the answer, in UTF-8 bytes of JSON.' }),
    truncated: Type.Boolean({ description: 'True when the answer was shortened to fit.' }),
  }),
  'How the answer compares with its budget.',
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
