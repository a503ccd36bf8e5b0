import type { Kysely } from 'kysely';
import { Memo, noticing } from './memo.ts';
import { lockWorkspace } from './read/workspaces.ts';
import type { Database, Db, Engine } from './tables.ts';
import { Together } from './together.ts';

export type Writes = <T>(workspace: string, work: (db: Db) => Promise<T>) => Promise<T>;

/** Writes that need the same lock go together: on SQLite all of them, on PostgreSQL those of one workspace. */
export function writesOn(engine: Engine, writer: Kysely<Database>, direct: Pick<Db, 'direct'>): Writes {
  const begin = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    writer.transaction().execute((kysely) => {
      const memo = new Memo();
      return work({ engine, kysely: kysely.withPlugin(noticing(memo)), memo, ...direct });
    });
  if (engine === 'sqlite') {
    const together = new Together(begin);
    return (_, work) => together.write(work);
  }
  const queues = new Map<string, Together>();
  return (workspace, work) => {
    let queue = queues.get(workspace);
    if (!queue) {
      const locked = <T>(inside: (db: Db) => Promise<T>): Promise<T> =>
        begin(async (db) => {
          await lockWorkspace(db, workspace);
          return inside(db);
        });
      queue = new Together(locked, () => queues.delete(workspace));
      queues.set(workspace, queue);
    }
    return queue.write(work);
  };
}
