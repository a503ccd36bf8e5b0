import { type Kysely, sql } from 'kysely';
import type { WorkspaceRow } from '../../kernel/ports.ts';
import { compiled } from '../compiled.ts';
import type { Database, Db } from '../tables.ts';
import { type Checkout, checkoutColumns, rememberCheckout } from './branches.ts';
import { listParam } from './graph/sql.ts';

const rows = (k: Kysely<Database>) =>
  k
    .selectFrom('workspaces as w')
    .leftJoin('branches as b', (join) => join.onRef('b.ws', '=', 'w.id').onRef('b.id', '=', 'w.checkout_id'))
    .leftJoin('branches as base', (join) => join.onRef('base.ws', '=', 'b.ws').onRef('base.id', '=', 'b.base_id'))
    .select(['w.id', 'w.name', 'w.seq', 'w.focus', 'w.project_guard', ...checkoutColumns]);

type Row = WorkspaceRow & Checkout;

const found = compiled<{ name: string }, Row>((k, p) => rows(k).where('w.name', '=', p('name')));

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

export async function findWorkspace(db: Db, name: string): Promise<WorkspaceRow | undefined> {
  const row = await found.first(db, { name });
  if (!row) return undefined;
  rememberCheckout(db, row.id, row);
  const { id, seq, checkout, focus, project_guard } = row;
  return { id, name, seq, checkout, focus, project_guard };
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
  return findWorkspace(db, name);
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
