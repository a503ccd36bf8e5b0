import { existsSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import type { MindScope } from '../../../../generated/types/index.ts';
import { nearest } from '../../../kernel/text.ts';
import { plainQuery } from '../../../kernel/words/query.ts';
import type { ClaimRow, EdgeFilter, EdgeRow, FoundThought, NodeRow, ThoughtReads } from '../../../records/thoughts.ts';
import { type PassedOver, passedOverIn } from '../../files/derived.ts';
import { unfinishedBytes } from '../../files/tail.ts';
import { holders, prepared } from '../prepared.ts';
import { ranked } from '../ranked.ts';
import type { HomeReader } from '../reader.ts';
import { canonicalIn } from '../standing.ts';
import { tailOf, worded } from '../thought-index.ts';
import { claimRow, edgeRow, msOf, nodeRow, type Of, signatureOf } from '../thought-record.ts';
import { columns, listThoughts, type ThoughtRecord } from './thought-lists.ts';

/** Newest first, in the order in which thoughts are listed. */
const newest = 'order by asserted_ms desc, edge_id desc';
/** More variables than this are asked for in several goes. */
const together = 500;
const scopes = ['project', 'global'] as const;

type Db = Sqlite.Database;
type Fields = Readonly<Record<string, unknown>>;

const standing = (db: Db, { id, status, alias }: ThoughtRecord) => ({
  status,
  canonical_id: alias ? canonicalIn(db, id) : id,
});
const asClaim = (db: Db, row: ThoughtRecord, of: Of): ClaimRow =>
  claimRow(JSON.parse(row.record) as Fields, of, standing(db, row));
const asNode = (db: Db, row: ThoughtRecord, of: Of): NodeRow => nodeRow(JSON.parse(row.record) as Fields, of, standing(db, row));
const asEdge = (row: { record: string }, of: Of): EdgeRow => edgeRow(JSON.parse(row.record) as Fields, of);

const byId = (db: Db, kind: 'claim' | 'node', id: string) =>
  prepared(db, `select ${columns} from thoughts t where t.id = ? and t.kind = ?`).get(id, kind) as ThoughtRecord | undefined;

function named(db: Db, kind: 'claim' | 'node', ids: readonly string[]): ThoughtRecord[] {
  return [...new Set(ids)].flatMap((id) => byId(db, kind, id) ?? []);
}

function listEdges(
  db: Db,
  { types, from, to, after, limit }: EdgeFilter,
): { record: string; asserted_ms: number; edge_id: string }[] {
  if (limit <= 0) return [];
  const where: string[] = [];
  const values: unknown[] = [];
  const add = (sql: string, ...given: unknown[]) => {
    where.push(sql);
    values.push(...given);
  };
  if (from !== undefined) add('from_id = ?', from);
  if (to !== undefined) add('to_id = ?', to);
  if (after) add('(asserted_ms, edge_id) < (?, ?)', msOf(after.asserted_ts) ?? 0, after.id);
  const each = types?.length ? [...new Set<string>(types)] : [undefined];
  const found = each.flatMap((type) => {
    const conditions = [...where, ...(type === undefined ? [] : ['edge_type = ?'])].join(' and ') || 'true';
    const sql = `select record, asserted_ms, edge_id from edges where ${conditions} ${newest} limit ?`;
    return prepared(db, sql).all(...values, ...(type === undefined ? [] : [type]), limit) as {
      record: string;
      asserted_ms: number;
      edge_id: string;
    }[];
  });
  return found.sort((a, b) => b.asserted_ms - a.asserted_ms || (a.edge_id < b.edge_id ? 1 : -1)).slice(0, limit);
}

/** The ids around one in order, and those that end as it does. */
function idsNear(db: Db, table: 'thoughts' | 'edges', id: string, kind: string): string[] {
  const [column, own] = table === 'edges' ? ['edge_id', 'true'] : ['id', `kind = '${kind}'`];
  const near = (sql: string, ...values: unknown[]) =>
    prepared(db, `select ${column} from ${table} where ${own} and ${sql} limit 20`)
      .pluck()
      .all(...values) as string[];
  return [
    ...near('tail = ?', tailOf(id)),
    ...near(`${column} >= ? order by ${column}`, id),
    ...near(`${column} < ? order by ${column} desc`, id),
  ];
}

export function thoughtReads(home: HomeReader): ThoughtReads['thoughts'] {
  const ask = <T>(scope: MindScope, nothing: T, work: (db: Db, of: Of) => T): Promise<T> =>
    home
      .index(scope, (db, at) => work(db, { scope, project_id: scope === 'global' ? '' : at.scope }))
      .then((found) => found ?? nothing);

  /** In the project first, then in what is global. */
  async function first<T>(scope: MindScope | undefined, work: (db: Db, of: Of) => T | undefined): Promise<T | undefined> {
    for (const each of scope ? [scope] : scopes) {
      const found = await ask<T | undefined>(each, undefined, work);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  return {
    claim: (id, scope) =>
      first(scope, (db, of) => {
        const row = byId(db, 'claim', id);
        return row && asClaim(db, row, of);
      }),
    node: (id, scope) =>
      first(scope, (db, of) => {
        const row = byId(db, 'node', id);
        return row && asNode(db, row, of);
      }),
    edge: (id, scope) =>
      first(scope, (db, of) => {
        const row = prepared(db, `select record from edges where edge_id = ? ${newest} limit 1`).get(id);
        return row === undefined ? undefined : asEdge(row as { record: string }, of);
      }),
    claimsNamed: (scope, ids) => ask(scope, [], (db, of) => named(db, 'claim', ids).map((row) => asClaim(db, row, of))),
    nodesNamed: (scope, ids) => ask(scope, [], (db, of) => named(db, 'node', ids).map((row) => asNode(db, row, of))),
    claims: (scope, filter) => ask(scope, [], (db, of) => listThoughts(db, 'claim', filter).map((row) => asClaim(db, row, of))),
    nodes: (scope, filter) => ask(scope, [], (db, of) => listThoughts(db, 'node', filter).map((row) => asNode(db, row, of))),
    edges: (scope, filter) => ask(scope, [], (db, of) => listEdges(db, filter).map((row) => asEdge(row, of))),
    adjacent: (scope, ids, { direction, types, limit, each = limit }) =>
      ask(scope, [], (db, of) => {
        const found = new Map<string, EdgeRow>();
        for (const id of ids) {
          const sides = [...(direction === 'in' ? [] : [{ from: id }]), ...(direction === 'out' ? [] : [{ to: id }])];
          for (const side of sides)
            for (const row of listEdges(db, { ...side, types, limit: Math.min(each, limit - found.size) }))
              found.set(`${row.asserted_ms} ${row.edge_id}`, asEdge(row, of));
        }
        return [...found.values()];
      }),
    edgesBetween: (scope, ids, limit) =>
      ask(scope, [], (db, of) => {
        const wanted = [...new Set(ids)].slice(0, together);
        const sql = `select record from edges where from_id in (${holders(wanted)}) and to_id in (${holders(wanted)}) ${newest} limit ?`;
        return (prepared(db, sql).all(...wanted, ...wanted, limit) as { record: string }[]).map((row) => asEdge(row, of));
      }),
    sameEdge: (scope, { edge_type, from_id, to_id }) =>
      ask<EdgeRow | undefined>(scope, undefined, (db, of) => {
        const sql = 'select record from edges where from_id = ? and to_id = ? and edge_type = ?';
        const row = prepared(db, sql).get(from_id, to_id, edge_type);
        return row === undefined ? undefined : asEdge(row as { record: string }, of);
      }),
    sameClaim: (scope, { claim_type, text }) =>
      ask<ClaimRow | undefined>(scope, undefined, (db, of) => {
        const sql = `select ${columns} from thoughts t where t.signature = ? and t.live = 1 order by t.asserted_ms desc, t.id desc limit 1`;
        const row = prepared(db, sql).get(signatureOf(claim_type, text)) as ThoughtRecord | undefined;
        return row && asClaim(db, row, of);
      }),
    canonical: (scope, id) => ask(scope, id, (db) => canonicalIn(db, id)),
    aliasesOf: (scope, id, limit) =>
      ask(scope, [], (db) => {
        const found = new Set<string>();
        const waiting = [id];
        for (let at = waiting.shift(); at !== undefined && found.size < limit; at = waiting.shift())
          for (const alias of prepared(db, 'select id from standing where redirect = ? order by id limit ?')
            .pluck()
            .all(at, limit) as string[])
            if (alias !== id && !found.has(alias) && canonicalIn(db, alias) === id) {
              found.add(alias);
              waiting.push(alias);
            }
        return [...found].slice(0, limit);
      }),
    citing: (scope, event_id, limit) =>
      ask(scope, [], (db, of) =>
        (
          prepared(
            db,
            `select ${columns} from thought_sources s cross join thoughts t on t.n = s.n
             where s.event_id = ? and t.kind = 'claim' and t.live = 1 order by s.asserted_ms desc, s.id desc limit ?`,
          ).all(event_id, limit) as ThoughtRecord[]
        ).map((row) => asClaim(db, row, of)),
      ),
    search: (scope, query, { kinds, limit, enough, words }) =>
      ask<FoundThought[]>(scope, [], (db, of) => {
        const live = prepared(db, 'select live from thought_counts where kind = ?').pluck();
        const all = kinds.reduce((sum, kind) => sum + (live.get(kind) as number), 0);
        const prefixes = kinds.map((kind) => worded[kind]);
        const table = { words: 'thought_words', rows: 'thoughts', prefixes, all, order: 'asserted_ms desc, id desc' };
        return ranked(db, table, plainQuery(query, words).query, enough)
          .slice(0, limit)
          .map(({ n, score }): FoundThought => {
            const row = prepared(db, `select ${columns} from thoughts t where t.n = ?`).get(n) as ThoughtRecord;
            return row.kind === 'claim'
              ? { kind: 'claim', claim: asClaim(db, row, of), score }
              : { kind: 'node', node: asNode(db, row, of), score };
          });
      }),
    count: (scope, of, { tag }) =>
      ask(scope, 0, (db) =>
        tag === undefined
          ? (prepared(db, 'select count(*) from thoughts where kind = ? and live = 1').pluck().get(of) as number)
          : (prepared(
              db,
              'select count(*) from thought_tags g cross join thoughts t on t.n = g.n where g.tag = ? and g.kind = ? and t.live = 1',
            )
              .pluck()
              .get(tag, of) as number),
      ),
    async trouble(scope) {
      const { claims, nodes, edges } = home.at(scope) ?? {};
      const files = [claims, nodes, edges].flatMap((file) => (file !== undefined && existsSync(file) ? [file] : []));
      const over = await ask<PassedOver[]>(scope, [], (db) => files.map((file) => passedOverIn(db, file, 0)));
      const found = await Promise.all(
        over.map(async (each, i) => ({
          path: files[i] as string,
          ...each,
          unfinished: await unfinishedBytes(files[i] as string),
        })),
      );
      return found.filter(({ lines, unfinished }) => lines > 0 || unfinished > 0);
    },
    async nearest(kind, id, scope) {
      const near: string[] = [];
      for (const each of scope ? [scope] : scopes)
        near.push(...(await ask<string[]>(each, [], (db) => idsNear(db, kind === 'edge' ? 'edges' : 'thoughts', id, kind))));
      return nearest(id, near);
    },
  };
}
