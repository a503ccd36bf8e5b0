import { fault } from '../../kernel/fault.ts';
import { FileTrouble } from '../files/trouble.ts';

/** A failure of the system becomes a typed one; a defect passes as it is. */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof FileTrouble)) return error;
  if (error.problem === 'busy') return fault('STORE_BUSY', { waited_ms: 0 });
  return fault('STORE_ERROR', { detail: error.message, outcome: 'Look whether it was written before you repeat it.' });
}
