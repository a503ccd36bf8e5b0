import { cutText } from '../cut.ts';
import { redactText, type Span, spansIn } from './text.ts';

/** Of a longer text only this much around a cut is looked at: what is one secret is shorter. */
const around = 64 * 1024;

/** What is told by something that a cut takes away is no longer told: the first span of the whole that a part shows or cuts through. */
function lost(spans: readonly Span[], part: string, from: number): Span | undefined {
  const to = from + part.length;
  const inside = spans.filter(([begin, end]) => begin < to && end > from);
  if (inside.length === 0) return undefined;
  const own = spansIn(part).map(([begin, end]): Span => [begin + from, end + from]);
  return inside.find(([begin, end]) => begin < from || end > to || !own.some((one) => one[0] <= begin && one[1] >= end));
}

/**
 * Cuts before a secret rather than through it: half of one looks like none, and nobody could hide it later. What is kept is kept as
 * it is.
 */
export function cutWhole(text: string, chars: number): string {
  if (text.length <= chars) return text;
  const begin = Math.max(0, chars - around);
  const spans = spansIn(text.slice(begin, chars + around));
  for (let at = chars - begin; ; ) {
    const cut = lost(spans, text.slice(begin, begin + at), 0);
    if (!cut) return cutText(text, begin + at);
    at = cut[0];
  }
}

export const shortenWhole = (text: string, chars: number): string =>
  text.length <= chars ? text : `${cutWhole(text, Math.max(0, chars - 1))}…`;

/** On one line: what was told by its lines is hidden first, since nobody could tell it later. */
export const joinWhole = (text: string): string => redactText(text).replaceAll(/\s+/g, ' ').trim();

/** The same for the end of a text. */
export function endWhole(text: string, chars: number): string {
  if (text.length <= chars) return text;
  const begin = Math.max(0, text.length - chars - around);
  const end = text.length - chars + around;
  const spans = spansIn(text.slice(begin, end));
  for (let at = text.length - chars - begin; ; ) {
    const cut = lost(spans, text.slice(begin + at, end), at);
    const tail = text.slice(begin + at);
    if (!cut) return /^[\udc00-\udfff]/.test(tail) ? tail.slice(1) : tail;
    at = cut[1];
  }
}
