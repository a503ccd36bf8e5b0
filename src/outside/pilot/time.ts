import type { TimePort } from '../../kernel/pilot.ts';
import { systemTime, type Time } from '../../kernel/time.ts';

/** No timer of the platform is longer: one that should be would end at once. */
const longestMs = 2 ** 31 - 1;

/** Does something later, however much later; what it answers takes it back. */
function afterAll(time: Time, ms: number, work: () => void): () => void {
  let forget = () => {};
  const wait = (left: number) => {
    const part = Math.min(left, longestMs);
    forget = time.after(part, () => (left > part ? wait(left - part) : work()));
  };
  wait(ms);
  return () => forget();
}

export const timePort = (time: Time = systemTime): TimePort => ({
  now: time.now,
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const over = () => {
        take();
        signal.removeEventListener('abort', over);
        resolve();
      };
      const take = time.after(ms, over);
      signal.addEventListener('abort', over, { once: true });
    }),
  deadline: (ms, reason, signal) => {
    const late = new AbortController();
    const forget = ms > 0 ? afterAll(time, ms, () => late.abort(reason)) : () => {};
    if (ms <= 0) late.abort(reason);
    return { signal: AbortSignal.any([signal, late.signal]), forget };
  },
});
