import { type RawBuilder, sql } from 'kysely';
import type { Expected, SearchFilter, SearchReads, SearchRow, SearchTerm } from '../../records/search.ts';
import { compiledSql } from '../compiled.ts';
import { indexed } from '../search-rows.ts';
import type { Db, Engine } from '../tables.ts';
import { among, indexed as indexedBy, listParam } from './graph/sql.ts';
import { allWorkspaces } from './workspaces.ts';

interface FilterParams {
  ws: number;
  kinds: string | null;
  type: string | null;
  tag: string | null;
  since: number | null;
  until: number | null;
  branch_id: number | null;
  target: string | null;
  target_branch: number | null;
  agent: string | null;
}

const filterParams = ({ engine }: Db, ws: number, filter: SearchFilter): FilterParams => ({
  ws,
  kinds: filter.kinds ? listParam(engine, filter.kinds) : null,
  type: filter.type ?? null,
  tag: filter.tag === undefined ? null : JSON.stringify(filter.tag),
  since: filter.since_ms ?? null,
  until: filter.until_ms ?? null,
  branch_id: filter.branch_id ?? null,
  target: filter.target?.id ?? null,
  target_branch: filter.target?.branch_id ?? null,
  agent: filter.agent ?? null,
});

type Bound<P> = <K extends keyof P & string>(name: K) => P[K];

/** Conditions on a row `d`; one that is null holds. */
function meets(p: Bound<FilterParams>, engine: Engine): RawBuilder<unknown> {
  const text = (name: 'kinds' | 'type' | 'tag' | 'target' | 'agent') => sql`cast(${p(name)} as text)`;
  const number = (name: 'since' | 'until' | 'branch_id' | 'target_branch') => sql`cast(${p(name)} as bigint)`;
  const tagged = engine === 'sqlite' ? sql`instr(d.tags, ${text('tag')}) > 0` : sql`position(${text('tag')} in d.tags) > 0`;
  /** What belongs to a plan stands with its tasks. */
  const below = sql`from entities e where e.ws = ${p('ws')} and e.parent = ${text('target')}`;
  return sql`(${text('kinds')} is null or ${among(sql.raw('d.kind'), p('kinds') as string, engine)})
    and (${text('type')} is null or d.type = ${text('type')})
    and (${text('tag')} is null or ${tagged})
    and (${number('since')} is null or d.ts_ms >= ${number('since')})
    and (${number('until')} is null or d.ts_ms < ${number('until')})
    and (${number('branch_id')} is null or d.branch_id = ${number('branch_id')})
    and (${text('target')} is null or d.task = ${text('target')} or d.branch_id = ${number('target_branch')}
      or d.task in (select e.id ${below}) or d.branch_id in (select e.branch_id ${below}))
    and (${text('agent')} is null or d.agent_id = ${text('agent')})`;
}

const columns = sql.raw(
  ['id', 'source', 'key', 'kind', 'type', 'ts_ms', 'state', 'favour', 'mark', 'words', 'weights', 'length']
    .map((column) => `d.${column}`)
    .join(', '),
);

/** As the index on it says it: another spelling would not be found by the index. */
const postgresWords = sql.raw(
  `array_to_tsvector(string_to_array((d.ws::text) || '_' || replace(d.words, ' ', ' ' || (d.ws::text) || '_'), ' '))`,
);

/** The terms as the engine's own query. They are letters and digits; the quotes are there for whoever changes that. */
function matchParam(engine: Engine, ws: number, how: 'any' | 'all', terms: readonly SearchTerm[]): string {
  if (engine === 'sqlite') {
    const one = ({ text, prefix }: SearchTerm) => `"${indexed(ws, text).replaceAll('"', '""')}"${prefix ? '*' : ''}`;
    return terms.map(one).join(how === 'any' ? ' OR ' : ' AND ');
  }
  const one = ({ text, prefix }: SearchTerm) => `'${indexed(ws, text).replaceAll(/['\\]/g, '$&$&')}'${prefix ? ':*' : ''}`;
  return terms.map(one).join(how === 'any' ? ' | ' : ' & ');
}

/** SQLite: rows that are not in the index of words yet; fewer than a batch (migration 011), so no index of another kind is used. */
const waiting = (ws: number) => sql`d.id > (select id from search_words_upto) and +d.ws = ${ws}`;
/** SQLite: whether the words of a row hold any of the listed texts, or all of them. */
const holds = (texts: string, how: 'any' | 'all') => {
  const those = sql`select 1 from json_each(${texts}) t where instr(' ' || d.words || ' ', t.value)`;
  return how === 'any' ? sql`exists (${those} > 0)` : sql`not exists (${those} = 0)`;
};

/** With a blank at both ends, so that a term is told from the middle of a longer one. */
const spaced = ({ text, prefix }: SearchTerm): string => ` ${text}${prefix ? '' : ' '}`;

const counted = compiledSql<{ ws: number; match: string; texts: string; most: number }, { n: number }>((p, engine) =>
  engine === 'sqlite'
    ? sql`select (select count(*) from (select 1 from search_words where search_words match ${p('match')} limit ${p('most')}))
        + (select count(*) from search_docs d where ${waiting(p('ws'))} and ${holds(p('texts'), 'any')}) as n`
    : sql`select count(*) as n from (
        select 1 from search_docs d where ${postgresWords} @@ cast(${p('match')} as tsquery) limit ${p('most')}) l`,
);

