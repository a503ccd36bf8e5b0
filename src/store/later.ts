import { CompiledQuery } from 'kysely';
import type { Sent } from './compiled.ts';
import { inOne } from './in-one.ts';
import { wordsOf } from './memo.ts';

/** How statements of one form may be put together: as rows of one insert, or so that only the newest for a key counts. */
export interface Form {
  readonly table: string;
  /** All words of the statement, its tables among them. */
  readonly words: ReadonlySet<string>;
  /** Places of the parameters that tell rows from each other; undefined where all rows count. */
  readonly key: readonly number[] | undefined;
  /** Of two rows with one key, what is left. */
  merged(earlier: Row, later: Row): Row;
  /** One statement for all rows. */
  joined(rows: readonly Row[]): Sent[];
}

type Row = readonly unknown[];
type Groups = ReadonlyMap<Form, readonly Row[]>;

const insert =
  /^insert into "(\w+)" \(([^)]*)\) values \(([^)]*)\)(?: on conflict \(([^)]*)\) do update set ((?:"\w+" = "excluded"."\w+"(?:, )?)+))?$/;
const namesIn = (list: string) => list.split(', ').map((name) => name.replaceAll('"', ''));

const isGiven = (value: unknown) => value !== null && value !== undefined;

/** What a row of an insert gives a column: the same in all rows, or a list with an item for each. */
interface Column {
  readonly name: string;
  readonly same: boolean;
  readonly value: unknown;
}

/** A column that no row has a value for is left out: one that has a default is never empty. */
const columnsOf = (names: readonly string[], rows: readonly Row[]): Column[] =>
  names.flatMap((name, at) => {
    const given = rows.find((row) => isGiven(row[at]))?.[at];
    if (given === undefined) return [];
    const same = rows.every((row) => row[at] === given);
    return [{ name, same, value: same ? given : rows.map((row) => row[at] ?? null) }];
  });

/** What a list holds, the same for all of it. */
const typeOf = (list: readonly unknown[]) => (typeof list.find(isGiven) === 'number' ? 'bigint' : 'text');

/**
 * Many rows as a list for each column in which they differ: for the server it is one short statement, however many they are. It reads
 * and plans each statement anew, so every column that need not be named counts.
 */
const listsInto = (table: string, names: readonly string[], tail: string) => (rows: readonly Row[]) => {
  const columns = columnsOf(names, rows);
  const places = columns.map((_, at) => `$${at + 1}`);
  const lists = columns.flatMap(({ same, value }, at) => (same ? [] : [{ at, type: typeOf(value as unknown[]) }]));
  /** Rows that are all alike still differ in their places. */
  const from = lists.length
    ? `unnest(${lists.map(({ at, type }) => `${places[at]}::${type}[]`).join(', ')}) as l (${lists.map(({ at }) => `c${at}`).join(', ')})`
    : `generate_series(1, ${rows.length})`;
  const taken = columns.map(({ same }, at) => (same ? places[at] : `l.c${at}`)).join(', ');
  return {
    sql: `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')}) ${rows.length === 1 ? `values (${taken})` : `select ${taken} from ${from}`}${tail}`,
    parameters: columns.map(({ value }) => value),
  };
};

/** The form of an insert of one row that consists of parameters alone; undefined for every other statement. */
export function insertForm(query: CompiledQuery): Form | undefined {
  const [whole, table = '', columns = '', values = '', conflict, updates = ''] = insert.exec(query.sql) ?? [];
  const names = namesIn(columns);
  if (whole === undefined || values !== names.map((_, i) => `$${i + 1}`).join(', ')) return undefined;
  const tail = whole.slice(whole.indexOf(' values ') + ' values '.length + values.length + 2);
  const set = new Set([...updates.matchAll(/"(\w+)" =/g)].map(([, name]) => names.indexOf(name as string)));
  const list = listsInto(table, names, tail);
  return {
    table,
    words: wordsOf(query.sql),
    key: conflict === undefined ? undefined : namesIn(conflict).map((name) => names.indexOf(name)),
    merged: (earlier, later) => earlier.map((value, i) => (set.has(i) ? later[i] : value)),
    joined: (rows) => [{ ...query, ...list(rows) }],
  };
}

/** Of statements with the same key only the newest is sent. One that takes lists is sent once for all keys. */
export const newestForm = (query: CompiledQuery, table: string, key: readonly number[], listed: boolean): Form => ({
  table,
  words: wordsOf(query.sql),
  key,
  merged: (_, later) => later,
  joined: (rows) =>
    listed
      ? [{ ...query, parameters: query.parameters.map((_, i) => rows.map((row) => row[i])) }]
      : rows.map((parameters) => ({ ...query, parameters })),
});

