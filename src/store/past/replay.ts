import { setImmediate as breath } from 'node:timers/promises';
import type { Appliers } from '../../../generated/handlers/appliers.ts';
import { savepoint } from '../savepoint.ts';
import type { Db, Transact, Writer } from '../tables.ts';
import type { Progress } from './marks.ts';
import type { WholeFact } from './whole-facts.ts';

type Applier = (payload: object, at: object) => Promise<unknown>;

interface Into {
  readonly db: Db;
  readonly ws: number;
  readonly workspace: string;
  readonly appliers: Appliers<Writer>;
}

interface Again {
  /** False: what it builds on, or what it wrote, was removed since. */
  readonly done: boolean;
  /** The last number that belongs to it. */
  readonly last: number;
}

/** One fact, with the numbers that it had. */
async function applyAgain({ db, ws, workspace, appliers }: Into, fact: WholeFact): Promise<Again> {
  const { seq, ts_ms, kind, agent_id, payload, journalled } = fact;
  await db.kysely.insertInto('facts').values({ ws, seq, kind, ts_ms, agent_id, payload: journalled }).execute();
  let last = seq;
  if (!payload) return { done: false, last };
  const caller = agent_id?.toLowerCase() ?? '';
  const at = { workspace, caller, seq, ts_ms, agent_id, db: { db, ws }, next_seq: () => ++last };
  const applier = appliers[kind] as unknown as Applier | undefined;
  const { done } = await savepoint(db, async () => applier?.(payload, at));
  return { done, last };
}

interface Options {
  readonly workspace: string;
  readonly created_at_ms: number;
  readonly appliers: Appliers<Writer>;
  /** Where the other store stands already; undefined where it is empty. */
  readonly begun: Progress | undefined;
  /** Told after every page. */
  readonly passed: (progress: Progress) => void;
}

const nowhere = { checkout_id: null, focus: null, returns_to: null, project_guard: null };

/** Applies facts of one workspace in another store, page by page; others are served in between. */
export async function replay(
  pages: AsyncIterable<readonly WholeFact[]>,
  write: Transact,
  { workspace, created_at_ms, appliers, begun, passed }: Options,
): Promise<Progress> {
  const { id: ws } = await write(({ kysely }) =>
    begun
      ? kysely.selectFrom('workspaces').select('id').executeTakeFirstOrThrow()
      : kysely
          .insertInto('workspaces')
          .values({ name: workspace, created_at_ms, seq: 0, ...nowhere })
          .returning('id')
          .executeTakeFirstOrThrow(),
  );
  let { facts: count, left_out } = begun ?? { facts: 0, left_out: 0 };
  let seq = begun?.seq ?? 0;
  for await (const facts of pages) {
    await write(async (db) => {
      let end = 0;
      for (const fact of facts) {
        const { done, last } = await applyAgain({ db, ws, workspace, appliers }, fact);
        if (!done) left_out += 1;
        end = last;
      }
      await db.kysely.updateTable('workspaces').set({ seq: end }).where('id', '=', ws).execute();
    });
    count += facts.length;
    seq = facts.at(-1)?.seq ?? seq;
    passed({ seq, facts: count, left_out });
    await breath();
  }
  return { seq, facts: count, left_out };
}
