import type { IncomingHttpHeaders } from 'node:http';

/** How long to wait before the next try, and when not to try again. */

const firstMs = 500;
const longestMs = 20_000;
/** Whoever asks to be left alone for longer is not waited for here: the caller knows better what to do meanwhile. */
export const mostPatienceMs = 60_000;

/** Doubles with each try. `random` (0 to 1) keeps those apart who failed together. */
const backOffMs = (tries: number, random: number): number => Math.min(longestMs, firstMs * 2 ** tries) * (0.5 + random / 2);

/** `retry-after` in seconds or as a date, `retry-after-ms` in milliseconds. Nothing where neither says how long. */
export function retryAfterMs(headers: IncomingHttpHeaders, now: number): number | undefined {
  const ms = String(headers['retry-after-ms'] ?? '');
  if (/^\d+(\.\d+)?$/.test(ms)) return Number(ms);
  const after = headers['retry-after']?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(after)) return Number(after) * 1000;
  const date = Date.parse(after);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** When to try again; never where the provider asks for more time than there is. */
export function waitMs(tries: number, random: number, asked: number | undefined): number | 'never' {
  if (asked !== undefined && asked > mostPatienceMs) return 'never';
  return Math.max(backOffMs(tries, random), asked ?? 0);
}
