import type Sqlite from 'better-sqlite3';
import type { ClaimFilter, NodeFilter } from '../../../records/thoughts.ts';
import { holders, prepared } from '../prepared.ts';
import { firstPart } from '../thought-index.ts';
import { msOf } from '../thought-record.ts';

/** A row of the index with what is needed to show it. */
export interface ThoughtRecord {
  readonly n: number;
  readonly id: string;
  readonly kind: 'claim' | 'node';
  readonly status: 'active' | 'superseded' | 'retracted';
  readonly alias: number;
  readonly asserted_ms: number;
  readonly record: string;
}

export const columns = 't.n, t.id, t.kind, t.status, t.alias, t.asserted_ms, t.record';

type Filter = Omit<ClaimFilter, 'types'> & { readonly types?: ClaimFilter['types'] | NodeFilter['types'] };

interface Where {
  readonly sql: string;
  readonly values: readonly unknown[];
}

const all = (parts: readonly Where[]): Where => ({
  sql: parts.map(({ sql }) => sql).join(' and ') || 'true',
  values: parts.flatMap(({ values }) => values),
});

const isLive = ({ statuses = ['active'], aliases = false }: Filter) =>
  !aliases && statuses.length === 1 && statuses[0] === 'active';

function conditions(filter: Filter): Where[] {
  const { statuses = ['active'], aliases = false, tags = [], without_tags = [], as_of_ms, after } = filter;
  const parts: Where[] = [];
  if (isLive(filter)) parts.push({ sql: 't.live = 1', values: [] });
  else {
    parts.push({ sql: `t.status in (${holders(statuses)})`, values: statuses });
    if (!aliases) parts.push({ sql: 't.alias = 0', values: [] });
  }
  const tagged = (not: '' | 'not ', tag: string): Where => ({
    sql: `${not}exists (select 1 from thought_tags x where x.tag = ? and x.kind = t.kind and x.asserted_ms = t.asserted_ms and x.id = t.id)`,
    values: [tag],
  });
  parts.push(...tags.map((tag) => tagged('', tag)), ...without_tags.map((tag) => tagged('not ', tag)));
  if (as_of_ms !== undefined)
    parts.push({
      sql: '(t.valid_from_ms is null or t.valid_from_ms <= ?) and (t.valid_to_ms is null or t.valid_to_ms > ?)',
      values: [as_of_ms, as_of_ms],
    });
  if (after) parts.push({ sql: '(t.asserted_ms, t.id) < (?, ?)', values: [msOf(after.asserted_ts) ?? 0, after.id] });
  return parts;
}

/** Where to begin: at the rarest tag, or at the newest rows. */
function origin(db: Sqlite.Database, kind: string, { tags = [] }: Filter): Where & { readonly from: string } {
  const rarest = tags
    .map((tag) => {
      const sql = 'select count(*) from (select 1 from thought_tags where tag = ? and kind = ? limit 1000)';
      return { tag, held: prepared(db, sql).pluck().get(tag, kind) as number };
    })
    .sort((a, b) => a.held - b.held)[0];
  if (!rarest) return { from: 'thoughts t', sql: 't.kind = ?', values: [kind] };
  const from = 'thought_tags g cross join thoughts t on t.n = g.n';
  return { from, sql: 'g.tag = ? and g.kind = ?', values: [rarest.tag, kind] };
}

/** Rows in the order in which they are listed. */
type Walk = Generator<ThoughtRecord, undefined>;

/** Asked when its first row is wanted: one that nobody walks holds nothing open. */
function* walkFrom(db: Sqlite.Database, from: Where & { readonly from: string }, also: readonly Where[], by: string): Walk {
  const { sql, values } = all([from, ...also]);
  yield* prepared(db, `select ${columns} from ${from.from} where ${sql} order by ${by}`).iterate(...values) as Walk;
}

/** Rows come by the millisecond; those of the same one are put in order. */
function* inOrder(walk: Walk): Walk {
  let same: ThoughtRecord[] = [];
  for (const row of walk) {
    if (same.length > 0 && same[0]?.asserted_ms !== row.asserted_ms) {
      yield* same.sort(newestFirst);
      same = [];
    }
    same.push(row);
  }
  yield* same.sort(newestFirst);
}

