import type { TimePort } from '../../kernel/pilot.ts';
import { systemTime, type Time } from '../../kernel/time.ts';

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
});
