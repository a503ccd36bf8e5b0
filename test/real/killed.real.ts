import path from 'node:path';
import { describe, test } from 'vitest';
import { killRuns } from '../e2e/kills.ts';

/** The program that users start, as it was built. */
const program = path.resolve('dist/mi.cjs');

/** 200 together, in homes of their own, so that each processor has one. */
const lanes = [20_261_118, 20_261_119] as const;
const kills = 100;

describe.concurrent('mi, killed with kill -9 at random moments, 200 times', () => {
  test.each(lanes)(
    `${kills} kills (seed %i): what was acknowledged is there, every file can be read, and the next run works`,
    (seed) => killRuns({ kills, seed, program }),
  );
});
