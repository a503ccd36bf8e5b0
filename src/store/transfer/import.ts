import type { Imported } from '../../kernel/upkeep.ts';
import { indexWorkspace } from '../search-catch-up.ts';
import { nameWriters } from '../search-writers.ts';
import type { Db } from '../tables.ts';
import { type Item, itemsIn, type Row } from './read.ts';
import { TransferRefused } from './refused.ts';
import type { Table } from './tables.ts';

/** What goes in one statement: no more rows, values and signs than both engines like. */
const most = { rows: 500, values: 15_000, chars: 4_000_000 };

const sizeOf = (row: Row) =>
  Object.values(row).reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0);

/** Rows of one table, sent many at a time. */
class Batch {
  #rows: Row[] = [];
  #table: Table | undefined;
  #chars = 0;

  constructor(
    private readonly db: Db,
    private readonly ws: number,
  ) {}

  async add(table: Table, row: Row): Promise<void> {
    const size = sizeOf(row);
    const full =
      this.#rows.length >= most.rows ||
      (this.#rows.length + 1) * (Object.keys(row).length + 1) > most.values ||
      this.#chars + size > most.chars;
    if (table !== this.#table || full) await this.send();
    this.#table = table;
    this.#rows.push({ ws: this.ws, ...row });
    this.#chars += size;
  }

  async send(): Promise<void> {
    if (this.#table && this.#rows.length)
      await this.db.kysely
        .insertInto(this.#table)
        .values(this.#rows as never)
        .execute();
    this.#rows = [];
    this.#chars = 0;
  }
}

async function makeWorkspace({ kysely }: Db, row: Row): Promise<number> {
  const made = await kysely
    .insertInto('workspaces')
    .values(row as never)
    .onConflict((c) => c.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  throw new TransferRefused(
    'WORKSPACE_EXISTS',
    `There is a workspace ${row.name} already, and it stays as it is. Import under another name: --workspace ${row.name}-2.`,
  );
}

/** The whole file was read through before, so what is wrong with it is known; that nobody changed it since is seen again here. */
export async function importRows(db: Db, file: string, name: string | undefined): Promise<Imported> {
  let batch: Batch | undefined;
  let ws = 0;
  let workspace = '';
  let rows = 0;
  const take = async ({ table, row }: Item) => {
    if (table === 'workspaces') {
      workspace = name ?? String(row.name);
      ws = await makeWorkspace(db, { ...row, name: workspace });
      batch = new Batch(db, ws);
    } else {
      await batch?.add(table, row);
      rows += 1;
    }
  };
  for await (const item of itemsIn(file)) await take(item);
  await batch?.send();
  await indexWorkspace(db, ws);
  await nameWriters(db, ws);
  return { workspace, rows };
}

/** Reads a file through, and gives what it is called. Nothing is written. */
export async function checkFile(file: string): Promise<string> {
  let name = '';
  for await (const { table, row } of itemsIn(file)) if (table === 'workspaces') name = String(row.name);
  return name;
}
