import { CompiledQuery } from 'kysely';
import { run } from './compiled.ts';
import type { Db } from './tables.ts';

export type Outcome<T> =
  | { readonly done: true; readonly value: T }
  /** Lost: not only this was taken back, but the whole transaction. */
  | { readonly done: false; readonly error: unknown; readonly isLost: boolean };

interface Way {
  keep(): unknown;
  back(): unknown;
}

/**
 * PostgreSQL is not waited for, so that a statement may prove to have failed in a later part; that part finds that its own
 * savepoint was never made, as no other has had its name.
 */
async function begin(db: Db): Promise<Way> {
  const { later } = db;
  if (later) {
    const mark = later.mark();
    return { keep: () => later.keep(mark), back: () => later.back(mark) };
  }
  const say = (statement: string) => run(db, CompiledQuery.raw(`${statement} part`));
  await say('savepoint');
  return {
    keep: () => say('release'),
    back: async () => {
      await say('rollback to');
      await say('release');
    },
  };
}

/** Runs a part of a transaction that may fail by itself: what it did is then taken back, and nothing else. */
export async function savepoint<T>(db: Db, work: () => Promise<T>): Promise<Outcome<T>> {
  const way = await begin(db);
  const noted = db.noted?.length ?? 0;
  try {
    const value = await work();
    await way.keep();
    return { done: true, value };
  } catch (error) {
    db.memo?.forget();
    db.noted?.splice(noted);
    try {
      await way.back();
    } catch {
      return { done: false, error, isLost: true };
    }
    return { done: false, error, isLost: false };
  }
}
