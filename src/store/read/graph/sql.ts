import { type RawBuilder, sql } from 'kysely';
import type { Segment } from '../../../../generated/handlers/ctx.ts';
import type { Engine } from '../../tables.ts';

/**
 * Lists and views travel as one parameter each, so that a query keeps its shape and is compiled once: JSON for SQLite, an array
 * for PostgreSQL, whose planner then sees how many there are.
 */
export const listParam = (engine: Engine, list: readonly (string | number)[]): string =>
  engine === 'sqlite'
    ? JSON.stringify(list)
    : `{${list.map((item) => `"${String(item).replaceAll(/[\\"]/g, '\\$&')}"`).join(',')}}`;

export const listRows = (list: string, engine: Engine): RawBuilder<unknown> =>
  engine === 'sqlite'
    ? sql`(select value from json_each(${list}))`
    : sql`(select value from unnest(cast(${list} as text[])) as l (value))`;

export const among = (column: RawBuilder<unknown>, list: string, engine: Engine): RawBuilder<unknown> =>
  engine === 'sqlite' ? sql`${column} in (select value from json_each(${list}))` : sql`${column} = any (cast(${list} as text[]))`;

/** SQLite keeps no statistics here, so it is told which index gives the order; PostgreSQL knows its tables. */
export const indexed = (index: string, engine: Engine): RawBuilder<unknown> =>
  engine === 'sqlite' ? sql.raw(`indexed by ${index}`) : sql.raw('');

export const viewParam = (engine: Engine, view: readonly Segment[]): string =>
  listParam(
    engine,
    view.map(({ branch_id, upto }) => `${branch_id}:${upto}`),
  );

/** `with segs`: the segments of a view, nearest first. */
export const withSegments = (view: string, engine: Engine): RawBuilder<unknown> =>
  engine === 'sqlite'
    ? sql`with segs as materialized (
        select cast(value as integer) as branch_id, cast(substr(value, instr(value, ':') + 1) as integer) as upto, key as depth
        from json_each(${view})
      )`
    : sql`with segs as materialized (
        select split_part(value, ':', 1)::bigint as branch_id, split_part(value, ':', 2)::bigint as upto, depth
        from unnest(cast(${view} as text[])) with ordinality as s (value, depth)
      )`;

export type VersionTable = 'node_versions' | 'edge_versions';
export const tableOf = { node: 'node_versions', edge: 'edge_versions' } as const;

/** A version that was the latest of its key on its branch when the segment ended. */
export const latestAt = (upto: RawBuilder<unknown>, v = 'v'): RawBuilder<unknown> => {
  const at = sql.raw(v);
  return sql`${at}.seq <= ${upto} and (${at}.superseded_seq is null or ${at}.superseded_seq > ${upto})`;
};

/** Some nearer segment of `segs` has a version of the same key. */
export const shadowed = (table: VersionTable, depth: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (
    select 1 from segs t cross join ${sql.raw(table)} n
    where t.depth < ${depth} and n.ws = v.ws and n.branch_id = t.branch_id and n.doc = v.doc and n.key = v.key and n.seq <= t.upto
  )`;

const shared = ['v.seq', 'v.key', 'v.meta', 'v.deleted', 'v.ts_ms', 'v.merged_from_seq', 'mb.name as merged_branch'];

/** What is selected of a version `v`, with the name of the branch it was merged from. */
export const columns = {
  node_versions: sql.raw([...shared, 'v.type', 'v.title', 'v.text', 'v.status', 'v.tags'].join(', ')),
  edge_versions: sql.raw([...shared, 'v.from_id', 'v.rel', 'v.to_id'].join(', ')),
};

const long = { node_versions: ['text', 'meta'], edge_versions: ['meta'] } as const;
const short = {
  node_versions: ['v.type', 'v.title', 'v.status', 'v.tags'],
  edge_versions: ['v.from_id', 'v.rel', 'v.to_id'],
} as const;

/** The same without texts that are longer than `inline`; `size` says how long they are together. */
export const sizedColumns = (table: VersionTable, inline: number): RawBuilder<unknown> => {
  const plain = [...shared.filter((column) => column !== 'v.meta'), ...short[table]].join(', ');
  const ifShort = long[table].map((name) => {
    const column = sql.raw(`v.${name}`);
    return sql`case when octet_length(${column}) <= cast(${inline} as bigint) then ${column} end as ${sql.raw(name)}`;
  });
  const size = sql.raw(long[table].map((name) => `coalesce(octet_length(v.${name}), 0)`).join(' + '));
  return sql`${sql.raw(plain)}, ${sql.join(ifShort)}, ${size} as size`;
};

export const source = sql.raw('left join branches mb on mb.ws = v.ws and mb.id = v.merged_from_branch_id');
