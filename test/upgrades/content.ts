import { type Kysely, sql } from 'kysely';
import type { Engine } from '../../src/store/tables.ts';

type Row = Readonly<Record<string, unknown>>;
/** Rows by table. */
export type Content = Readonly<Record<string, readonly Row[]>>;

/** Tables of the store itself: not the list of its migrations, and not the text and word indexes, which follow from others. */
const stored = (name: string) => !/^(kysely_|sqlite_|node_text|search_words)/.test(name);

const listing = {
  sqlite: sql<{ name: string }>`select name from sqlite_master where type = 'table' order by name`,
  postgres: sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
};

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const byText = (a: Row, b: Row) => order(JSON.stringify(a), JSON.stringify(b));

export async function tablesIn<T>(db: Kysely<T>, engine: Engine): Promise<string[]> {
  const { rows } = await listing[engine].execute(db);
  return rows.map((row) => row.name).filter(stored);
}

/** Everything that is in a store, in an order that depends on nothing else. */
export async function contentOf<T>(db: Kysely<T>, engine: Engine): Promise<Content> {
  const content: Record<string, readonly Row[]> = {};
  for (const table of await tablesIn(db, engine))
    content[table] = (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows.toSorted(byText);
  return content;
}

const pick = (row: Row, columns: readonly string[]) => Object.fromEntries(columns.map((column) => [column, row[column]]));

/** The part of `content` that has a place in `older`: its tables, and their columns. */
export function withinTables(content: Content, older: Content): Content {
  return Object.fromEntries(
    Object.entries(older).map(([table, [first = {}]]) => [
      table,
      (content[table] ?? []).map((row) => pick(row, Object.keys(first))).toSorted(byText),
    ]),
  );
}

/** Migrations that the store has gone through. */
export const historyOf = async <T>(db: Kysely<T>): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map((row) => row.name);