/** Where the row with the same key stands, or -1. Asked for every row of every write, so it is written out. */
function placeOf(row: Row, rows: readonly Row[], key: readonly number[]): number {
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const other = rows[at] as Row;
    let i = key.length - 1;
    while (i >= 0 && other[key[i] as number] === row[key[i] as number]) i -= 1;
    if (i < 0) return at;
  }
  return -1;
}

const minus = (groups: Groups, base: Groups): Groups =>
  new Map(
    [...groups].map(([form, rows]) => {
      const before = base.get(form) ?? [];
      return [form, rows.filter((row, i) => row !== before[i])];
    }),
  );

const copied = (groups: Groups) => new Map([...groups].map(([form, rows]) => [form, [...rows]]));

/** A place in a transaction to which it may go back. */
export interface Mark {
  before: Groups;
  /** The savepoint, once something has been sent after it. */
  name?: string;
}

let count = 0;
const none: Groups = new Map();
/** More is sent at once, so that what waits takes no memory to speak of. */
const mostRows = 200;

/**
 * What a transaction has to write but nobody has asked for yet. It is sent before whatever could see it, and at the end, many
 * rows in one statement. What is taken back before that is never sent, and needs no savepoint.
 */
export class Later {
  #groups = new Map<Form, Row[]>();
  #marks: Mark[] = [];
  #sent: Promise<unknown>[] = [];

  constructor(private readonly run: (query: Sent) => Promise<unknown>) {}

  add(form: Form, row: Row): void {
    /** Another statement that changes the same table comes first. */
    this.#sendIf((other) => other !== form && other.table === form.table);
    const rows = this.#groups.get(form) ?? [];
    this.#groups.set(form, rows);
    const at = form.key ? placeOf(row, rows, form.key) : -1;
    if (at < 0) rows.push(row);
    else rows[at] = form.merged(rows[at] as Row, row);
    if (rows.length >= mostRows) this.send();
  }

  /** Sends what a statement could see or follow, if there is any. */
  sendBefore(words: ReadonlySet<string>): void {
    this.#sendIf(({ table }) => words.has(table));
  }

  /** Before a statement that changes something by itself: whoever may yet have to go back needs a savepoint in front of it. */
  sendBeforeChange(words: ReadonlySet<string>): void {
    if (this.#marks.some(({ name }) => name === undefined)) this.send();
    else this.sendBefore(words);
  }

  #holds(isMeant: (form: Form) => boolean): boolean {
    for (const [form, rows] of this.#groups) if (rows.length > 0 && isMeant(form)) return true;
    return false;
  }

  /** Statements on other tables may follow; but not past a savepoint. */
  #sendIf(isMeant: (form: Form) => boolean): void {
    if (!this.#holds(isMeant)) return;
    const meant = [...this.#groups].filter(([form]) => isMeant(form));
    if (this.#marks.some(({ name }) => name === undefined)) this.send();
    else {
      this.#sendGroups(new Map(meant));
      for (const [form] of meant) this.#groups.delete(form);
    }
  }

  /** Sends all of it, and savepoints before that for those who may yet have to go back. */
  send(): void {
    let sent = none;
    for (const mark of this.#marks) {
      if (mark.name !== undefined) continue;
      this.#sendGroups(minus(mark.before, sent));
      sent = mark.before;
      mark.before = none;
      mark.name = `part_${++count}`;
      this.say(`savepoint ${mark.name}`);
    }
    this.#sendGroups(minus(this.#groups, sent));
    this.#groups = new Map();
  }

  say(statement: string): void {
    this.#note(CompiledQuery.raw(statement));
  }

  mark(): Mark {
    const mark: Mark = { before: copied(this.#groups) };
    this.#marks.push(mark);
    return mark;
  }

  keep(mark: Mark): void {
    this.#marks = this.#marks.slice(0, this.#marks.indexOf(mark));
    if (mark.name !== undefined) this.say(`release savepoint ${mark.name}`);
  }

  /** Fails if there is nothing left to go back to. */
  async back(mark: Mark): Promise<void> {
    this.#marks = this.#marks.slice(0, this.#marks.indexOf(mark));
    this.#groups = copied(mark.before);
    if (mark.name === undefined) return;
    await this.run(CompiledQuery.raw(`rollback to savepoint ${mark.name}`));
    this.#sent = [];
    this.say(`release savepoint ${mark.name}`);
  }

  /** Resolves when all was sent; where the engine is waited for, when all was done. */
  async end(): Promise<void> {
    this.send();
    await Promise.all(this.#sent);
  }

  #sendGroups(groups: Groups): void {
    const parts = [...groups].flatMap(([form, rows]) =>
      rows.length === 0 ? [] : form.joined(rows).map((sent) => ({ table: form.table, words: form.words, sent })),
    );
    for (const query of inOne(parts)) this.#note(query);
  }

  #note(query: Sent): void {
    const sent = this.run({ ...query, unawaited: true });
    /** Heard by whoever waits for the end. */
    sent.catch(() => {});
    this.#sent.push(sent);
  }
}
