import type { GoldenStep } from '../../kernel/contributions.ts';
import { text } from '../../kernel/says.ts';

/** The tools of a working day, in the order of use. */
export const goldenPath: readonly GoldenStep[] = text('golden-path');