/** Every row begins with a blank, so that the first of the listed texts counts them all. */
const sampled = compiledSql<{ ws: number; texts: string; most: number }, { at: number; n: number }>((p, engine) => {
  const rows = sql`select ' ' || d.words || ' ' as words from search_docs d ${indexedBy('search_docs_newest', engine)}
    where d.ws = ${p('ws')} order by d.ts_ms desc, d.id desc limit ${p('most')}`;
  return engine === 'sqlite'
    ? sql`with t as materialized (select key, value from json_each(${p('texts')}))
        select t.key as at, count(*) as n from (${rows}) r cross join t where instr(r.words, t.value) > 0 group by t.key`
    : sql`select t.at - 1 as at, count(*) as n from (${rows}) r
        cross join unnest(cast(${p('texts')} as text[])) with ordinality as t (value, at)
        where position(t.value in r.words) > 0 group by t.at`;
});

/**
 * Newest first: on SQLite those that wait, then by the order of the index, so that what is common is not read to its end. On
 * PostgreSQL all that hold the terms are found first, and only what their order needs is kept of them.
 */
const holdingOn = (how: 'any' | 'all') =>
  compiledSql<FilterParams & { match: string; texts: string; limit: number }, SearchRow>((p, engine) =>
    engine === 'sqlite'
      ? sql`select * from (select ${columns} from search_docs d
            where ${waiting(p('ws'))} and ${holds(p('texts'), how)} and ${meets(p, engine)} order by d.id desc)
          union all
          select * from (select ${columns} from search_words w cross join search_docs d on d.id = w.rowid
            where w.search_words match ${p('match')} and ${meets(p, engine)} order by w.rowid desc limit ${p('limit')})
          limit ${p('limit')}`
      : sql`with found as materialized (
            select d.id, d.ts_ms from search_docs d where ${postgresWords} @@ cast(${p('match')} as tsquery) and ${meets(p, engine)}),
          newest as materialized (select id from found order by ts_ms desc, id desc limit ${p('limit')})
          select ${columns} from newest join search_docs d on d.id = newest.id order by d.ts_ms desc, d.id desc`,
  );
const holding = { any: holdingOn('any'), all: holdingOn('all') };

/** The same among so many of the newest rows, by reading them: shorter where most of those are wanted. PostgreSQL only. */
const holdingAmong = compiledSql<{ ws: number; texts: string; rows: number; limit: number }, SearchRow>(
  (p) => sql`select ${columns} from (
      select * from search_docs d where d.ws = ${p('ws')} order by d.ts_ms desc, d.id desc limit ${p('rows')}) d
    where exists (select 1 from unnest(cast(${p('texts')} as text[])) t (value)
      where position(t.value in ' ' || d.words || ' ') > 0)
    order by d.ts_ms desc, d.id desc limit ${p('limit')}`,
);

const isFree = (filter: SearchFilter) => Object.values(filter).every((value) => value === undefined);

/**
 * How many of the newest rows to read for `limit` that hold a term; 0 where looking them up is shorter. Twice as many as should do,
 * since they need not stand evenly. A row that is looked up costs about twice one that is read in order.
 */
function worthReading(engine: Engine, limit: number, { held, among }: Expected): number {
  if (engine === 'sqlite' || held === 0) return 0;
  const rows = (limit * among) / held;
  return rows < 2 * held ? Math.ceil(2 * rows) : 0;
}

const newest = compiledSql<FilterParams & { limit: number; offset: number }, SearchRow>(
  (p, engine) => sql`select ${columns} from search_docs d where d.ws = ${p('ws')} and ${meets(p, engine)}
    order by d.ts_ms desc, d.id desc limit ${p('limit')} offset ${p('offset')}`,
);

export const searchReads = (db: Db, ws: number): SearchReads['search'] => ({
  async count(term, most) {
    const texts = listParam(db.engine, [spaced(term)]);
    const row = await counted.first(db, { ws, match: matchParam(db.engine, ws, 'any', [term]), texts, most });
    return Math.min(most, Number(row?.n ?? 0));
  },
  async sample(terms, most) {
    const texts = listParam(db.engine, [' ', ...terms.map(spaced)]);
    const found = new Map((await sampled.all(db, { ws, texts, most })).map(({ at, n }) => [Number(at), Number(n)]));
    return { rows: found.get(0) ?? 0, held: terms.map((_, at) => found.get(at + 1) ?? 0) };
  },
  async holding(how, terms, filter, limit, expected) {
    const texts = listParam(db.engine, terms.map(spaced));
    const rows = how === 'any' && isFree(filter) ? worthReading(db.engine, limit, expected) : 0;
    if (rows > 0) {
      const found = await holdingAmong.all(db, { ws, texts, rows, limit });
      if (found.length === limit) return found;
    }
    return holding[how].all(db, { ...filterParams(db, ws, filter), match: matchParam(db.engine, ws, how, terms), texts, limit });
  },
  newest: (filter, page) => newest.all(db, { ...filterParams(db, ws, filter), ...page }),
  workspaces: () => allWorkspaces(db),
});
