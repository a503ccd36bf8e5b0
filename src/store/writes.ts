import { assume, confirm, isOutdated, LastSeen, lockFree, lockWorkspace } from './read/workspaces.ts';
import type { Db, Engine, Transact } from './tables.ts';
import { Outdated, Together, type Work } from './together.ts';

export type Writes = <T>(workspace: string, work: (db: Db) => Promise<T>) => Promise<T>;

/** One file has one lock. */
function onSqlite(transact: Transact): Writes {
  const file = 'file';
  const held = new Set([file]);
  const together = new Together({ transact: (_, work) => transact((db) => work(db, held)) });
  return (_, work) => together.write(file, work);
}

/** Transactions that share writes of several workspaces; the pool has more connections, for those who have to wait for a lock. */
const mostShared = 3;

/**
 * A lock for each workspace. Transactions that hold several take only those that are free, so that nobody waits for a lock while
 * holding another; who has to wait for one does so alone, together with others of the same workspace.
 */
function onPostgres(transact: Transact): Writes {
  const patient = new Map<string, Together>();
  const patiently = <T>(workspace: string, work: Work<T>): Promise<T> => {
    let queue = patient.get(workspace);
    if (!queue) {
      queue = new Together({
        transact: (locks, inside) =>
          transact(async (db) => {
            await lockWorkspace(db, workspace);
            return inside(db, new Set(locks));
          }),
        idle: () => patient.delete(workspace),
      });
      patient.set(workspace, queue);
    }
    return queue.write(workspace, work);
  };
  const seen = new LastSeen();
  const shared = new Together({
    transact: async (locks, inside) => {
      const calm = seen.calm(locks);
      try {
        const { value, committed } = await transact(async (db) => {
          const held = calm ? await assume(db, calm) : await lockFree(db, locks, seen);
          try {
            const value = await inside(db, held);
            return { value, committed: await seen.after(db, held) };
          } catch (error) {
            /** It may have failed because of what was only assumed. */
            if (calm) await confirm(db);
            throw error;
          }
        });
        committed();
        return value;
      } catch (error) {
        if (!isOutdated(error)) throw error;
        seen.forget(locks);
        throw new Outdated();
      }
    },
    most: mostShared,
    elsewhere: patiently,
  });
  return (workspace, work) => (patient.has(workspace) ? patiently(workspace, work) : shared.write(workspace, work));
}

/** Writes go together where they can: what costs most of a write is the end of its transaction. */
export const writesOn = (engine: Engine, transact: Transact): Writes =>
  engine === 'sqlite' ? onSqlite(transact) : onPostgres(transact);
