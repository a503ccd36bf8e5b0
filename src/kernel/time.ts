import type { Clock } from './ports.ts';

/** A clock that also wakes whoever waits. Tests hand in one that stands still until they move it. */
export interface Time extends Clock {
  /** Does something later; what it answers takes it back. */
  after(ms: number, work: () => void): () => void;
}

export const systemTime: Time = {
  now: Date.now,
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
