import { type Kysely, sql } from 'kysely';
import type { WorkspaceRow } from '../../kernel/ports.ts';
import { compiled } from '../compiled.ts';
import { ownPlace, type Place, recallPlace } from '../place-rows.ts';
import type { Database, Db } from '../tables.ts';
import { type Checkout, checkoutColumns, rememberCheckout } from './branches.ts';
import { listParam } from './graph/sql.ts';

type Row = WorkspaceRow & Place & Checkout & { readonly created_at_ms: number };

const rows = (k: Kysely<Database>) =>
  k
    .selectFrom('workspaces as w')
    .leftJoin('branches as b', (join) => join.onRef('b.ws', '=', 'w.id').onRef('b.id', '=', 'w.checkout_id'))
    .leftJoin('branches as base', (join) => join.onRef('base.ws', '=', 'b.ws').onRef('base.id', '=', 'b.base_id'))
    .select(['w.id', 'w.name', 'w.created_at_ms', 'w.seq', 'w.focus', 'w.returns_to', 'w.project_guard', ...checkoutColumns]);

const found = compiled<{ name: string }, Row>((k, p) => rows(k).where('w.name', '=', p('name')));

const all = compiled<object, Row>((k) => rows(k).orderBy('w.name'));

export const allWorkspaces = async (db: Db) => (await all.all(db, {})).map(shown);

const anyOf = (names: string) => sql<boolean>`name = any (cast(${names} as text[]))`;

type Held = Pick<Row, 'id' | 'name' | 'created_at_ms' | 'seq'>;

const heldFree = compiled<{ names: string }, Held>((k, p) =>
  k
    .selectFrom('workspaces')
    .select(['id', 'name', 'created_at_ms', 'seq'])
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

/** What of a workspace is shown beyond the store. */
const shown = ({ id, name, seq, checkout, focus, project_guard }: WorkspaceRow): WorkspaceRow => ({
  id,
  name,
  seq,
  checkout,
  focus,
  project_guard,
});

/** A workspace as a caller sees it, and where that is: what an agent has of its own wins over the workspace's. */
export async function findWorkspace(
  db: Db,
  name: string,
  caller: string,
): Promise<{ row: WorkspaceRow; place: Place; settled: boolean } | undefined> {
  const row = await found.first(db, { name });
  if (!row) return undefined;
  recallPlace(db, row.id, row);
  rememberCheckout(db, row.id, row);
  if (caller === '') return { row: shown(row), place: row, settled: true };
  const own = await ownPlace(db, row.id, caller);
  const { id, seq, project_guard } = row;
  const { focus, checkout } = own ?? row;
  return { row: { id, name, seq, checkout, focus, project_guard, caller }, place: own ?? row, settled: own !== undefined };
}

const seenBy = compiled<{ name: string; agent: string }, WorkspaceRow & Checkout & { readonly own: number | null }>((k, p) =>
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
    .leftJoin('branches as base', (join) => join.onRef('base.ws', '=', 'b.ws').onRef('base.id', '=', 'b.base_id'))
    .select(['w.id', 'w.name', 'w.seq', 'w.project_guard', 'a.ws as own', ...checkoutColumns])
    .select((eb) => eb.case().when('a.ws', 'is', null).then(eb.ref('w.focus')).else(eb.ref('a.focus')).end().as('focus'))
    .where('w.name', '=', p('name')),
);

/** The same in one statement, for whoever has not read the workspace yet. */
export async function seeWorkspace(db: Db, name: string, caller: string): Promise<WorkspaceRow | undefined> {
  if (caller === '') {
    const row = await found.first(db, { name });
    if (row) rememberCheckout(db, row.id, row);
    return row && shown(row);
  }
  const row = await seenBy.first(db, { name, agent: caller });
  if (!row) return undefined;
  rememberCheckout(db, row.id, row);
  return { ...shown(row), caller, unsettled: row.own === null };
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
  if (db.engine === 'sqlite') return found.first(db, { name });
  const [locked, row] = await Promise.all([held.first(db, { name }), found.first(db, { name })]);
  if (locked) return row;
  /** Whoever made it between the two statements holds it: for this transaction it is not there until it is held. */
  found.remember(db, { name }, Promise.resolve([]));
  return undefined;
}

/** How workspaces were when this process last wrote to them, by name: as long as one has the same number, nothing in it has changed. */
export class LastSeen {
  readonly #rows = new Map<string, Row>();

  has(name: string): boolean {
    return this.#rows.has(name);
  }

  /** What was seen of a workspace that is held now, unless others have written to it since. */
  still({ id, name, created_at_ms, seq }: Held): Row | undefined {
    const row = this.#rows.get(name);
    return row && row.id === id && row.created_at_ms === created_at_ms && row.seq === seq ? row : undefined;
  }

  /** Gives what to do once the transaction is committed. */
  async after(db: Db, names: Iterable<string>): Promise<() => void> {
    const rows = [...names].map(async (name) => [name, (await found.recall(db, { name }))?.[0]] as const);
    const seen = await Promise.all(rows);
    return () => {
      for (const [name, row] of seen) {
        this.#rows.delete(name);
        if (row) this.#rows.set(name, row);
      }
      for (const name of this.#rows.keys()) {
        if (this.#rows.size <= mostSeen) break;
        this.#rows.delete(name);
      }
    };
  }
}

const mostSeen = 1000;

/** On PostgreSQL, holds those workspaces that nobody else holds, without waiting, and knows how they are. */
export async function lockFree(db: Db, names: readonly string[], seen: LastSeen): Promise<Set<string>> {
  const read = (some: readonly string[]) =>
    some.length > 0 ? foundAll.all(db, { names: listParam(db.engine, some) }) : Promise.resolve([]);
  const [held, unseen] = await Promise.all([
    heldFree.all(db, { names: listParam(db.engine, names) }),
    read(names.filter((name) => !seen.has(name))),
  ]);
  const known = new Map(unseen.map((row) => [row.name, row]));
  for (const row of held) {
    const same = seen.still(row);
    if (same) known.set(row.name, same);
  }
  for (const row of await read(held.map(({ name }) => name).filter((name) => !known.has(name)))) known.set(row.name, row);
  for (const { name } of held) found.remember(db, { name }, Promise.resolve([known.get(name) as Row]));
  return new Set(held.map(({ name }) => name));
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
