import { StoreUnusable } from '../trouble.ts';

/** Why nothing was exported or imported. Whatever was there before is there still. */
type Reason =
  | 'NO_WORKSPACE'
  | 'WORKSPACE_EXISTS'
  | 'NO_FILE'
  | 'NOT_AN_EXPORT'
  | 'NEWER_FORMAT'
  | 'BROKEN_LINE'
  | 'CUT_FILE'
  | 'CHANGED_FILE';

/** The message is for the person who asked, and names what to do. */
export class TransferRefused extends StoreUnusable {
  constructor(
    readonly code: Reason,
    message: string,
    /** The line that is wrong, from 1. */
    readonly line?: number,
  ) {
    super(message);
  }
}
