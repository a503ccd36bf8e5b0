import type { WarnFor } from '../../../generated/handlers/codes.ts';
import type { MindScope } from '../../../generated/types/index.ts';
import type { LoggedRecord } from '../../records/evidence-log.ts';
import { sayTrouble } from '../claims/trouble.ts';
import type { AutopilotStore } from './store.ts';

/** Records that were read of a log, and where the first of them stands. */
export interface Seen {
  readonly since: number;
  readonly records: readonly LoggedRecord[];
}

/** What was met in a log that is no record, from a place on. */
export async function sayPassedOver(
  { store, warn }: { store: Pick<AutopilotStore, 'log'>; warn: WarnFor<'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'> },
  since: number,
  scope: MindScope = 'project',
): Promise<void> {
  const found = await store.log.trouble(scope, since);
  if (found) sayTrouble({ warn }, found);
}

/** Which records do not hold what their contracts say. */
export function sayBroken({ warn }: { warn: WarnFor<'RECORDS_BREAK_CONTRACTS'> }, records: readonly LoggedRecord[]): void {
  const broken = new Map(records.flatMap((record) => (record.fault === null ? [] : [[record.byte, record]])));
  const [first] = broken.values();
  if (first) warn('RECORDS_BREAK_CONTRACTS', { records: broken.size, first: nameOf(first), fault: first.fault ?? '' });
}

const nameOf = ({ kind, event_id, byte }: LoggedRecord) => `${kind} ${event_id || `byte=${byte}`}`.trim();
