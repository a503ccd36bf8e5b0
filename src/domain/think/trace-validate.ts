import type { Entry, TraceValidateOutput } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import { isThoughtNumber } from './trace-lint.ts';

type Problem = TraceValidateOutput['errors'][number];
type Meta = Readonly<Record<string, unknown>>;

/** How many of the newest entries one check looks at. */
export const checkedAtMost = 200;

/** What one thought lacks by itself. */
function lacks({ thoughtNumber, totalThoughts, nextThoughtNeeded }: Meta): Omit<Problem, 'seq'>[] {
  const number = isThoughtNumber(thoughtNumber) ? thoughtNumber : undefined;
  return [
    ...(number === undefined ? [{ code: 'invalid_thought_number' as const, message: text('thought-number-is-wrong') }] : []),
    ...(!isThoughtNumber(totalThoughts) || totalThoughts < (number ?? 1)
      ? [
          {
            code: 'invalid_total_thoughts' as const,
            message: text('total-thoughts-are-wrong'),
          },
        ]
      : []),
    ...(typeof nextThoughtNeeded === 'boolean'
      ? []
      : [{ code: 'missing_next_thought_needed' as const, message: text('next-thought-needed-is-wrong') }]),
  ];
}

/** The numbers that one branch of thought has used. */
interface Lane {
  readonly used: Set<number>;
  highest: number;
}

const lanes = () => {
  const known = new Map<string, Lane>();
  return (branchId: unknown): Lane => {
    const name = typeof branchId === 'string' ? branchId : '';
    const lane = known.get(name) ?? { used: new Set<number>(), highest: 0 };
    known.set(name, lane);
    return lane;
  };
};

/** Whether a thought stands where its number says. A revision goes back on purpose. */
function misplaced({ thoughtNumber, isRevision }: Meta, lane: Lane): Omit<Problem, 'seq'>[] {
  if (!isThoughtNumber(thoughtNumber)) return [];
  const { highest } = lane;
  const again = lane.used.has(thoughtNumber);
  lane.used.add(thoughtNumber);
  lane.highest = Math.max(highest, thoughtNumber);
  if (isRevision === true || thoughtNumber > highest) return [];
  return again
    ? [{ code: 'duplicate_thought', message: text('thought-was-there-already', { number: thoughtNumber }) }]
    : [{ code: 'out_of_order', message: text('thought-comes-too-late', { number: thoughtNumber, highest }) }];
}

/** Everything wrong with the numbered thoughts among these entries, which come oldest first. */
export function checkTrace(entries: readonly Entry[]): { checked: number; errors: Problem[] } {
  const laneOf = lanes();
  const thoughts = entries.filter((entry) => entry.kind === 'note' && entry.format === 'trace_sequential_step');
  const errors = thoughts.flatMap((entry): Problem[] => {
    const { seq } = entry;
    const meta = entry.kind === 'note' ? entry.meta : undefined;
    if (!meta) return [{ seq, code: 'missing_meta', message: text('thought-has-no-meta') }];
    return [...lacks(meta), ...misplaced(meta, laneOf(meta.branchId))].map((problem) => ({ seq, ...problem }));
  });
  return { checked: thoughts.length, errors };
}
