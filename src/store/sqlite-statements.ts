import type Sqlite from 'better-sqlite3';

/** A prepared statement, as far as Kysely and we use one. */
export interface Prepared {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): Sqlite.RunResult;
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

type Row = Record<string, unknown>;

/** Written out for its columns, so that a row is one object of one shape: filling it name by name takes many times as long. */
const rowMaker = (names: readonly string[]) =>
  new Function('list', `return { ${names.map((name, i) => `${JSON.stringify(name)}: list[${i}]`).join(', ')} };`) as (
    list: unknown,
  ) => Row;

/** Rows come as lists and get their names here: the driver would look up every name for every row. */
function reading(statement: Sqlite.Statement): Prepared {
  const lists = statement.raw();
  let named: ((list: unknown) => Row) | undefined;
  /** Which columns there are may be known only once it has run: until then a changed table goes unnoticed. */
  const maker = () => {
    named ??= rowMaker(lists.columns().map((column) => column.name));
    return named;
  };
  return {
    reader: true,
    all: (parameters) => {
      const rows = lists.all(parameters);
      if (rows.length === 0) return rows;
      const toRow = maker();
      return rows.map((list) => toRow(list));
    },
    run: (parameters) => statement.run(parameters),
    *iterate(parameters) {
      for (const list of lists.iterate(parameters)) yield maker()(list);
    },
  };
}

/**
 * SQLite looks at the value of a plain `limit ?` when it plans, and so prepares the statement anew whenever one is bound,
 * which takes longer than reading a page. Inside an expression it does not look.
 */
const plannedOnce = (sql: string) => sql.replaceAll(/\blimit \?/gi, 'limit (? + 0)');

const most = 500;

/** Prepared statements are kept: preparing one costs more than running it. SQLite prepares them anew when tables have changed. */
export function preparedOn(db: Sqlite.Database): (sql: string) => Prepared {
  const statements = new Map<string, Prepared>();
  return (sql) => {
    let prepared = statements.get(sql);
    if (!prepared) {
      const statement = db.prepare(plannedOnce(sql));
      prepared = statement.reader ? reading(statement) : (statement as unknown as Prepared);
      if (statements.size >= most) statements.clear();
      statements.set(sql, prepared);
    }
    return prepared;
  };
}
