import type Sqlite from 'better-sqlite3';
import type { ClaimFilter, NodeFilter } from '../../../records/thoughts.ts';
import { holders, prepared } from '../prepared.ts';
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

/** Beyond so many rows that hold a text, reading the newest ones finds enough of them sooner. */
const mostHolding = 2000;

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

/** Where to begin: at the rarest tag, at the rows that hold a text, or at the newest rows. */
function origin(db: Sqlite.Database, kind: string, { tags = [], contains }: Filter): Where & { readonly from: string } {
  const rarest = tags
    .map((tag) => {
      const sql = 'select count(*) from (select 1 from thought_tags where tag = ? and kind = ? limit 1000)';
      return { tag, held: prepared(db, sql).pluck().get(tag, kind) as number };
    })
    .sort((a, b) => a.held - b.held)[0];
  if (rarest) {
    const from = 'thought_tags g cross join thoughts t on t.n = g.n';
    return { from, sql: 'g.tag = ? and g.kind = ?', values: [rarest.tag, kind] };
  }
  const ns = contains === undefined ? undefined : holding(db, kind, contains);
  if (ns) return { from: 'thoughts t', sql: `t.n in (${ns.join(', ')}) and t.kind = ?`, values: [kind] };
  return { from: 'thoughts t', sql: 't.kind = ?', values: [kind] };
}

/** Rows that may hold a text; undefined where there are too many of them, or the text is too short to say. */
function holding(db: Sqlite.Database, kind: string, contains: string): number[] | undefined {
  const signs = [...contains.toLowerCase()];
  const threes = signs.slice(0, -2).map((_, i) => signs.slice(i, i + 3).join(''));
  if (threes.length === 0) return undefined;
  const match = [...new Set(threes)].map((three) => `"${three.replaceAll('"', '""')}"`).join(' AND ');
  const sql = 'select rowid from thought_parts where thought_parts match ? limit ?';
  const found = prepared(db, sql)
    .pluck()
    .all(match, mostHolding + 1) as number[];
  if (found.length > mostHolding) return undefined;
  return [...found, ...(prepared(db, 'select n from thoughts where kind = ? and long = 1').pluck().all(kind) as number[])];
}

/** What may be searched for with `contains`. */
const partsOf = (record: string): string => {
  const { title = '', text = '' } = JSON.parse(record) as { title?: string; text?: string };
  return `${title}\n${text}`.toLowerCase();
};

/** Newest first, of one type or of any. Reads no further than it must. */
function ofType(db: Sqlite.Database, kind: string, type: string | undefined, filter: Filter): ThoughtRecord[] {
  const { contains, limit } = filter;
  const from = origin(db, kind, filter);
  const typed: Where[] = type === undefined ? [] : [{ sql: 't.type = ?', values: [type] }];
  const { sql, values } = all([from, ...typed, ...conditions(filter)]);
  const by = from.from.startsWith('thought_tags') ? 'g' : 't';
  const text = `select ${columns} from ${from.from} where ${sql} order by ${by}.asserted_ms desc, ${by}.id desc`;
  const rows = db.prepare(text).iterate(...values) as IterableIterator<ThoughtRecord>;
  const found: ThoughtRecord[] = [];
  const needle = contains?.toLowerCase();
  for (const row of rows) {
    if (found.length === limit) break;
    if (needle === undefined || partsOf(row.record).includes(needle)) found.push(row);
  }
  return found;
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
