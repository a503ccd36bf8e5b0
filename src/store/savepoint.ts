import { CompiledQuery } from 'kysely';
import { run, type Sent } from './compiled.ts';
import type { Db } from './tables.ts';

export type Outcome<T> =
  | { readonly done: true; readonly value: T }
  /** Lost: not only this was taken back, but the whole transaction. */
  | { readonly done: false; readonly error: unknown; readonly isLost: boolean };

let count = 0;

/**
 * Runs a part of a transaction that may fail by itself: what it did is then taken back, and nothing else. PostgreSQL is not
 * waited for, so that a statement may prove to have failed in a later part; that part finds that its own savepoint was never
 * made, as long as no other has had its name.
 */
export async function savepoint<T>(db: Db, work: () => Promise<T>): Promise<Outcome<T>> {
  const name = db.engine === 'postgres' ? `part_${++count}` : 'part';
  const send = (statement: string, how: Pick<Sent, 'unawaited'> = {}) =>
    run(db, { ...CompiledQuery.raw(`${statement} ${name}`), ...how });
  await send('savepoint', { unawaited: true });
  try {
    const value = await work();
    await send('release savepoint', { unawaited: true });
    return { done: true, value };
  } catch (error) {
    db.memo?.forget();
    try {
      await send('rollback to savepoint');
    } catch {
      return { done: false, error, isLost: true };
    }
    await send('release savepoint', { unawaited: true });
    return { done: false, error, isLost: false };
  }
}
