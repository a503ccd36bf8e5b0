import type { WarnFor } from '../../../generated/handlers/codes.ts';
import type { LogTrouble } from '../../records/evidence-log.ts';
import { scopesOf, type Where } from './finding.ts';
import type { ClaimsStore } from './store.ts';

interface Warning {
  readonly warn: WarnFor<'LOG_LINES_PASSED_OVER' | 'LOG_ENDS_UNFINISHED'>;
}

/** What a file holds that is no record. */
export function sayTrouble({ warn }: Warning, { path, lines, first, unfinished: bytes }: LogTrouble): void {
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
