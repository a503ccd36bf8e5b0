import { existsSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import type { MemoryKind } from '../../../../generated/types/index.ts';
import { sha256 } from '../../../kernel/sha256.ts';
import { plainQuery } from '../../../kernel/words/query.ts';
import type { FoundMemory, MemoryGroup, MemoryItem } from '../../../records/memory.ts';
import { DerivedIndex, type IndexShape, type Position } from '../../files/index.ts';
import type { HomeLayout } from '../layout.ts';
import { prepared } from '../prepared.ts';
import { ranked } from '../ranked.ts';
import {
  forgetEdges,
  forgetRetractions,
  markRetracted,
  markSuperseded,
  redirect,
  standingOf,
  standingTables,
} from '../standing.ts';
import { readThought } from '../thought-record.ts';
import { holdWords, letWordsGo, wordsTable } from '../words-table.ts';
import { enough, type MemoryBackend } from './backend.ts';
import { type Kept, snapshotItem, thoughtItem, workflowItem } from './item.ts';
import { isAnyThere, logSizes, memorySources, type Origin, originOf } from './origin.ts';

/**
 * What can be recalled from all projects of a home. An item that was rolled back is kept, since that may be taken back by a file
 * that is rewritten, but only those that are `live` are counted and found by their words.
 */
const tables = `
  create table memory_items (
    n integer primary key, item_id text not null unique, thought text not null, kind text not null, scope text not null,
    project_id text not null, ts_ms integer not null, valid_from_ms integer, valid_to_ms integer, live integer not null,
    source text not null, item text not null, words text not null, weights text not null, length integer not null
  );
  create index memory_items_sources on memory_items (source);
  create index memory_items_thoughts on memory_items (thought) where thought <> '';
  create table memory_groups (
    kind text not null, scope text not null, project_id text not null, live integer not null, primary key (kind, scope, project_id)
  ) without rowid;
  create table memory_skipped (source text primary key, upto integer not null) without rowid;
  ${wordsTable('memory_words')}`;

const version = 2;

/** Paths stand in the index: a home that was copied or moved has to read its own files. */
const versionFor = ({ home }: HomeLayout): number => version * 2 ** 32 + Number.parseInt(sha256(home).slice(0, 8), 16);

type Db = Sqlite.Database;

interface Held extends MemoryGroup {
  readonly n: number;
  readonly live: number;
  readonly words: string;
}

const prefixOf = (kind: MemoryKind) => `${kind[0]}_`;
/** Ids of several scopes stand together, so each says whose it is. */
const placeOf = ({ project_id }: Pick<Origin, 'project_id'>) => `${project_id || 'global'}/`;

const count = (db: Db, { kind, scope, project_id }: Omit<MemoryGroup, 'count'>, by: 1 | -1): void =>
  void prepared(
    db,
    'insert into memory_groups values (?, ?, ?, ?) on conflict (kind, scope, project_id) do update set live = live + excluded.live',
  ).run(kind, scope, project_id, by);

function show(db: Db, held: Held): void {
  count(db, held, 1);
  holdWords(db, 'memory_words', held.n, prefixOf(held.kind), held.words);
}

function hide(db: Db, held: Held): void {
  count(db, held, -1);
  letWordsGo(db, 'memory_words', held.n);
}

const held = (db: Db, where: string, value: string): Held[] =>
  prepared(db, `select n, kind, scope, project_id, live, words from memory_items where ${where} = ?`).all(value) as Held[];

function drop(db: Db, one: Held): void {
  if (one.live) hide(db, one);
  prepared(db, 'delete from memory_items where n = ?').run(one.n);
}

const isLive = (db: Db, thought: string): boolean => {
  const { status, alias } = standingOf(db, thought);
  return status === 'active' && !alias;
};

function put(db: Db, { item, ts_ms, valid_from_ms, valid_to_ms, saying }: Kept, thought: string, source: string): void {
  const { item_id, kind, scope, project_id } = item;
  for (const before of held(db, 'item_id', item_id)) drop(db, before);
  const live = thought === '' || isLive(db, thought) ? 1 : 0;
  const { words, weights, length } = saying;
  const { lastInsertRowid } = prepared(
    db,
    'insert into memory_items values (null, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  ).run(
    item_id,
    thought,
    kind,
    scope,
    project_id,
    ts_ms,
    valid_from_ms,
    valid_to_ms,
    live,
    source,
    JSON.stringify(item),
    words,
    weights,
    length,
  );
  if (live) show(db, { n: Number(lastInsertRowid), kind, scope, project_id, live, words, count: 0 });
}

/** Brings what is kept about these thoughts in line with how they stand. */
function restate(db: Db, thoughts: readonly string[]): void {
  for (const thought of thoughts) {
    const live = isLive(db, thought) ? 1 : 0;
    for (const one of held(db, 'thought', thought)) {
      if (one.live === live) continue;
      prepared(db, 'update memory_items set live = ? where n = ?').run(live, one.n);
      if (live) show(db, one);
      else hide(db, one);
    }
  }
}

const kindIn = { claims: 'claim', nodes: 'node' } as const;

function takeThought(db: Db, record: unknown, origin: Origin, source: string): void {
  const place = placeOf(origin);
  const line = readThought(record);
  if (origin.file === 'edges') {
    if (line.kind !== 'edge') return;
    const { edge_type, from_id, to_id } = line.edge;
    if (edge_type === 'supersedes') restate(db, markSuperseded(db, place + from_id));
    if (edge_type === 'same_as') restate(db, redirect(db, place + from_id, place + to_id));
    return;
  }
  const kind = kindIn[origin.file as keyof typeof kindIn];
  if (line.kind === 'retracted') restate(db, markRetracted(db, place + line.id, kind));
  if (line.kind !== 'asserted' || line.thought.kind !== kind) return;
  const thought = place + line.thought.id;
  const kept = thoughtItem(origin, line.thought);
  if (kept) put(db, kept, thought, source);
  /** Said again, for the record alone. */ else for (const before of held(db, 'thought', thought)) drop(db, before);
}

const skippedUpto = (db: Db, source: string): number =>
  (prepared(db, 'select upto from memory_skipped where source = ?').pluck().get(source) as number | undefined) ?? 0;

function take(db: Db, record: unknown, origin: Origin, { source, byte }: Position): void {
  if (origin.file === 'evidence') {
    const kept = snapshotItem(origin, record);
    if (kept && byte >= skippedUpto(db, source)) put(db, kept, '', source);
  } else if (origin.file === 'workflow') {
    const kept = workflowItem(origin, record);
    if (kept) put(db, kept, '', source);
  } else takeThought(db, record, origin, source);
}

function forget(db: Db, origin: Origin, source: string): void {
  for (const one of held(db, 'source', source)) drop(db, one);
  const place = placeOf(origin);
  if (origin.file === 'claims' || origin.file === 'nodes') restate(db, forgetRetractions(db, kindIn[origin.file], place));
  if (origin.file === 'edges') restate(db, forgetEdges(db, place));
}

/** `skipping`: logs whose snapshots, as far as they go now, are left out. */
function shapeOf(layout: HomeLayout, skipping: ReadonlyMap<string, number>): IndexShape {
  return {
    file: layout.memory_index,
    version: versionFor(layout),
    create: (db) => {
      db.exec(standingTables + tables);
      for (const [source, upto] of skipping) db.prepare('insert into memory_skipped values (?, ?)').run(source, upto);
    },
    apply: (db, record, position) => take(db, record, originOf(layout, position.source), position),
    forget: (db, source) => forget(db, originOf(layout, source), source),
  };
}

/** An SQLite file with full-text tables, caught up from where it stopped whenever it is asked. */
export class SqliteMemory implements MemoryBackend {
  #index: DerivedIndex;

  constructor(readonly layout: HomeLayout) {
    this.#index = new DerivedIndex(shapeOf(layout, new Map()));
  }

  async #read<T>(nothing: T, work: (db: Db) => T): Promise<T> {
    const sources = await memorySources(this.layout);
    return isAnyThere(sources) ? this.#index.read(sources, work) : nothing;
  }

  search: MemoryBackend['search'] = (query, { kinds, without_project = null, limit }, now_ms) =>
    this.#read<FoundMemory[]>([], (db) => {
      const groups = prepared(db, 'select kind, live from memory_groups').all() as { kind: MemoryKind; live: number }[];
      const all = groups.reduce((sum, { kind, live }) => sum + (kinds.includes(kind) ? live : 0), 0);
      const sql = `(r.valid_from_ms is null or r.valid_from_ms <= ?) and (r.valid_to_ms is null or ? < r.valid_to_ms)
        and (? is null or r.project_id <> ?)`;
      const table = {
        words: 'memory_words',
        rows: 'memory_items',
        prefixes: kinds.map(prefixOf),
        all,
        order: 'ts_ms desc, item_id desc',
        also: { sql, values: [now_ms, now_ms, without_project, without_project] },
      };
      return ranked(db, table, plainQuery(query).query, enough)
        .slice(0, limit)
        .map(({ n, score }): FoundMemory => {
          const item = prepared(db, 'select item from memory_items where n = ?').pluck().get(n) as string;
          return { ...(JSON.parse(item) as MemoryItem), score };
        });
    });

  async status() {
    const exists = existsSync(this.layout.memory_index);
    const sql =
      'select kind, scope, project_id, live as count from memory_groups where live > 0 order by kind, scope, project_id';
    const groups = exists ? await this.#read<MemoryGroup[]>([], (db) => prepared(db, sql).all() as MemoryGroup[]) : [];
    return { backend: 'sqlite_fts', db_path: this.layout.memory_index, exists, fts_version: 'fts5', groups } as const;
  }

  async rebuild({ snapshots }: { readonly snapshots: boolean }) {
    const sources = await memorySources(this.layout);
    await this.#index.close();
    this.#index = new DerivedIndex(shapeOf(this.layout, snapshots ? new Map() : logSizes(this.layout, sources)));
    if (isAnyThere(sources)) await this.#index.rebuild(sources);
  }

  close(): Promise<void> {
    return this.#index.close();
  }
}
