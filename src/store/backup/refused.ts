import { StoreUnusable } from '../trouble.ts';

/** Why there is no copy of a store. Whatever stood at its place stands there still. */
type Reason = 'NO_STORE' | 'NOT_A_FILE' | 'BAD_PATH' | 'FILE_EXISTS' | 'FILE_IN_USE' | 'USE_PG_DUMP' | 'COPY_FAILED';

/** The message is for the person who asked, and names what to do. */
export class BackupRefused extends StoreUnusable {
  constructor(
    readonly code: Reason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
