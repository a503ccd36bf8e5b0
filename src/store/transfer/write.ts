import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Db, Engine } from '../tables.ts';
import { format } from './format.ts';
import { TransferRefused } from './refused.ts';
import { type AnyTable, type Table, tablesInOrder, workspaceColumns } from './tables.ts';

type Row = Record<string, string | number | null>;

/** Rows may be long, so few are held at once. */
const page = 100;

const pick = (row: Row, columns: object): Row =>
  Object.fromEntries(Object.keys(columns).map((column) => [column, row[column] ?? null]));

/** Text sorts by bytes on both engines, whatever the server's language is. */
const ordered =
  (engine: Engine, { columns }: AnyTable) =>
  (column: string) =>
    engine === 'postgres' && columns[column]?.startsWith('text') ? sql`${sql.ref(column)} collate "C"` : sql`${sql.ref(column)}`;

async function* rowsOf({ kysely, engine }: Db, ws: number, name: Table, table: AnyTable): AsyncGenerator<Row> {
  const keys = table.key.map(ordered(engine, table));
  const list = sql.join(keys);
  let last: Row | undefined;
  for (;;) {
    const beyond = last ? sql`and (${list}) > (${sql.join(table.key.map((column) => sql`${last?.[column]}`))})` : sql``;
    const { rows } = await sql<Row>`
      select ${sql.join(Object.keys(table.columns).map((column) => sql.ref(column)))} from ${sql.table(name)}
      where ws = ${ws} ${beyond} order by ${list} limit ${page}`.execute(kysely);
    for (const row of rows) yield pick(row, table.columns);
    last = rows.at(-1);
    if (rows.length < page) return;
  }
}

async function workspaceRow({ kysely }: Db, name: string): Promise<Database['workspaces'] & { id: unknown }> {
  const row = await kysely.selectFrom('workspaces').selectAll().where('name', '=', name).executeTakeFirst();
  if (row) return row as unknown as Database['workspaces'];
  const some = await kysely.selectFrom('workspaces').select('name').orderBy('name').limit(5).execute();
  const there = some.length ? `There are: ${some.map((one) => one.name).join(', ')}.` : 'The store is empty.';
  throw new TransferRefused('NO_WORKSPACE', `There is no workspace ${name}. ${there} Name one with --workspace.`);
}

/** The lines of a workspace, each with its end, read in one snapshot. Gives how many rows there were. */
export async function* linesOf(db: Db, name: string): AsyncGenerator<string, number> {
  const seal = createHash('sha256');
  const line = (value: object): string => {
    const text = `${JSON.stringify(value)}\n`;
    seal.update(text);
    return text;
  };
  const workspace = await workspaceRow(db, name);
  const ws = Number(workspace.id);
  let rows = 0;
  yield line({ noema: 'workspace', format, workspace: pick(workspace as unknown as Row, workspaceColumns) });
  for (const [table, moved] of tablesInOrder)
    for await (const row of rowsOf(db, ws, table, moved)) {
      rows += 1;
      yield line({ table, row });
    }
  yield `${JSON.stringify({ end: { rows, sha256: seal.digest('hex') } })}\n`;
  return rows;
}
