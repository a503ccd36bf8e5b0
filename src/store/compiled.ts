import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import { type Form, insertForm, newestForm } from './later.ts';
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

type Rows<R> = readonly R[] | Promise<readonly R[]>;

/** A statement with its values, written out: a spread costs as much as the rest of sending it. */
const sentOf = <R>({ query, queryId, sql }: CompiledQuery<R>, parameters: readonly unknown[], unawaited?: true) =>
  (unawaited ? { query, queryId, sql, parameters, unawaited } : { query, queryId, sql, parameters }) as Sent & CompiledQuery<R>;

/** An engine that answers at once is not waited for. */
export const run = <R>(db: Db, query: Sent): Rows<R> =>
  /** Whoever has its own way never needs Kysely's, which a write makes when it is first looked at. */
  db.run ? (db.run(query) as Rows<R>) : db.kysely.executeQuery<R>(query).then(({ rows }) => rows);

interface Statement<R> {
  readonly query: CompiledQuery<R>;
  /** For each parameter the name of its value, or undefined for one that stays as it is. */
  readonly names: readonly (string | undefined)[];
  /** The table that it changes. */
  readonly changes: string | undefined;
  /** What it could see, and more. */
  readonly words: ReadonlySet<string>;
  /** It only asks, so that the same question has the same answer. */
  readonly asks: boolean;
  /** How it may be put together with others of its kind, where that is worth it. */
  readonly form: Form | undefined;
}

function formOf<P>(query: CompiledQuery, table: string, { newest, listed = false }: CompiledOptions<P>): Form | undefined {
  if (!newest) return insertForm(query);
  const placeOf = (name: string) => query.parameters.findIndex((value) => value instanceof Placeholder && value.name === name);
  return newestForm(query, table, newest.map(placeOf), listed);
}

const statementOf = <P, R>(query: CompiledQuery<R>, engine: Engine, options: CompiledOptions<P>): Statement<R> => {
  const changes = changedBy(query.sql);
  return {
    query,
    names: query.parameters.map((value) => (value instanceof Placeholder ? value.name : undefined)),
    changes,
    words: wordsOf(query.sql),
    asks: /^\s*(select|with)\b/i.test(query.sql) && !/\bfor update\b/i.test(query.sql),
    form: engine === 'postgres' && changes !== undefined ? formOf(query, changes, options) : undefined,
  };
};

const noWords: ReadonlySet<string> = new Set();

interface CompiledOptions<P> {
  /** Of statements with the same values here, only the newest of a transaction counts. */
  readonly newest?: readonly (keyof P & string)[];
  /** On PostgreSQL it takes a list for each parameter, and so does for many what it does for one. Only sent, with `newest`. */
  readonly listed?: boolean;
  /** What is found once never changes. */
  readonly lasting?: boolean;
  /** Whoever sends it says what has changed. */
  readonly quiet?: boolean;
}

/**
 * A query that is built and compiled once per engine and then only bound: building one costs more than running it.
 * `p('name')` stands for the value that `params.name` will have.
 */
export function compiled<P extends object, R = unknown>(
  build: (kysely: Kysely<Database>, p: <K extends keyof P & string>(name: K) => P[K], engine: Engine) => Compilable<R>,
  options: CompiledOptions<P> = {},
): Compiled<P, R> {
  const { lasting, quiet } = options;
  const cache = new Map<Engine, Statement<R>>();
  const statementFor = (db: Db): Statement<R> => {
    let statement = cache.get(db.engine);
    if (!statement) {
      /** Nothing is sent yet, so that nobody has to notice it. */
      const kysely = db.kysely.withoutPlugins();
      statement = statementOf(build(kysely, (name) => new Placeholder(name) as never, db.engine).compile(), db.engine, options);
      cache.set(db.engine, statement);
    }
    return statement;
  };
  const bound = ({ query, names }: Statement<R>, params: P): unknown[] => {
    const values = params as Record<string, unknown>;
    return names.map((name, i) => (name === undefined ? query.parameters[i] : values[name]));
  };
  const seenBy = (statement: Statement<R>) => (lasting ? noWords : statement.words);
  const rowsOf = (db: Db, params: P): Rows<R> => {
    const statement = statementFor(db);
    const { query, words, changes, asks } = statement;
    const parameters = bound(statement, params);
    const ask = () => {
      if (asks) db.later?.sendBefore(words);
      else db.later?.sendBeforeChange(words);
      return run<R>(db, sentOf(query, parameters));
    };
    if (asks && db.memo) return db.memo.answer(statement, seenBy(statement), parameters, ask);
    if (changes !== undefined) db.memo?.changed(changes);
    return ask();
  };
  return {
    all: async (db, params) => rowsOf(db, params),
    first: async (db, params) => (await rowsOf(db, params))[0],
    send: async (db, params) => {
      const statement = statementFor(db);
      if (statement.changes !== undefined && !quiet) db.memo?.changed(statement.changes);
      const parameters = bound(statement, params);
      if (db.later && statement.form) return db.later.add(statement.form, parameters);
      db.later?.sendBeforeChange(statement.words);
      if (!statement.form) await run(db, sentOf(statement.query, parameters, true));
      else for (const query of statement.form.joined([parameters])) await run(db, sentOf(query, query.parameters, true));
    },
    recall: (db, params) => {
      const statement = statementFor(db);
      return db.memo?.recall<R>(statement, seenBy(statement), bound(statement, params));
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
  options?: CompiledOptions<P>,
): Compiled<P, R> => compiled<P, R>((k, p, engine) => ({ compile: () => build(p, engine).compile(k) }), options);
