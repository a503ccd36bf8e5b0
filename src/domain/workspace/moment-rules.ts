import { refuse } from '../../kernel/fault.ts';
import { iso } from '../../kernel/text.ts';

const day = 86_400_000;

/** A day or a moment in milliseconds. As an end, a day is the beginning of the next, and a moment is over when the next begins. */
export function momentOf(field: 'since' | 'until' | 'at', time: string): number {
  const ms = Date.parse(time);
  const isDay = !time.includes('T');
  if (Number.isNaN(ms) || (isDay && iso(ms).slice(0, 10) !== time)) throw refuse('time-does-not-exist', { field, time });
  if (field === 'since') return ms;
  return isDay ? ms + day : ms + 1;
}
