import { type Kysely, sql } from 'kysely';
import type { WorkspaceRow } from '../../kernel/ports.ts';
import { compiled, compiledSql } from '../compiled.ts';
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

/** What the server quotes, in whatever language, where a workspace is not as it was taken to be. */
const outdated = 'noema:outdated';

export const isOutdated = (error: unknown) => error instanceof Error && error.message.includes(outdated);

/** Holds all of these workspaces, or breaks the transaction off: if others hold one of them, or have written to it. */
const heldAsSeen = compiledSql<{ ids: number[]; made: number[]; seqs: number[]; count: number }>(
  (p) =>
    sql`select cast(case when count(*) = cast(${p('count')} as integer) then '0' else ${sql.lit(outdated)} end as integer) from (
      select 1 from workspaces as w
      join unnest(cast(${p('ids')} as integer[]), cast(${p('made')} as bigint[]), cast(${p('seqs')} as bigint[])) as s (id, made, seq)
        on w.id = s.id and w.created_at_ms = s.made and w.seq = s.seq
      for update of w skip locked) as held`,
);

/** A workspace, and how often in a row nobody else had written to it. */
interface Seen {
  readonly row: Row;
  readonly undisturbed: number;
}

/** Where others write as well, it would mostly have changed. */
const calmAfter = 2;

const mostSeen = 1000;

/** How workspaces were when this process last wrote to them, by name: as long as one has the same number, nothing in it has changed. */
export class LastSeen {
  readonly #seen = new Map<string, Seen>();

  has(name: string): boolean {
    return this.#seen.has(name);
  }

  /** What was seen of a workspace that is held now, unless others have written to it since. */
  still({ id, name, created_at_ms, seq }: Held): Row | undefined {
    const row = this.#seen.get(name)?.row;
    if (row && row.id === id && row.created_at_ms === created_at_ms && row.seq === seq) return row;
    this.#seen.delete(name);
    return undefined;
  }

  /** All of these as they were seen, if nobody else seems to write to them. */
  calm(names: readonly string[]): Row[] | undefined {
    const rows: Row[] = [];
    for (const name of names) {
      const seen = this.#seen.get(name);
      if (!seen || seen.undisturbed < calmAfter) return undefined;
      rows.push(seen.row);
    }
    return rows;
  }

  forget(names: Iterable<string>): void {
    for (const name of names) this.#seen.delete(name);
  }

  /** Gives what to do once the transaction is committed. */
  async after(db: Db, names: Iterable<string>): Promise<() => void> {
    const rows = [...names].map(async (name) => [name, (await found.recall(db, { name }))?.[0]] as const);
    const seen = await Promise.all(rows);
    return () => {
      for (const [name, row] of seen) {
        const undisturbed = (this.#seen.get(name)?.undisturbed ?? -1) + 1;
        this.#seen.delete(name);
        if (row) this.#seen.set(name, { row, undisturbed });
      }
      for (const name of this.#seen.keys()) {
        if (this.#seen.size <= mostSeen) break;
        this.#seen.delete(name);
      }
    };
  }
}

/**
 * On PostgreSQL, takes workspaces to be as they were seen. Nobody waits for the server to say so: it does before it does anything else
 * of this transaction, or breaks it off.
 */
export async function assume(db: Db, rows: readonly Row[]): Promise<Set<string>> {
  const ids = rows.map(({ id }) => id);
  const made = rows.map(({ created_at_ms }) => created_at_ms);
  await heldAsSeen.send(db, { ids, made, seqs: rows.map(({ seq }) => seq), count: rows.length });
  for (const row of rows) found.remember(db, { name: row.name }, Promise.resolve([row]));
  return new Set(rows.map(({ name }) => name));
}

const answered = compiledSql<object>(() => sql`select 1`);

/** Fails where something that was assumed is not so. */
export async function confirm(db: Db): Promise<void> {
  await answered.all(db, {}).catch((error: unknown) => {
    if (isOutdated(error)) throw error;
  });
}

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
