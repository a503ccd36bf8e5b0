import type Sqlite from 'better-sqlite3';
import type { Query } from '../../kernel/words/query.ts';
import type { Saying } from '../../kernel/words/saying.ts';
import {
  decideEssential,
  decideTelling,
  type SearchTerm,
  scoreWords,
  termKey,
  termsOf,
  type Weighed,
  weigh,
} from '../../kernel/words/weigh.ts';
import { holders, prepared } from './prepared.ts';

/** An FTS5 table of terms, beside a table of the rows that hold them. */
export interface Worded {
  /** Only knows which rows hold a term; its column is `words`. */
  readonly words: string;
  /** Has `n`, `words`, `weights` and `length`. */
  readonly rows: string;
  /** In which order those come that fit equally well. */
  readonly order: string;
  /** How many rows can be found. */
  readonly all: number;
  /** What stands before each term; a term is looked for with each of these. */
  readonly prefixes: readonly string[];
  /** What else must hold of a row, named `r`. */
  readonly also?: { readonly sql: string; readonly values: readonly unknown[] } | undefined;
}

/** A term that more rows hold than this is common; how common no longer matters. */
const counted = 1000;
const common = 0.1;
/** How many of the newest rows with a telling word are weighed, and of those that hold the two most telling ones. */
const weighedAtMost = 400;
const withBoth = 100;

const one = (prefix: string, { text, prefix: begins }: SearchTerm) =>
  `"${(prefix + text).replaceAll('"', '""')}"${begins ? '*' : ''}`;
const any = (prefixes: readonly string[], terms: readonly SearchTerm[]) =>
  terms.flatMap((term) => prefixes.map((prefix) => one(prefix, term))).join(' OR ');

function countsOf(
  db: Sqlite.Database,
  { words, prefixes }: Worded,
  terms: readonly SearchTerm[],
  all: number,
): Map<string, number> {
  const sql = `select count(*) from (select 1 from ${words} where ${words} match ? limit ${counted})`;
  return new Map(
    terms.map((term) => {
      const held = prepared(db, sql)
        .pluck()
        .get(any(prefixes, [term])) as number;
      return [termKey(term), held < counted ? held : Math.max(counted, Math.round(common * all))];
    }),
  );
}

interface Row extends Saying {
  readonly n: number;
}

/** Numbers of the rows that are weighed: the newest that hold what every hit holds, and those that hold what tells the most. */
function candidates(
  db: Sqlite.Database,
  { words, rows, prefixes, also }: Worded,
  essential: readonly SearchTerm[],
  pair: readonly SearchTerm[],
) {
  const only = also ? `and exists (select 1 from ${rows} r where r.n = ${words}.rowid and ${also.sql})` : '';
  const sql = `select rowid from ${words} where ${words} match ? ${only} order by rowid desc limit ?`;
  const newest = (match: string, limit: number) =>
    prepared(db, sql)
      .pluck()
      .all(match, ...(also?.values ?? []), limit) as number[];
  const found = new Set(newest(any(prefixes, essential), weighedAtMost));
  if (found.size < weighedAtMost) return [...found];
  for (const term of pair) for (const n of newest(any(prefixes, [term]), withBoth)) found.add(n);
  if (pair.length > 1)
    for (const n of newest(pair.map((term) => `(${any(prefixes, [term])})`).join(' AND '), withBoth)) found.add(n);
  return [...found];
}

export interface Ranked {
  readonly n: number;
  readonly score: number;
}

/** The rows that hold enough of what is asked, the best first. Costs the same however many rows there are. */
export function ranked(db: Sqlite.Database, table: Worded, query: Query, enough: number): Ranked[] {
  const { all } = table;
  const terms = termsOf(query);
  if (all === 0 || terms.length === 0) return [];
  const counts = countsOf(db, table, terms, all);
  const weighed: Weighed = weigh(query, counts, all);
  const known = (term: SearchTerm) => (counts.get(termKey(term)) ?? 0) > 0;
  const essential = decideEssential(weighed, enough).filter(known);
  if (essential.length === 0) return [];
  const ns = candidates(db, table, essential, decideTelling(weighed, 2).filter(known).slice(0, 2));
  const rows = db
    .prepare(`select n, words, weights, length from ${table.rows} where n in (${holders(ns)}) order by ${table.order}`)
    .all(...ns) as Row[];
  return rows
    .flatMap(({ n, ...saying }) => {
      const { score, share } = scoreWords(saying, weighed);
      return share < enough || score === 0 ? [] : [{ n, score: score * share }];
    })
    .sort((a, b) => b.score - a.score);
}
