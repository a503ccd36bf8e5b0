import type Sqlite from 'better-sqlite3';
import { canonicalOf, mostHops, type ThoughtStatus } from '../../records/thoughts.ts';
import { prepared } from './prepared.ts';

/**
 * What holds of each id, whether its record was met or not: lines of several files come in any order. Whoever keeps more about an
 * id is told when this may have changed.
 */
export const standingTables = `
  create table standing (
    id text primary key, retracted integer not null default 0, superseded integer not null default 0, redirect text
  ) without rowid;
  create index standing_redirects on standing (redirect, id) where redirect is not null;`;

interface Row {
  readonly retracted: number;
  readonly superseded: number;
  readonly redirect: string | null;
}

const nothing: Row = { retracted: 0, superseded: 0, redirect: null };

const rowOf = (db: Sqlite.Database, id: string): Row =>
  (prepared(db, 'select retracted, superseded, redirect from standing where id = ?').get(id) as Row | undefined) ?? nothing;

const redirectOf = (db: Sqlite.Database) => (id: string) => rowOf(db, id).redirect ?? undefined;

export const canonicalIn = (db: Sqlite.Database, id: string): string => canonicalOf(id, redirectOf(db));

export interface Standing {
  readonly status: ThoughtStatus;
  readonly alias: boolean;
}

export function standingOf(db: Sqlite.Database, id: string): Standing {
  const { retracted, superseded, redirect } = rowOf(db, id);
  return {
    status: retracted ? 'retracted' : superseded ? 'superseded' : 'active',
    alias: redirect !== null && canonicalIn(db, id) !== id,
  };
}

/** Each of these says which ids may stand otherwise now. */
type Changed = readonly string[];

const put = (db: Sqlite.Database, id: string, column: 'retracted' | 'superseded' | 'redirect', value: unknown): void => {
  const sql = `insert into standing (id, ${column}) values (?, ?) on conflict (id) do update set ${column} = excluded.${column}`;
  prepared(db, sql).run(id, value);
};

/** Retractions of claims and of nodes come from files of their own. */
const saidBy = { claim: 1, node: 2 } as const;
type Of = keyof typeof saidBy;

export function markRetracted(db: Sqlite.Database, id: string, of: Of): Changed {
  if (rowOf(db, id).retracted) return [];
  put(db, id, 'retracted', saidBy[of]);
  return [id];
}

export function markSuperseded(db: Sqlite.Database, id: string): Changed {
  if (rowOf(db, id).superseded) return [];
  put(db, id, 'superseded', 1);
  return [id];
}

/** The ids that one comes by on the way from here. */
function chain(db: Sqlite.Database, id: string): string[] {
  const path = [id];
  const next = redirectOf(db);
  for (let at = next(id); at !== undefined && !path.includes(at) && path.length <= mostHops; at = next(at)) path.push(at);
  return path;
}

/** Only those in a circle that is closed or opened stand otherwise, and the id itself. */
export function redirect(db: Sqlite.Database, from: string, to: string): Changed {
  const before = chain(db, from);
  put(db, from, 'redirect', to);
  return [...new Set([...before, ...chain(db, from)])];
}

const from = (prefix: string) => [prefix, `${prefix}\uffff`];

/** Takes back what a file of claims or of nodes has said, about ids that begin so. */
export function forgetRetractions(db: Sqlite.Database, of: Of, prefix = ''): Changed {
  const those = 'retracted = ? and id >= ? and id < ?';
  const ids = prepared(db, `select id from standing where ${those}`)
    .pluck()
    .all(saidBy[of], ...from(prefix)) as string[];
  prepared(db, `update standing set retracted = 0 where ${those}`).run(saidBy[of], ...from(prefix));
  return ids;
}

/** Takes back what a file of edges has said, about ids that begin so. */
export function forgetEdges(db: Sqlite.Database, prefix = ''): Changed {
  const those = '(superseded = 1 or redirect is not null) and id >= ? and id < ?';
  const ids = prepared(db, `select id from standing where ${those}`)
    .pluck()
    .all(...from(prefix)) as string[];
  prepared(db, `update standing set superseded = 0, redirect = null where ${those}`).run(...from(prefix));
  return ids;
}
