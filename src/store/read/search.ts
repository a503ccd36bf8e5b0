import { type RawBuilder, sql } from 'kysely';
import type { SearchFilter, SearchReads, SearchRow, SearchTerm } from '../../records/search.ts';
import { compiledSql } from '../compiled.ts';
import { indexed } from '../search-rows.ts';
import type { Db, Engine } from '../tables.ts';
import { among, listParam } from './graph/sql.ts';
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

const counted = compiledSql<{ match: string; most: number }, { n: number }>((p, engine) =>
  engine === 'sqlite'
    ? sql`select count(*) as n from (select 1 from search_words where search_words match ${p('match')} limit ${p('most')})`
    : sql`select count(*) as n from (
        select 1 from search_docs d where ${postgresWords} @@ cast(${p('match')} as tsquery) limit ${p('most')}) l`,
);

/** Newest first by the order of the index: what is common is not read to its end. */
const holding = compiledSql<FilterParams & { match: string; limit: number }, SearchRow>((p, engine) =>
  engine === 'sqlite'
    ? sql`select ${columns} from search_words w cross join search_docs d on d.id = w.rowid
        where w.search_words match ${p('match')} and ${meets(p, engine)} order by w.rowid desc limit ${p('limit')}`
    : sql`with d as materialized (
          select * from search_docs d where ${postgresWords} @@ cast(${p('match')} as tsquery))
        select ${columns} from d where ${meets(p, engine)} order by d.id desc limit ${p('limit')}`,
);

const newest = compiledSql<FilterParams & { limit: number; offset: number }, SearchRow>(
  (p, engine) => sql`select ${columns} from search_docs d where d.ws = ${p('ws')} and ${meets(p, engine)}
    order by d.ts_ms desc, d.id desc limit ${p('limit')} offset ${p('offset')}`,
);

export const searchReads = (db: Db, ws: number): SearchReads['search'] => ({
  async count(term, most) {
    const row = await counted.first(db, { match: matchParam(db.engine, ws, 'any', [term]), most });
    return Number(row?.n ?? 0);
  },
  holding: (how, terms, filter, limit) =>
    holding.all(db, { ...filterParams(db, ws, filter), match: matchParam(db.engine, ws, how, terms), limit }),
  newest: (filter, page) => newest.all(db, { ...filterParams(db, ws, filter), ...page }),
  workspaces: () => allWorkspaces(db),
});
