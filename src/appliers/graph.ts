import { sql } from 'kysely';
import type { Appliers, Applying } from '../../generated/handlers/appliers.ts';
import { shownAs } from '../records/cards.ts';
import { compiled, compiledSql } from '../store/compiled.ts';
import { restateSearchable } from '../store/search-rows.ts';
import { searchedNode } from '../store/searched-rows.ts';
import type { Database, Writer } from '../store/tables.ts';
import { touchDocument } from './entries.ts';
import { linkAnchors } from './mirrors/anchors.ts';
import { rememberCardNumber } from './mirrors/card-numbers.ts';
import { index } from './search.ts';

type Table = 'node_versions' | 'edge_versions';
type Key = { ws: number; branch_id: number; doc: string; key: string };

/** Makes the newest version of a key on a branch a past one. It is found by its key, not by searching its history. */
const overtake = <R extends { seq: number }>(table: Table, returning: string) =>
  compiledSql<Key & { seq: number }, R>(
    (p) => sql<R>`update ${sql.raw(table)} set standing = 'past', superseded_seq = ${p('seq')}
      where ws = ${p('ws')} and seq = (
        select n.seq from ${sql.raw(table)} n
        where n.ws = ${p('ws')} and n.branch_id = ${p('branch_id')} and n.doc = ${p('doc')} and n.key = ${p('key')}
        order by n.seq desc limit 1
      ) returning ${sql.raw(returning)}`,
  );
const overtakeNode = overtake<{ seq: number; tags: string }>('node_versions', 'seq, tags');
const overtakeEdge = overtake<{ seq: number }>('edge_versions', 'seq');

const overtakeTags = compiled<{ ws: number; seq: number }>((k, p) =>
  k.updateTable('node_tags').set({ standing: 'past' }).where('ws', '=', p('ws')).where('seq', '=', p('seq')),
);

type Row<T extends Table> = Omit<Database[T], 'id' | 'superseded_seq'>;

const versionColumns = [
  'ws',
  'seq',
  'branch_id',
  'doc',
  'key',
  'deleted',
  'standing',
  'replaces_seq',
  'merged_from_branch_id',
  'merged_from_seq',
  'meta',
  'ts_ms',
] as const;
type Version = Row<'edge_versions'>;
type Bound<T> = <K extends keyof T & string>(name: K) => T[K];

/** What every version has, of a node or of an edge. */
const version = (p: Bound<Pick<Version, (typeof versionColumns)[number]>>) => ({
  ...(Object.fromEntries(versionColumns.map((name) => [name, p(name)])) as Pick<Version, (typeof versionColumns)[number]>),
  superseded_seq: null,
});

const addNode = compiled<Row<'node_versions'>>((k, p) =>
  k.insertInto('node_versions').values({
    ...version(p),
    type: p('type'),
    title: p('title'),
    text: p('text'),
    status: p('status'),
    tags: p('tags'),
    visibility: p('visibility'),
  }),
);

const addEdge = compiled<Row<'edge_versions'>>((k, p) =>
  k.insertInto('edge_versions').values({
    ...version(p),
    from_id: p('from_id'),
    rel: p('rel'),
    to_id: p('to_id'),
  }),
);

const addTag = compiled<Database['node_tags']>((k, p) =>
  k.insertInto('node_tags').values({
    ws: p('ws'),
    seq: p('seq'),
    tag: p('tag'),
    branch_id: p('branch_id'),
    doc: p('doc'),
    standing: p('standing'),
  }),
);

const held = compiled<
  { ws: number; seq: number },
  Pick<Row<'node_versions'>, 'type' | 'title' | 'text' | 'status' | 'tags' | 'meta'>
>((k, p) =>
  k
    .selectFrom('node_versions')
    .select(['type', 'title', 'text', 'status', 'tags', 'meta'])
    .where('ws', '=', p('ws'))
    .where('seq', '=', p('seq')),
);

const heldByEdge = compiled<{ ws: number; seq: number }, { meta: string | null }>((k, p) =>
  k.selectFrom('edge_versions').select('meta').where('ws', '=', p('ws')).where('seq', '=', p('seq')),
);

interface VersionKey {
  readonly branch_id: number;
  readonly doc: string;
  readonly replaces: number | null;
  readonly merged_from?: { branch_id: number; seq: number };
}
type At = Pick<Applying<Writer>, 'seq' | 'ts_ms' | 'agent_id' | 'db'>;

