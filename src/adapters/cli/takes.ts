import type { Takes } from '../../../generated/registry/validators.ts';
// @ts-expect-error built, not committed: it has no declarations
import { takes as built } from '../../../generated/validators/takes.js';

/** Tool → field → what it takes. */
export const takes = built as Readonly<Record<string, Readonly<Record<string, Takes>>>>;
