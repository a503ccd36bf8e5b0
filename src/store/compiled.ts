import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import { changedBy, wordsOf } from './memo.ts';
import type { Database, Db, Engine } from './tables.ts';

class Placeholder {
  constructor(readonly name: string) {}
}

export interface Compilable<R> {
  compile(): CompiledQuery<R>;
}

interface Compiled<P, R> {
  all(db: Db, params: P): Promise<readonly R[]>;
  first(db: Db, params: P): Promise<R | undefined>;
  /** Sends it, and waits for its answer only where the engine has to. What goes wrong comes out before the transaction ends. */
  send(db: Db, params: P): Promise<void>;
  /** The answer that this transaction already has and that still holds. */
  recall(db: Db, params: P): Promise<readonly R[]> | undefined;
  /** Says what the answer is now. */
  remember(db: Db, params: P, rows: Promise<readonly R[]>): void;
}

/** A statement whose answer nobody waits for. */
export type Sent = CompiledQuery & { readonly unawaited?: true };

export const run = async <R>({ run: own, kysely }: Db, query: Sent): Promise<readonly R[]> =>
  own ? (own(query) as readonly R[] | Promise<readonly R[]>) : (await kysely.executeQuery<R>(query)).rows;

interface Statement<R> {
  readonly query: CompiledQuery<R>;
  /** The table that it changes. */
  readonly changes: string | undefined;
  /** What it could read, if the same question has the same answer. */
  readonly words: ReadonlySet<string> | undefined;
}

const statementOf = <R>(query: CompiledQuery<R>): Statement<R> => {
  const changes = changedBy(query.sql);
  const asks = /^\s*(select|with)\b/i.test(query.sql) && !/\bfor update\b/i.test(query.sql);
  return { query, changes, words: asks ? wordsOf(query.sql) : undefined };
};

/**
 * A query that is built and compiled once per engine and then only bound: building one costs more than running it.
 * `p('name')` stands for the value that `params.name` will have.
 */
export function compiled<P extends object, R = unknown>(
  build: (kysely: Kysely<Database>, p: <K extends keyof P & string>(name: K) => P[K], engine: Engine) => Compilable<R>,
): Compiled<P, R> {
  const cache = new Map<Engine, Statement<R>>();
  const statementFor = (db: Db): Statement<R> => {
    let statement = cache.get(db.engine);
    if (!statement) {
      statement = statementOf(build(db.kysely, (name) => new Placeholder(name) as never, db.engine).compile());
      cache.set(db.engine, statement);
    }
    return statement;
  };
  const bound = ({ query }: Statement<R>, params: P): unknown[] => {
    const values = params as Record<string, unknown>;
    return query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value));
  };
  const all = async (db: Db, params: P): Promise<readonly R[]> => {
    const statement = statementFor(db);
    const { query, words, changes } = statement;
    const parameters = bound(statement, params);
    const ask = () => run<R>(db, { ...query, parameters });
    if (words && db.memo)
      return db.memo.recall<R>(statement, words, parameters) ?? db.memo.remember(statement, parameters, ask());
    if (changes !== undefined) db.memo?.changed(changes);
    return ask();
  };
  return {
    all,
    first: async (db, params) => (await all(db, params))[0],
    send: async (db, params) => {
      const statement = statementFor(db);
      if (statement.changes !== undefined) db.memo?.changed(statement.changes);
      const parameters = bound(statement, params);
      await run(db, { ...statement.query, parameters, unawaited: true });
    },
    recall: (db, params) => {
      const statement = statementFor(db);
      return statement.words && db.memo?.recall<R>(statement, statement.words, bound(statement, params));
    },
    remember: (db, params, rows) => {
      const statement = statementFor(db);
      db.memo?.remember(statement, bound(statement, params), rows);
    },
  };
}

/** The same for a query that is written out. */
export const compiledSql = <P extends object, R = unknown>(
  build: (p: <K extends keyof P & string>(name: K) => P[K], engine: Engine) => RawBuilder<R>,
): Compiled<P, R> => compiled<P, R>((k, p, engine) => ({ compile: () => build(p, engine).compile(k) }));