/** Two walks as one. */
function* merged(one: Walk, other: Walk): Walk {
  try {
    let [a, b] = [one.next(), other.next()];
    while (!a.done || !b.done)
      if (b.done || (!a.done && newestFirst(a.value, b.value) < 0)) {
        if (!a.done) yield a.value;
        a = one.next();
      } else {
        yield b.value;
        b = other.next();
      }
  } finally {
    one.return(undefined);
    other.return(undefined);
  }
}

/** Rows whose signs say that they may hold a text, and those that are too long to say; undefined for a text that is too short. */
function holding(db: Sqlite.Database, kind: string, { contains = '', after }: Filter, also: readonly Where[]): Walk | undefined {
  const signs = [...contains.toLowerCase()];
  const threes = signs.slice(0, -2).map((_, i) => signs.slice(i, i + 3).join(''));
  if (threes.length === 0) return undefined;
  const match = [...new Set(threes)].map((three) => `"${three.replaceAll('"', '""')}"`).join(' AND ');
  const own: Where[] = [{ sql: 't.kind = ?', values: [kind] }, ...also];
  const until: Where[] = after
    ? [{ sql: `thought_parts.rowid < ${firstPart('?')}`, values: [(msOf(after.asserted_ts) ?? 0) + 1] }]
    : [];
  const parts = {
    from: 'thought_parts cross join thoughts t on t.part = thought_parts.rowid',
    sql: 'thought_parts match ?',
    values: [match],
  };
  const long = { from: 'thoughts t', sql: 't.long = 1', values: [] };
  return merged(
    inOrder(walkFrom(db, parts, [...until, { sql: 't.long = 0', values: [] }, ...own], 'thought_parts.rowid desc')),
    walkFrom(db, long, own, 't.asserted_ms desc, t.id desc'),
  );
}

/** What may be searched for with `contains`. */
const partsOf = (record: string): string => {
  const { title = '', text = '' } = JSON.parse(record) as { title?: string; text?: string };
  return `${title}\n${text}`.toLowerCase();
};

/**
 * The first rows that fit. All walks lead through the same ones in the same order, and it cannot be known which has fewer others
 * between: they take one step each in turn, so that it takes no longer than twice the shortest.
 */
function firstOf(walks: readonly Walk[], fits: (row: ThoughtRecord) => boolean, limit: number): ThoughtRecord[] {
  const racing = walks.map((walk) => ({ walk, found: [] as ThoughtRecord[] }));
  try {
    for (;;)
      for (const { walk, found } of racing) {
        const { done, value } = walk.next();
        if (done) return found;
        if (fits(value) && found.push(value) === limit) return found;
      }
  } finally {
    for (const { walk } of racing) walk.return(undefined);
  }
}

/** Newest first, of one type or of any. Reads no further than it must. */
function ofType(db: Sqlite.Database, kind: string, type: string | undefined, filter: Filter): ThoughtRecord[] {
  const { contains, limit } = filter;
  const from = origin(db, kind, filter);
  const also: Where[] = [...(type === undefined ? [] : [{ sql: 't.type = ?', values: [type] }]), ...conditions(filter)];
  const by = from.from.startsWith('thought_tags') ? 'g' : 't';
  const newest = walkFrom(db, from, also, `${by}.asserted_ms desc, ${by}.id desc`);
  if (contains === undefined) return firstOf([newest], () => true, limit);
  const needle = contains.toLowerCase();
  const held = holding(db, kind, filter, also);
  return firstOf(held ? [held, newest] : [newest], ({ record }) => partsOf(record).includes(needle), limit);
}

export const newestFirst = (a: Pick<ThoughtRecord, 'asserted_ms' | 'id'>, b: Pick<ThoughtRecord, 'asserted_ms' | 'id'>): number =>
  b.asserted_ms - a.asserted_ms || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** One walk for each type: an index gives the newest of one type at once, and of several only after reading them all. */
export function listThoughts(db: Sqlite.Database, kind: 'claim' | 'node', filter: Filter): ThoughtRecord[] {
  if (filter.limit <= 0) return [];
  const types = filter.types?.length ? [...new Set<string>(filter.types)] : [undefined];
  return types
    .flatMap((type) => ofType(db, kind, type, filter))
    .sort(newestFirst)
    .slice(0, filter.limit);
}
