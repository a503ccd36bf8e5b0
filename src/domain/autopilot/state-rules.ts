import { text } from '../../kernel/says.ts';
import type { StateTrouble } from '../../records/projects.ts';

/** What STATE_PUT_ASIDE says of a state file, or of a field of one, that could not be used. */
export const asideFacts = ({ path, label, error, quarantined_to }: StateTrouble) => ({
  path,
  error: quarantined_to ? error : `${label}: ${error}`,
  kept: quarantined_to ? text('state-is-kept', { as: quarantined_to }) : text('state-begins-anew', { label }),
});
