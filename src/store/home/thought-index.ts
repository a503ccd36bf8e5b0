import path from 'node:path';
import type Sqlite from 'better-sqlite3';
import { sayingOf } from '../../kernel/words/saying.ts';
import { tags as known } from '../../records/thoughts.ts';
import type { IndexPart } from './index-part.ts';
import { prepared } from './prepared.ts';
import {
  forgetEdges,
  forgetRetractions,
  markRetracted,
  markSuperseded,
  redirect,
  standingOf,
  standingTables,
} from './standing.ts';
import { type Asserted, type AssertedEdge, readThought } from './thought-record.ts';
import { holdWords, letWordsGo, wordsTable } from './words-table.ts';

/**
 * Claims, nodes and edges of one scope, so that every question takes as long as its answer, however many there are.
 *
 * Words are looked up among what is `live` (active, and no alias), those of claims apart from those of nodes. What is `silent` is
 * kept for the record and found by no word. `parts` finds texts by any three signs of theirs, the newest first: `part` numbers
 * thoughts by when they were asserted.
 */
const tables = `
  create table thoughts (
    n integer primary key, id text not null unique, tail text not null, kind text not null, type text not null,
    asserted_ms integer not null, valid_from_ms integer, valid_to_ms integer, status text not null, alias integer not null,
    live integer not null, signature text not null, silent integer not null, long integer not null, words text not null, weights text not null,
    length integer not null, record text not null, part integer not null unique
  );
  create index thoughts_all on thoughts (kind, asserted_ms, id);
  create index thoughts_typed on thoughts (kind, type, asserted_ms, id);
  create index thoughts_live on thoughts (kind, type, asserted_ms, id) where live = 1;
  create index thoughts_live_all on thoughts (kind, asserted_ms, id) where live = 1;
  create index thoughts_same on thoughts (signature) where live = 1;
  create index thoughts_tails on thoughts (kind, tail);
  create index thoughts_long on thoughts (kind, asserted_ms, id) where long = 1;
  create table thought_tags (
    tag text not null, kind text not null, asserted_ms integer not null, id text not null, n integer not null,
    primary key (tag, kind, asserted_ms, id)
  ) without rowid;
  create index thought_tags_of on thought_tags (n);
  create table thought_sources (
    event_id text not null, asserted_ms integer not null, id text not null, n integer not null,
    primary key (event_id, asserted_ms, id)
  ) without rowid;
  create index thought_sources_of on thought_sources (n);
  create table edges (
    n integer primary key, edge_id text not null, tail text not null, edge_type text not null, from_id text not null,
    to_id text not null, asserted_ms integer not null, record text not null, unique (from_id, to_id, edge_type)
  );
  create index edges_ids on edges (edge_id);
  create index edges_tails on edges (tail);
  create index edges_all on edges (asserted_ms, edge_id);
  create index edges_typed on edges (edge_type, asserted_ms, edge_id);
  create index edges_from on edges (from_id, asserted_ms, edge_id);
  create index edges_to on edges (to_id, asserted_ms, edge_id);
  create table thought_counts (kind text primary key, live integer not null) without rowid;
  insert into thought_counts values ('claim', 0), ('node', 0);
  ${wordsTable('thought_words')}
  create virtual table thought_parts using fts5(part, content='', contentless_delete=1, detail=none, tokenize='trigram');`;

/** Numbers of thoughts that were asserted in the same millisecond. */
const inOneMs = 2 ** 20;

/** The first number of a millisecond, as SQL; what a program counts with is not exact so far up. */
export const firstPart = (ms: string): string => `(cast(${ms} as integer) * ${inOneMs})`;

const nextPart = `coalesce(
  (select max(part) + 1 from thoughts where part >= ${firstPart('@asserted_ms')} and part < ${firstPart('@asserted_ms + 1')}),
  ${firstPart('@asserted_ms')})`;

/** What stands further down a text is not found by its signs, but by reading it. */
const mostParts = 20_000;

/** The end of an id is drawn by chance: who mistypes the rest is understood by it. */
export const tailOf = (id: string): string => id.slice(-8);

/** A word of claims, or of nodes. */
export const worded = { claim: 'c_', node: 'n_' } as const;

interface Held {
  readonly n: number;
  readonly kind: keyof typeof worded;
  readonly live: number;
  readonly silent: number;
  readonly words: string;
}

const heldOf = (db: Sqlite.Database, id: string) =>
  prepared(db, 'select n, kind, live, silent, words from thoughts where id = ?').get(id) as Held | undefined;

const count = (db: Sqlite.Database, kind: string, by: 1 | -1) =>
  prepared(db, 'update thought_counts set live = live + ? where kind = ?').run(by, kind);

function addWords(db: Sqlite.Database, { n, kind, silent, words }: Omit<Held, 'live'>): void {
  if (silent) return;
  count(db, kind, 1);
  holdWords(db, 'thought_words', n, worded[kind], words);
}

