import type Sqlite from 'better-sqlite3';

/** A prepared statement, as far as Kysely and we use one. */
export interface Prepared {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): Sqlite.RunResult;
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

/** Rows come as lists and get their names here: the driver would look up every name for every row. */
function reading(statement: Sqlite.Statement): Prepared {
  const lists = statement.raw();
  let names: string[] | undefined;
  const named = (list: unknown[]) => {
    names ??= lists.columns().map((column) => column.name);
    const row: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i += 1) row[names[i] as string] = list[i];
    return row;
  };
  return {
    reader: true,
    all: (parameters) => (lists.all(parameters) as unknown[][]).map(named),
    run: (parameters) => statement.run(parameters),
    *iterate(parameters) {
      for (const list of lists.iterate(parameters)) yield named(list as unknown[]);
    },
  };
}

const most = 500;

/** Prepared statements are kept: preparing one costs more than running it. SQLite prepares them anew when tables have changed. */
export function preparedOn(db: Sqlite.Database): (sql: string) => Prepared {
  const statements = new Map<string, Prepared>();
  return (sql) => {
    let prepared = statements.get(sql);
    if (!prepared) {
      const statement = db.prepare(sql);
      prepared = statement.reader ? reading(statement) : (statement as unknown as Prepared);
      if (statements.size >= most) statements.clear();
      statements.set(sql, prepared);
    }
    return prepared;
  };
}
