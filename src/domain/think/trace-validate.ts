import type { Entry, TraceValidateOutput } from '../../../generated/types/index.ts';
import { isThoughtNumber } from './trace-lint.ts';

type Problem = TraceValidateOutput['errors'][number];
type Meta = Readonly<Record<string, unknown>>;

/** How many of the newest entries one check looks at. */
export const checkedAtMost = 200;

/** What one thought lacks by itself. */
function lacks({ thoughtNumber, totalThoughts, nextThoughtNeeded }: Meta): Omit<Problem, 'seq'>[] {
  const number = isThoughtNumber(thoughtNumber) ? thoughtNumber : undefined;
  return [
    ...(number === undefined
      ? [{ code: 'invalid_thought_number' as const, message: 'thoughtNumber must be a whole number from 1.' }]
      : []),
    ...(!isThoughtNumber(totalThoughts) || totalThoughts < (number ?? 1)
      ? [
          {
            code: 'invalid_total_thoughts' as const,
            message: 'totalThoughts must be a whole number, and no less than thoughtNumber.',
          },
        ]
      : []),
    ...(typeof nextThoughtNeeded === 'boolean'
      ? []
      : [{ code: 'missing_next_thought_needed' as const, message: 'nextThoughtNeeded must be true or false.' }]),
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
    ? [{ code: 'duplicate_thought', message: `Thought ${thoughtNumber} was there already.` }]
    : [{ code: 'out_of_order', message: `Thought ${thoughtNumber} comes after thought ${highest}.` }];
}

/** Everything wrong with the numbered thoughts among these entries, which come oldest first. */
export function checkTrace(entries: readonly Entry[]): { checked: number; errors: Problem[] } {
  const laneOf = lanes();
  const thoughts = entries.filter((entry) => entry.kind === 'note' && entry.format === 'trace_sequential_step');
  const errors = thoughts.flatMap((entry): Problem[] => {
    const { seq } = entry;
    const meta = entry.kind === 'note' ? entry.meta : undefined;
    if (!meta) return [{ seq, code: 'missing_meta', message: 'A numbered thought needs meta with its number.' }];
    return [...lacks(meta), ...misplaced(meta, laneOf(meta.branchId))].map((problem) => ({ seq, ...problem }));
  });
  return { checked: thoughts.length, errors };
}
