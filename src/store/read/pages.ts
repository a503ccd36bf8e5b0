import { type RawBuilder, sql } from 'kysely';
import type { SessionFilter, SessionOrder } from '../../records/sessions.ts';
import type { Database, Db } from '../tables.ts';

/** A table whose rows are listed: what is shown of them, and where their tags stand. */
export interface Listed {
  readonly table: keyof Database;
  readonly columns: readonly string[];
  readonly tags?: { readonly table: keyof Database; readonly key: string };
}

interface Chosen extends Partial<SessionFilter> {
  /** One more condition. */
  readonly more?: RawBuilder<unknown> | undefined;
}

const columnOf = { createdAt: 'created_at_ms', updatedAt: 'updated_at_ms', title: 'title' } as const;

/** Rows that bear all the tags, among those whose ids are given if any are. */
function matching(ws: number, { table, tags: tagged }: Listed, { tags, ids, more = sql`` }: Chosen): RawBuilder<unknown> {
  const borne = (tags ?? []).map(
    (tag) =>
      sql` and s.id in (select ${sql.ref(`t.${tagged?.key}`)} from ${sql.table(tagged?.table ?? '')} t where t.ws = ${ws} and t.tag = ${tag})`,
  );
  const among = ids === undefined ? sql`` : sql` and s.id in (${sql.join(ids)})`;
  return sql`from ${sql.table(table)} s where s.ws = ${ws}${sql.join(borne, sql``)}${among}${more}`;
}

/** A page of rows in order, and how many match in all. */
export async function pageOf<Row>(
  { kysely }: Db,
  ws: number,
  listed: Listed,
  filter: Chosen,
  { by, descending, limit, offset }: SessionOrder,
): Promise<{ rows: Row[]; count: number }> {
  if (filter.ids?.length === 0) return { rows: [], count: 0 };
  const wanted = matching(ws, listed, filter);
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const columns = sql.join(listed.columns.map((column) => sql.ref(`s.${column}`)));
  const { rows } = await sql<Row>`select ${columns} ${wanted}
    order by ${sql.ref(`s.${columnOf[by]}`)} ${direction}, s.id ${direction} limit ${limit} offset ${offset}`.execute(kysely);
  const all = await sql<{ n: number }>`select count(*) as n ${wanted}`.execute(kysely);
  return { rows, count: Number(all.rows[0]?.n ?? 0) };
}
