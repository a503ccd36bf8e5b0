import v8 from 'node:v8';

/** How much code a function may run before the engine looks at it again: by its own choice, and here. */
const usual = 67_584;
const budget = 10_000;

/** Engines since then have a compiler between the slow one and the fast one, and no such setting. */
const isKnown = process.versions.v8.startsWith('11.');

/**
 * For a process that answers the same few kinds of calls for hours: the engine compiles what is used often for speed after hundreds
 * of calls instead of thousands. Its threads work more in the first seconds, which a command that is over soon would not get back.
 */
export function expectLongRun(): void {
  if (isKnown) v8.setFlagsFromString(`--interrupt-budget=${budget}`);
}

/** For what is kept for the next start, which begins as every process does: the engine takes no code made under other settings. */
export function asAtStart<T>(work: () => T): T {
  if (isKnown) v8.setFlagsFromString(`--interrupt-budget=${usual}`);
  return work();
}
