import { AsyncLocalStorage } from 'node:async_hooks';
import type { Units } from '../boundary/app.ts';

/** Nobody watches. */
const unwatched: Units & { inside(): boolean } = { inside: () => false, act: (work) => work(), unit: (work) => work() };

/**
 * What is known across waits costs every promise of the process, so it is known only while an act is under way, and only where
 * answers are held against their contracts as well: whoever uses a port inside a unit does so in every test of that act.
 */
export function createUnits(isWatched: boolean): Units & { inside(): boolean } {
  if (!isWatched) return unwatched;
  const units = new AsyncLocalStorage<{ over: boolean }>();
  let acts = 0;
  return {
    inside: () => units.getStore()?.over === false,
    async act(work) {
      acts += 1;
      try {
        return await work();
      } finally {
        acts -= 1;
        if (acts === 0) units.disable();
      }
    },
    async unit(work) {
      const unit = { over: false };
      try {
        return await units.run(unit, work);
      } finally {
        unit.over = true;
      }
    },
  };
}
