import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readLines } from '../files/lines.ts';
import { type FirstLine, format } from './format.ts';
import { TransferRefused } from './refused.ts';
import { type AnyTable, type Kind, type Table, tablesInOrder, workspaceColumns } from './tables.ts';

export type Row = Readonly<Record<string, string | number | null>>;
export type Item = { readonly table: 'workspaces' | Table; readonly row: Row };

/** A row holds several texts of at most a million signs, each of which may be written as six. */
const longest = 256 * 1024 * 1024;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

function isOf(kind: Kind, value: unknown): boolean {
  if (value === null) return kind.endsWith('?');
  if (kind.startsWith('int')) return Number.isSafeInteger(value);
  if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0')) return false;
  return kind.startsWith('text') || isJson(value);
}

/** What is wrong with a row, or nothing. */
function wrongIn(row: unknown, columns: Readonly<Record<string, Kind>>): string | undefined {
  if (!isRecord(row)) return 'the row is no object';
  const missing = Object.keys(columns).find((column) => !Object.hasOwn(row, column));
  if (missing !== undefined) return `${missing} is missing`;
  const unknown = Object.keys(row).find((column) => !Object.hasOwn(columns, column));
  if (unknown !== undefined) return `there is no ${unknown.slice(0, 64)}`;
  const bad = Object.entries(columns).find(([column, kind]) => !isOf(kind, row[column]));
  return bad && `${bad[0]} must be ${bad[1].replace('?', ' or null')}`;
}

/** By bytes, as both engines sort. */
const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' ? a - Number(b) : Buffer.compare(Buffer.from(a), Buffer.from(String(b)));

const keyOf = (row: Row, { key }: AnyTable) => key.map((column) => row[column] as string | number);

function isAfter(a: readonly (string | number)[], b: readonly (string | number)[]): boolean {
  for (const [i, part] of a.entries()) {
    const order = compare(part, b[i] as string | number);
    if (order !== 0) return order > 0;
  }
  return false;
}

const places = new Map(tablesInOrder.map(([name], i) => [name as string, i]));

/** Holds every line of a file against the form, in order; what is wrong is named with its line. */
class Reading {
  #seal = createHash('sha256');
  #rows = 0;
  #place = 0;
  #last: readonly (string | number)[] | undefined;
  #branches = new Set<number>();
  #workspace: Row | undefined;
  ended = false;

  constructor(readonly file: string) {}

  broken(line: number, what: string): TransferRefused {
    return new TransferRefused(
      'BROKEN_LINE',
      `${this.file}, line ${line}: ${what}. Nothing was imported; export it again.`,
      line,
    );
  }

  take(value: unknown, text: string, line: number): Item | undefined {
    if (this.ended) throw this.broken(line, 'something follows the last line');
    if (!isRecord(value)) throw this.broken(line, 'it is no object');
    if (!this.#workspace) return this.#first(value, text, line);
    if (isRecord(value.end)) return this.#end(value.end, line);
    this.#seal.update(`${text}\n`);
    return this.#row(value, line);
  }

  #first(value: Record<string, unknown>, text: string, line: number): Item {
    const first = value as unknown as FirstLine;
    if (first.noema !== 'workspace' || !Number.isSafeInteger(first.format))
      throw new TransferRefused(
        'NOT_AN_EXPORT',
        `${this.file} is no export of a workspace. Name a file that noema export wrote, or say where it comes from with --from.`,
        line,
      );
    if (first.format > format)
      throw new TransferRefused(
        'NEWER_FORMAT',
        `${this.file} was written by a newer version (format ${first.format}; this one reads ${format}). Update noema, then import it.`,
        line,
      );
    const wrong = wrongIn(first.workspace, workspaceColumns);
    if (wrong) throw this.broken(line, wrong);
    this.#seal.update(`${text}\n`);
    this.#workspace = first.workspace;
    return { table: 'workspaces', row: first.workspace };
  }

  #row({ table: name, row }: Record<string, unknown>, line: number): Item {
    const place = places.get(String(name));
    if (place === undefined || typeof name !== 'string')
      throw this.broken(line, `there is no table ${String(name).slice(0, 64)}`);
    const table = (tablesInOrder[place] as [Table, AnyTable])[1];
    const wrong = wrongIn(row, table.columns);
    if (wrong) throw this.broken(line, wrong);
    const good = row as Row;
    const key = keyOf(good, table);
    if (place < this.#place || (place === this.#place && this.#last && !isAfter(key, this.#last)))
      throw this.broken(line, 'it is out of order, or there twice');
    if (name === 'branches') this.#branches.add(good.id as number);
    else if (typeof good.branch_id === 'number' && !this.#branches.has(good.branch_id))
      throw this.broken(line, `there is no branch ${good.branch_id}`);
    const seq = (this.#workspace?.seq ?? 0) as number;
    if (typeof good.seq === 'number' && good.seq > seq) throw this.broken(line, `seq is beyond that of the workspace, ${seq}`);
    this.#place = place;
    this.#last = key;
    this.#rows += 1;
    return { table: name as Table, row: good };
  }

  #end({ rows, sha256 }: Record<string, unknown>, line: number): undefined {
    if (rows !== this.#rows) throw this.broken(line, `${this.#rows} rows came before it, not ${String(rows)}`);
    if (sha256 !== this.#seal.digest('hex')) throw this.broken(line, 'a line before it was changed since it was written');
    const checkout = this.#workspace?.checkout_id;
    if (typeof checkout === 'number' && !this.#branches.has(checkout)) throw this.broken(1, `there is no branch ${checkout}`);
    this.ended = true;
  }
}

const reasons = { not_json: 'it is no JSON', not_utf8: 'it is no UTF-8', too_long: 'it is too long' } as const;

/** All rows of an export, each checked; a file that is broken or cut ends in a refusal that names the line. */
export async function* itemsIn(file: string): AsyncGenerator<Item> {
  if (!existsSync(file)) throw new TransferRefused('NO_FILE', `There is no file ${file}. Name one that noema export wrote.`);
  const reading = new Reading(file);
  let line = 0;
  for await (const found of readLines(file, undefined, { longest })) {
    line = found.line;
    if (found.kind === 'malformed') throw reading.broken(line, reasons[found.reason]);
    if (found.kind === 'unfinished') break;
    const item = reading.take(found.value, found.text, line);
    if (item) yield item;
  }
  if (!reading.ended)
    throw new TransferRefused(
      'CUT_FILE',
      `${file} ends at line ${line}, before its last line. Nothing was imported; copy or export it again.`,
      line,
    );
}
