import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import type { Database, Db, Engine } from './tables.ts';

class Placeholder {
  constructor(readonly name: string) {}
}

export interface Compilable<R> {
  compile(): CompiledQuery<R>;
}

interface Compiled<P, R> {
  all(db: Db, params: P): Promise<R[]>;
  first(db: Db, params: P): Promise<R | undefined>;
}

/**
 * A query that is built and compiled once per engine and then only bound: building one costs more than running it.
 * `p('name')` stands for the value that `params.name` will have.
 */
export function compiled<P extends object, R = unknown>(
  build: (kysely: Kysely<Database>, p: <K extends keyof P & string>(name: K) => P[K], engine: Engine) => Compilable<R>,
): Compiled<P, R> {
  const cache = new Map<Engine, CompiledQuery<R>>();
  const bind = (db: Db, params: P): CompiledQuery<R> => {
    let query = cache.get(db.engine);
    if (!query) {
      query = build(db.kysely, (name) => new Placeholder(name) as never, db.engine).compile();
      cache.set(db.engine, query);
    }
    const values = params as Record<string, unknown>;
    const parameters = query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value));
    return { ...query, parameters };
  };
  const all = async (db: Db, params: P) => (await db.kysely.executeQuery(bind(db, params))).rows;
  return { all, first: async (db, params) => (await all(db, params))[0] };
}

/** The same for a query that is written out. */
export const compiledSql = <P extends object, R = unknown>(
  build: (p: <K extends keyof P & string>(name: K) => P[K], engine: Engine) => RawBuilder<R>,
): Compiled<P, R> => compiled<P, R>((k, p, engine) => ({ compile: () => build(p, engine).compile(k) }));