function dropWords(db: Sqlite.Database, { n, kind, silent }: Omit<Held, 'live' | 'words'>): void {
  if (silent) return;
  count(db, kind, -1);
  letWordsGo(db, 'thought_words', n);
}

function drop(db: Sqlite.Database, held: Omit<Held, 'words'>): void {
  const { n, live } = held;
  if (live) dropWords(db, held);
  prepared(db, 'delete from thought_parts where rowid = (select part from thoughts where n = ?)').run(n);
  prepared(db, 'delete from thought_tags where n = ?').run(n);
  prepared(db, 'delete from thought_sources where n = ?').run(n);
  prepared(db, 'delete from thoughts where n = ?').run(n);
}

function put(db: Sqlite.Database, thought: Asserted): void {
  const { id, kind, type, title, text, asserted_ms, tags } = thought;
  const before = heldOf(db, id);
  if (before) drop(db, before);
  const { status, alias } = standingOf(db, id);
  const live = status === 'active' && !alias;
  const { words, weights, length } = sayingOf({ title, names: tags.join(' '), text });
  const silent = tags.includes(known.values_raw) ? 1 : 0;
  const { lastInsertRowid } = prepared(
    db,
    `insert into thoughts values (null, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${nextPart})`,
  ).run(
    id,
    tailOf(id),
    kind,
    type,
    asserted_ms,
    thought.valid_from_ms,
    thought.valid_to_ms,
    status,
    alias ? 1 : 0,
    live ? 1 : 0,
    thought.signature,
    silent,
    title.length + text.length > mostParts ? 1 : 0,
    words,
    weights,
    length,
    JSON.stringify(thought.record),
    { asserted_ms },
  );
  const n = Number(lastInsertRowid);
  if (live) addWords(db, { n, kind, silent, words });
  const part = `${title}\n${text}`.slice(0, mostParts).toLowerCase();
  prepared(db, 'insert into thought_parts (rowid, part) select part, ? from thoughts where n = ?').run(part, n);
  for (const tag of tags) prepared(db, 'insert into thought_tags values (?, ?, ?, ?, ?)').run(tag, kind, asserted_ms, id, n);
  for (const event of thought.sources)
    prepared(db, 'insert into thought_sources values (?, ?, ?, ?)').run(event, asserted_ms, id, n);
}

/** Brings what is kept about these ids in line with how they stand. */
function restate(db: Sqlite.Database, ids: readonly string[]): void {
  for (const id of ids) {
    const held = heldOf(db, id);
    if (!held) continue;
    const { status, alias } = standingOf(db, id);
    const live = status === 'active' && !alias ? 1 : 0;
    prepared(db, 'update thoughts set status = ?, alias = ?, live = ? where n = ?').run(status, alias ? 1 : 0, live, held.n);
    if (live === held.live) continue;
    if (live) addWords(db, held);
    else dropWords(db, held);
  }
}

function relate(db: Sqlite.Database, edge: AssertedEdge): void {
  const { edge_id, edge_type, from_id, to_id, asserted_ms, record } = edge;
  prepared(db, 'insert or replace into edges values (null, ?, ?, ?, ?, ?, ?, ?)').run(
    edge_id,
    tailOf(edge_id),
    edge_type,
    from_id,
    to_id,
    asserted_ms,
    JSON.stringify(record),
  );
  if (edge_type === 'supersedes') restate(db, markSuperseded(db, from_id));
  if (edge_type === 'same_as') restate(db, redirect(db, from_id, to_id));
}

type File = 'claims' | 'nodes' | 'edges';
const fileOf = (source: string) => path.basename(source, '.jsonl') as File;

const kindIn = { claims: 'claim', nodes: 'node' } as const;

export const thoughtIndex: IndexPart = {
  version: 2,
  sources: ({ claims, nodes, edges }) => [claims, nodes, edges].map((file) => ({ path: file, kind: 'lines' })),
  create: (db) => void db.exec(standingTables + tables),
  apply: (db, record, { source }) => {
    const file = fileOf(source);
    const line = readThought(record);
    if (file === 'edges') {
      if (line.kind === 'edge') relate(db, line.edge);
      return;
    }
    const kind = kindIn[file];
    if (line.kind === 'asserted' && line.thought.kind === kind) put(db, line.thought);
    if (line.kind === 'retracted') restate(db, markRetracted(db, line.id, kind));
  },
  forget: (db, source) => {
    const file = fileOf(source);
    if (file === 'edges') {
      db.exec('delete from edges');
      restate(db, forgetEdges(db));
      return;
    }
    const kind = kindIn[file];
    const held = prepared(db, 'select n, kind, live, silent from thoughts where kind = ?').all(kind) as Omit<Held, 'words'>[];
    for (const each of held) drop(db, each);
    forgetRetractions(db, kind);
  },
};
