import { AsyncLocalStorage } from 'node:async_hooks';
import type { Units } from '../boundary/app.ts';

/** What is known across waits costs every promise of the process, so it is known only while an act is under way. */
export function createUnits(): Units & { inside(): boolean } {
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
