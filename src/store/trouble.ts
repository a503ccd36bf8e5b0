import { Fault, fault } from '../kernel/fault.ts';
import { isRepeatable } from './patience.ts';

/** A store that cannot be used as it is; the message is for the person who starts the program. */
export class StoreUnusable extends Error {}

interface Raw {
  readonly code?: string;
  readonly message?: string;
  readonly errors?: readonly Raw[];
  /** It says itself that nothing has happened. */
  readonly isUndone?: boolean;
}

/** A connection that was tried at several addresses says nothing itself. */
const reasonOf = ({ code, message, errors }: Raw): string => message || (errors?.[0] && reasonOf(errors[0])) || code || 'unknown';

const busy = /^SQLITE_BUSY|^55P03$/;
const ofAnEngine = /^SQLITE_|^[0-9A-Z]{5}$|^E(?!RR_)[A-Z_]+$/;
const poolIsEmpty = /timeout exceeded when trying to connect/;
const lostConnection = /Connection terminated|not queryable|driver has already been destroyed|Cannot use a pool after/;

/** After these nobody can tell whether the last thing that was sent, perhaps a commit, was done. */
const answerIsLost = /^SQLITE_IOERR|^08|^57P|^E[A-Z_]+$/;

/** Whether a transaction that ended so has surely changed nothing. */
export function isUndone(error: unknown): boolean {
  const { code = '', isUndone: saysSo } = (error ?? {}) as Raw;
  return saysSo === true || (code !== '' && !answerIsLost.test(code));
}

const outcomeOf = (error: Error) =>
  isUndone(error) ? 'Nothing was written.' : 'Look whether it was written before you repeat it.';

/** An engine's own failure becomes a typed one; everything else passes. */
export function typed(error: unknown, waited_ms: number): unknown {
  if (error instanceof Fault || !(error instanceof Error)) return error;
  const { code = '' } = error as Raw;
  if (busy.test(code) || isRepeatable(error) || poolIsEmpty.test(error.message)) return fault('STORE_BUSY', { waited_ms });
  if (!ofAnEngine.test(code) && !lostConnection.test(error.message)) return error;
  return fault('STORE_ERROR', { detail: `${code || 'connection'}: ${reasonOf(error as Raw)}`, outcome: outcomeOf(error) });
}

const advice: readonly [RegExp, string][] = [
  [/^SQLITE_(NOTADB|CORRUPT)/, 'The file is damaged, or is no store. Restore a copy of it, or name another file.'],
  [/^SQLITE_BUSY|^55P03$/, 'Another process holds it. Stop that one, or try again.'],
  [
    /^(EACCES|EPERM|EROFS|EISDIR|ENOTDIR|SQLITE_CANTOPEN|SQLITE_READONLY)/,
    'Name a file in a folder that this user may write to.',
  ],
  [/^(ENOSPC|SQLITE_FULL)/, 'The disk is full.'],
  [/^28/, 'Check the user and the password.'],
  [/^3D000$/, 'Create the database first.'],
  [/^42501$/, 'Let this user create tables there.'],
  [/^53300$/, 'The server has no connection left.'],
  [/^E[A-Z_]+$/, 'Check that the server runs and that it can be reached from here.'],
];

/** Why a store could not be opened, in one line. */
export function unusable(place: string, error: unknown): Error {
  if (error instanceof StoreUnusable) return error;
  const raw = error as Raw;
  const unreachable = poolIsEmpty.test(raw.message ?? '') || lostConnection.test(raw.message ?? '');
  const code = raw.code ?? (unreachable ? 'ETIMEDOUT' : '');
  const hint = advice.find(([pattern]) => pattern.test(code))?.[1];
  return new StoreUnusable(`The store ${place} cannot be used: ${reasonOf(raw)}.${hint ? ` ${hint}` : ''}`, { cause: error });
}
