import type { Time } from '../../src/kernel/time.ts';

export interface TestTime extends Time {
  /** How long somebody waited, in order. */
  readonly waited: readonly number[];
  /** Lets those happen that were to come after so many milliseconds; resolves once there is one. */
  fire(ms: number): Promise<void>;
}

interface Pending {
  readonly ms: number;
  readonly work: () => void;
}

/** Time that passes at once where `passes` says so, and otherwise only when it is told to. */
export function testTime(passes: (ms: number) => boolean = () => true, start = Date.UTC(2026, 0, 7, 15, 35, 12, 345)): TestTime {
  let now = start;
  const waited: number[] = [];
  const pending = new Set<Pending>();
  const watchers = new Set<() => void>();
  const happen = (one: Pending) => {
    if (!pending.delete(one)) return;
    now += one.ms;
    waited.push(one.ms);
    one.work();
  };
  return {
    now: () => now,
    waited,
    after(ms, work) {
      const one = { ms, work };
      pending.add(one);
      if (passes(ms)) setImmediate(() => happen(one));
      for (const look of watchers) look();
      return () => void pending.delete(one);
    },
    fire: (ms) =>
      new Promise((resolve) => {
        const look = () => {
          const found = [...pending].filter((one) => one.ms === ms);
          if (found.length === 0) return;
          watchers.delete(look);
          for (const one of found) happen(one);
          resolve();
        };
        watchers.add(look);
        look();
      }),
  };
}
