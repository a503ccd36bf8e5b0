import { type Kysely, sql } from 'kysely';
import type { WorkspaceRow } from '../../kernel/ports.ts';
import { compiled } from '../compiled.ts';
import { ownPlace, type Place, recallPlace } from '../place-rows.ts';
import type { Database, Db } from '../tables.ts';
import { listParam } from './graph/sql.ts';

type Row = WorkspaceRow & Place;

const rows = (k: Kysely<Database>) =>
  k
    .selectFrom('workspaces as w')
    .leftJoin('branches as b', (join) => join.onRef('b.ws', '=', 'w.id').onRef('b.id', '=', 'w.checkout_id'))
    .select(['w.id', 'w.name', 'w.seq', 'b.name as checkout', 'w.checkout_id', 'w.focus', 'w.returns_to', 'w.project_guard']);

const found = compiled<{ name: string }, Row>((k, p) => rows(k).where('w.name', '=', p('name')));

const all = compiled<object, WorkspaceRow>((k) => rows(k).orderBy('w.name'));

export const allWorkspaces = (db: Db) => all.all(db, {});

const anyOf = (names: string) => sql<boolean>`name = any (cast(${names} as text[]))`;

const heldFree = compiled<{ names: string }, { name: string }>((k, p) =>
  k
    .selectFrom('workspaces')
    .select('name')
    .where(anyOf(p('names')))
    .forUpdate()
    .skipLocked(),
);

const foundAll = compiled<{ names: string }, Row>((k, p) =>
  rows(k).where(sql<boolean>`w.name = any (cast(${p('names')} as text[]))`),
);

const held = compiled<{ name: string }, { id: number }>((k, p) =>
  k.selectFrom('workspaces').select('id').where('name', '=', p('name')).forUpdate(),
);

/** A workspace as a caller sees it: what an agent has of its own wins over the workspace's. */
export async function findWorkspace(db: Db, name: string, caller: string): Promise<(Row & { settled: boolean }) | undefined> {
  const row = await found.first(db, { name });
  if (!row) return undefined;
  recallPlace(db, row.id, row);
  if (caller === '') return { ...row, settled: true };
  const own = await ownPlace(db, row.id, caller);
  return { ...row, ...own, caller, settled: own !== undefined };
}

const seen = compiled<{ name: string; agent: string }, WorkspaceRow>((k, p) =>
  k
    .selectFrom('workspaces as w')
    .leftJoin('agent_places as a', (join) => join.onRef('a.ws', '=', 'w.id').on('a.agent', '=', p('agent')))
    .leftJoin('branches as b', (join) =>
      join
        .onRef('b.ws', '=', 'w.id')
        .on('b.id', '=', (eb) =>
          eb.case().when('a.ws', 'is', null).then(eb.ref('w.checkout_id')).else(eb.ref('a.checkout_id')).end(),
        ),
    )
    .select(['w.id', 'w.name', 'w.seq', 'b.name as checkout', 'w.project_guard'])
    .select((eb) => eb.case().when('a.ws', 'is', null).then(eb.ref('w.focus')).else(eb.ref('a.focus')).end().as('focus'))
    .where('w.name', '=', p('name')),
);

/** The same in one statement, for whoever has not read the workspace yet. */
export async function seeWorkspace(db: Db, name: string, caller: string): Promise<WorkspaceRow | undefined> {
  if (caller === '') return found.first(db, { name });
  const row = await seen.first(db, { name, agent: caller });
  return row && { ...row, caller };
}

/** What this transaction has read of a workspace, if it is still so; and how to say what it is after a change. */
export function knownWorkspace(db: Db, name: string): { remember(change: Partial<WorkspaceRow>): void } | undefined {
  const rows = found.recall(db, { name });
  if (!rows) return undefined;
  return {
    remember: (change) =>
      found.remember(
        db,
        { name },
        rows.then((list) => list.map((row) => ({ ...row, ...change }))),
      ),
  };
}

/**
 * Whoever holds this row is the only writer of the workspace; on SQLite the file lock does the same.
 * Held first and read after: a row that was waited for comes back new, but what is joined to it in the same statement is old.
 */
export async function lockWorkspace(db: Db, name: string): Promise<WorkspaceRow | undefined> {
  if (db.engine === 'postgres') await held.send(db, { name });
  return found.first(db, { name });
}

/** On PostgreSQL, holds those workspaces that nobody else holds, without waiting, and knows how they are. */
export async function lockFree(db: Db, names: readonly string[]): Promise<Set<string>> {
  const list = { names: listParam(db.engine, names) };
  const [held, all] = await Promise.all([heldFree.all(db, list), foundAll.all(db, list)]);
  const free = new Set(held.map(({ name }) => name));
  for (const row of all) if (free.has(row.name)) found.remember(db, { name: row.name }, Promise.resolve([row]));
  return free;
}

export const someWorkspace = compiled<{ prefix: string; end: string; limit: number }, { name: string }>((k, p) =>
  k
    .selectFrom('workspaces')
    .select('name')
    .where('name', '>=', p('prefix'))
    .where('name', '<', p('end'))
    .orderBy('name')
    .limit(p('limit')),
);
