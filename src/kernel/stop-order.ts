import type { StopOrder } from '../../generated/types/index.ts';
import { isRecord, parseJson } from './json.ts';

/** What stands in a file STOP: an order of `mi stop`, or anything else, which holds up all runs. */
export function stopOrderIn(text: string): StopOrder {
  const value = parseJson(text)?.value;
  const isOrder = isRecord(value) && typeof value.ts === 'string' && typeof value.hold === 'boolean';
  return isOrder ? { ts: value.ts as string, hold: value.hold as boolean } : { ts: '', hold: true };
}

/** Whether a run that began then must end. A run of the same moment counts as one from before. */
export const isMeant = ({ ts, hold }: StopOrder, began_ms: number): boolean => hold || began_ms <= Date.parse(ts);
