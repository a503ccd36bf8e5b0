import type { Time } from '../../src/kernel/time.ts';

export interface StillTime extends Time {
  /** Moves on, and wakes whoever waited for it, in order. */
  advance(ms: number): void;
  /** How many wait. */
  readonly waiting: number;
}

/** Time that stands still until a test moves it. */
export function stillTime(start = Date.UTC(2026, 0, 7, 15, 33, 20)): StillTime {
  let now = start;
  let sleepers: { readonly at: number; readonly work: () => void }[] = [];
  return {
    now: () => now,
    after(ms, work) {
      const sleeper = { at: now + ms, work };
      sleepers.push(sleeper);
      return () => {
        sleepers = sleepers.filter((one) => one !== sleeper);
      };
    },
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const next = sleepers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        sleepers = sleepers.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.work();
      }
      now = until;
    },
    get waiting() {
      return sleepers.length;
    },
  };
}