const common = (fact: VersionKey, { seq, ts_ms, db }: At, deleted: boolean) => ({
  ws: db.ws,
  seq,
  branch_id: fact.branch_id,
  doc: fact.doc,
  deleted: deleted ? 1 : 0,
  standing: deleted ? ('gone' as const) : ('live' as const),
  replaces_seq: fact.replaces,
  merged_from_branch_id: fact.merged_from?.branch_id ?? null,
  merged_from_seq: fact.merged_from?.seq ?? null,
  ts_ms,
});

const stamp = async (row: { ws: number; branch_id: number; doc: string; seq: number; ts_ms: number }, { db: { db } }: At) => {
  const { ws, branch_id, doc, seq, ts_ms } = row;
  await touchDocument.send(db, { ws, branch_id, doc, kind: 'graph', seq, now: ts_ms });
  return { last_seq: seq, last_ts_ms: ts_ms };
};

async function writeNode(node: Omit<Row<'node_versions'>, 'visibility'>, at: At) {
  const { db } = at.db;
  const tags = JSON.parse(node.tags) as string[];
  const row = { ...node, visibility: shownAs({ type: node.type, tags }) };
  const said = searchedNode(row);
  const before = await overtakeNode.first(db, row);
  if (before) {
    await overtakeTags.send(db, { ws: row.ws, seq: before.seq });
    if (said) await restateSearchable(at.db, 'node', String(before.seq), 'superseded');
  }
  await addNode.send(db, row);
  for (const tag of tags) await addTag.send(db, { ...row, tag });
  await rememberCardNumber(at.db, row.key);
  await linkAnchors(at, { ...row, tags }, before ? (JSON.parse(before.tags) as string[]) : []);
  await index(at, said);
  return stamp(row, at);
}

async function writeEdge(row: Row<'edge_versions'>, at: At) {
  await overtakeEdge.send(at.db.db, row);
  await addEdge.send(at.db.db, row);
  return stamp(row, at);
}

const edgeColumns = ({ from, rel, to }: { from: string; rel: string; to: string }) => ({
  key: `${from}|${rel}|${to}`,
  from_id: from,
  rel,
  to_id: to,
});

const json = (meta: object | undefined) => (meta === undefined ? null : JSON.stringify(meta));

type Own = Pick<Appliers<Writer>, Extract<keyof Appliers<Writer>, `graph_${string}`>>;

export const graphAppliers: Own = {
  graph_node_written: ({ id, type, title, text, status, tags, meta, ...place }, at) =>
    writeNode(
      {
        ...common(place, at, false),
        key: id,
        type,
        title: title ?? null,
        text: text ?? null,
        status: status ?? null,
        tags: JSON.stringify(tags ?? []),
        meta: json(meta),
      },
      at,
    ),
  async graph_node_removed({ id, ...place }, at) {
    const last = await held.first(at.db.db, { ws: at.db.ws, seq: place.replaces });
    if (!last) throw new Error(`there is no version ${place.replaces} of node ${id}`);
    return writeNode({ ...common(place, at, true), key: id, ...last }, at);
  },
  graph_edge_written: ({ from, rel, to, meta, ...place }, at) =>
    writeEdge({ ...common(place, at, false), ...edgeColumns({ from, rel, to }), meta: json(meta) }, at),
  async graph_edge_removed({ from, rel, to, ...place }, at) {
    const last = await heldByEdge.first(at.db.db, { ws: at.db.ws, seq: place.replaces });
    return writeEdge({ ...common(place, at, true), ...edgeColumns({ from, rel, to }), meta: last?.meta ?? null }, at);
  },
  async graph_conflict_found(fact, { db: { db, ws }, seq, ts_ms }) {
    await db.kysely
      .insertInto('conflicts')
      .values({ ...fact, ws, status: 'open', created_seq: seq, created_at_ms: ts_ms, resolved_at_ms: null })
      .execute();
  },
  async graph_conflict_resolved({ conflict_id }, { db: { db, ws }, ts_ms }) {
    await db.kysely
      .updateTable('conflicts')
      .set({ status: 'resolved', resolved_at_ms: ts_ms })
      .where('ws', '=', ws)
      .where('conflict_id', '=', conflict_id)
      .execute();
  },
  async graph_conflict_superseded({ conflict_id }, { db: { db, ws } }) {
    await db.kysely
      .updateTable('conflicts')
      .set({ status: 'superseded' })
      .where('ws', '=', ws)
      .where('conflict_id', '=', conflict_id)
      .execute();
  },
};
