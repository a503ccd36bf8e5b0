import { test } from 'vitest';
import { killRuns } from './kills.ts';

/** As many as show that it works at all; `test/real/killed.real.ts` kills 200 of the program that users start. */
const kills = 8;
const seed = 20_261_117;

test(`killed at ${kills} moments (seed ${seed}): what was acknowledged is there, every file can be read, and the next run works`, () =>
  killRuns({ kills, seed }));
