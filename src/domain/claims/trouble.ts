import type { WarnFor } from '../../../generated/handlers/codes.ts';
import type { MindScope } from '../../../generated/types/index.ts';
import type { LoggedRecord, LogTrouble } from '../../records/evidence-log.ts';
import { scopesOf, type Where } from './finding.ts';
import type { ClaimsStore } from './store.ts';

interface Warning {
  readonly warn: WarnFor<'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>;
}

/** Records that were read of a log, and where the first of them stands. */
export interface Seen {
  readonly since: number;
  readonly records: readonly LoggedRecord[];
}

/** What a file holds that is no record. */
function sayTrouble({ warn }: Warning, { path, lines, first, unfinished: bytes }: LogTrouble): void {
  if (lines > 0) warn('LOG_LINES_PASSED_OVER', { path, lines, first });
  if (bytes > 0) warn('LOG_ENDS_UNFINISHED', { path, bytes });
}

/** Whether a claim holds may follow from any line of its store: what is no record there is said, wherever it stands. */
export async function sayThoughtTrouble(
  { store: { thoughts }, warn }: Warning & { readonly store: Pick<ClaimsStore, 'thoughts'> },
  where: Where,
): Promise<void> {
  for (const scope of scopesOf(where)) for (const found of await thoughts.trouble(scope)) sayTrouble({ warn }, found);
}

/** What was met in a log that is no record, from a place on. */
export async function sayPassedOver(
  { store: { log }, warn }: Warning & { readonly store: Pick<ClaimsStore, 'log'> },
  since: number,
  scope: MindScope = 'project',
): Promise<void> {
  const found = await log.trouble(scope, since);
  if (found) sayTrouble({ warn }, found);
}

/** Which records do not hold what their contracts say. */
export function sayBroken({ warn }: { warn: WarnFor<'RECORDS_BREAK_CONTRACTS'> }, records: readonly LoggedRecord[]): void {
  const broken = new Map(records.flatMap((record) => (record.fault === null ? [] : [[record.byte, record]])));
  const [first] = broken.values();
  if (first) warn('RECORDS_BREAK_CONTRACTS', { records: broken.size, first: nameOf(first), fault: first.fault ?? '' });
}

const nameOf = ({ kind, event_id, byte }: LoggedRecord) => `${kind} ${event_id || `byte=${byte}`}`.trim();
