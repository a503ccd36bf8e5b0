import { sql } from 'kysely';
import type { ThoughtNode } from '../../../../generated/types/index.ts';
import { compiled, compiledSql } from '../../compiled.ts';
import { shownSession, toNode } from '../../session-rows.ts';
import type { Database, Db, Writer } from '../../tables.ts';
import { type Listed, listOf } from './manifest.ts';
import type { KnownSession, SessionFound } from './read.ts';

interface Named {
  readonly ws: number;
  readonly session: string;
}

const sessionRow = compiled<Named, Database['sessions']>((k, p) =>
  k.selectFrom('sessions').selectAll().where('ws', '=', p('ws')).where('id', '=', p('session')),
);

const numbers = compiled<Named, { branch: string; number: number }>((k, p) =>
  k.selectFrom('thoughts').select(['branch', 'number']).where('ws', '=', p('ws')).where('session', '=', p('session')),
);

const lostFiles = compiledSql<Named, { file: string }>(
  (p) => sql`select file from filed_problems where ws = ${p('ws')} and collection = 'sessions' and key = ${p('session')}
    and kind in ('missing', 'unreadable')`,
);

const branchOrder = compiled<Named, { id: string }>((k, p) =>
  k
    .selectFrom('session_branches')
    .select('id')
    .where('ws', '=', p('ws'))
    .where('session', '=', p('session'))
    .orderBy('opened_seq'),
);

/** A session as its manifest tells it. */
export async function sessionFor(db: Db, at: Named) {
  const row = await sessionRow.first(db, at);
  if (!row) throw new Error(`There are no rows of session ${at.session}.`);
  return { session: shownSession(row), concluded: row.concluded_seq !== null };
}

/** What the index knows about a session, if it does. */
export async function knownSession(db: Db, at: Named): Promise<KnownSession | undefined> {
  const row = await sessionRow.first(db, at);
  if (!row) return undefined;
  const { title, description, tags, created_at_ms, accessed_at_ms, concluded_seq } = row;
  return {
    title,
    description,
    tags: JSON.parse(tags) as string[],
    created_at_ms: Number(created_at_ms),
    accessed_at_ms: Number(accessed_at_ms),
    concluded: concluded_seq !== null,
  };
}

/** A thought as its file tells it. */
export async function nodeFor(db: Db, at: Named & { branch: string | null; number: number }): Promise<ThoughtNode> {
  const row = await db.kysely
    .selectFrom('thoughts as t')
    .leftJoin('session_branches as b', (join) =>
      join.onRef('b.ws', '=', 't.ws').onRef('b.session', '=', 't.session').onRef('b.id', '=', 't.branch'),
    )
    .selectAll('t')
    .select('b.origin')
    .where('t.ws', '=', at.ws)
    .where('t.session', '=', at.session)
    .where('t.branch', '=', at.branch ?? '')
    .where('t.number', '=', at.number)
    .executeTakeFirstOrThrow();
  return toNode(row);
}

/** Names of files that are used by nothing that could be read. */
export const lostIn = async (db: Db, at: Named): Promise<string[]> => (await lostFiles.all(db, at)).map(({ file }) => file);

/** The lists of a manifest, branches in the order in which they were opened; with what is missing, which it still names. */
export async function listsFor(
  db: Db,
  at: Named,
  placeOf: (file: string) => { branch: string | null; number: number } | undefined,
): Promise<Map<string, Listed>> {
  const all = new Map<string, number[]>([['', []]]);
  for (const { id } of await branchOrder.all(db, at)) all.set(id, []);
  const add = (branch: string, number: number) => {
    const list = all.get(branch) ?? [];
    list.push(number);
    all.set(branch, list);
  };
  for (const { branch, number } of await numbers.all(db, at)) add(branch, Number(number));
  for (const file of await lostIn(db, at)) {
    const found = placeOf(file);
    if (found) add(found.branch ?? '', found.number);
  }
  return new Map([...all].map(([branch, list]) => [branch, listOf(list)]));
}

/** What a manifest says beyond what has happened. */
export async function completeSession({ db: { kysely }, ws }: Writer, session: string, found: SessionFound): Promise<void> {
  const highest = (chain: string) => found.highest.get(chain) ?? 0;
  await kysely
    .updateTable('sessions')
    .set({ updated_at_ms: found.updated_ms, accessed_at_ms: found.accessed_ms, highest: highest('') })
    .where('ws', '=', ws)
    .where('id', '=', session)
    .execute();
  for (const chain of found.highest.keys())
    if (chain !== '')
      await kysely
        .updateTable('session_branches')
        .set({ highest: highest(chain) })
        .where('ws', '=', ws)
        .where('session', '=', session)
        .where('id', '=', chain)
        .execute();
}
