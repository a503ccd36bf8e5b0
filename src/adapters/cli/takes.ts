import { takes as load } from '../../../generated/registry/validators.ts';

/** What each field of each tool takes. */
export const { takes } = await load();
