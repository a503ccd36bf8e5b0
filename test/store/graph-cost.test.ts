import { type CompiledQuery, type Kysely, CompiledQuery as Query, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { edgeRef, type GraphReads, type NodeFilter, nodeRef } from '../../src/records/graph.ts';
import type { BranchRow } from '../../src/records/workspace.ts';
import type { Database } from '../../src/store/tables.ts';
import type { AllReads } from '../support/rooms.ts';
import { reading } from '../support/rooms.ts';
import { openOn, realEngines, type TestStore } from './engines.ts';
import { recordingOn } from './recording.ts';

/** Work is read off the plans of what is sent, never timed. */
const nodes = 6000;
const end = Number.MAX_SAFE_INTEGER;

/** Nodes and edges on main, as rows: one in a hundred is rare. */
async function fill(db: Kysely<Database>): Promise<void> {
  const version = { ws: 1, branch_id: 1, doc: 'graph', deleted: 0, standing: 'live' as const, ts_ms: 0 };
  for (let at = 0; at < nodes; at += 500) {
    const some = Array.from({ length: 500 }, (_, i) => at + i);
    const kind = (i: number) => (i % 100 ? `common${i % 3}` : 'rare');
    await db
      .insertInto('node_versions')
      .values(
        some.map((i) => ({
          ...version,
          seq: 10 + i,
          key: `n${i}`,
          type: kind(i),
          title: `${kind(i)} title of ${i}`,
          text: `The reader of step ${i % 97} keeps one snapshot while the writer holds its lock. `.repeat(5),
          status: kind(i),
          tags: JSON.stringify([kind(i)]),
        })),
      )
      .execute();
    await db
      .insertInto('node_tags')
      .values(some.map((i) => ({ ws: 1, seq: 10 + i, tag: kind(i), branch_id: 1, doc: 'graph', standing: 'live' as const })))
      .execute();
    const edge = (i: number) => ({ from_id: `n${i}`, rel: 'r', to_id: `n${(i * 7) % nodes}` });
    await db
      .insertInto('edge_versions')
      .values(
        some.map((i) => ({
          ...version,
          ...edge(i),
          seq: 10 + nodes + i,
          key: edgeRef({ from: `n${i}`, rel: 'r', to: `n${(i * 7) % nodes}` }).key,
        })),
      )
      .execute();
  }
  await sql`update workspaces set seq = ${20 + 2 * nodes}`.execute(db);
}

type View = BranchRow['view'];
const find = (filter: Partial<NodeFilter>) => (r: GraphReads['graph'], view: View) =>
  r.nodes(view, 'graph', { include_deleted: false, ...filter }, { before: end, limit: 20 });

/** Every way in which the graph is read, and the index that each engine finds it by. */
const ways: Record<string, { read: (r: GraphReads['graph'], view: View) => Promise<unknown>; by: RegExp }> = {
  'nodes by id': { read: find({ ids: ['n7', 'n8'] }), by: /node_versions_key/ },
  'nodes by page': { read: find({}), by: /node_versions_page/ },
  'nodes by type': { read: find({ types: ['rare'] }), by: /node_versions_type/ },
  'nodes by status': { read: find({ status: 'rare' }), by: /node_versions_status/ },
  'nodes by tag': { read: find({ tags_any: ['rare'] }), by: /node_tags_page/ },
  'nodes by text': { read: find({ text: 'E title of 4200' }), by: /node_text VIRTUAL TABLE|node_versions_text/ },
  'cards of a kind': {
    read: find({ types: ['question'], status: 'open', visibility: ['canon', 'draft'] }),
    /** Whether there are any, and then those of the kind. */
    by: /node_versions_(shown|kind)\b/,
  },
  'cards that are shown': { read: find({ visibility: ['canon'] }), by: /node_versions_shown/ },
  states: {
    read: (r, view) => r.states(view, 'graph', [nodeRef('n7'), edgeRef({ from: 'n1', rel: 'r', to: 'n7' })]),
    by: /versions_key/,
  },
  versions: { read: (r) => r.versions([12, 13]), by: /versions_seq/ },
  at: { read: (r) => r.at(12), by: /versions_seq/ },
  'edges between': {
    read: (r, view) => r.edgesBetween(view, 'graph', ['n1', 'n7'], { limit: 20, include_deleted: false }),
    by: /edge_versions_(from|to)/,
  },
  'edges from': {
    read: (r, view) => r.edgesFrom(view, 'graph', ['n1', 'n7'], { rels: ['r'], limit: 20 }),
    by: /edge_versions_from/,
  },
  'edges at': { read: (r, view) => r.edgesAt(view, 'graph', 'n7'), by: /edge_versions_(from|to)/ },
  changes: { read: (r, view) => r.changes(view, 'graph', { before: end, limit: 20 }), by: /versions_page/ },
  replaced: { read: (r, view) => r.replaced(view, 'graph', { upto: end, limit: 20 }), by: /versions_replaces/ },
  'last merged': { read: (r, view) => r.lastMerged(1, view[0]?.branch_id ?? 0, 'graph', [nodeRef('n7')]), by: /versions_merged/ },
};

/** Whole tables of versions; lists that came with the question are read whole, and so are tiny tables. */
const walks =
  /SCAN (v|n|d|m|i|c|node_versions|edge_versions|node_tags)\b(?! VIRTUAL)|Seq Scan on (node_versions|edge_versions|node_tags)/;

describe.each(realEngines)('a graph on $name', (engine) => {
  let place: TestStore;
  let recording: ReturnType<typeof recordingOn>;
  beforeAll(async () => {
    place = await engine.place();
    await (await openOn(place)).close();
    recording = recordingOn(place);
    const { app, kysely } = recording;
    const ask = async (tool: string, args: object = {}) =>
      expect((await call(app, tool, { workspace: 'w', ...args })).error, tool).toBeNull();
    await ask('init');
    await fill(kysely);
    await ask('branch_create', { name: 'idea' });
    await ask('graph_apply', { branch: 'idea', ops: [{ op: 'node_upsert', id: 'n5', type: 'rare', tags: ['rare'] }] });
    if (place.engine === 'postgres') await sql`vacuum analyze`.execute(kysely);
  });
  afterAll(async () => {
    await recording.store.close();
    await place.remove();
  });

  const plansOf = async (queries: readonly CompiledQuery[]): Promise<string[]> => {
    const plans: string[] = [];
    for (const { sql: text, parameters } of queries.filter((query) =>
      /^(with|select|insert|update|delete)/i.test(query.sql.trim()),
    )) {
      const prefix = place.engine === 'sqlite' ? 'explain query plan' : 'explain';
      const rows = await recording.kysely.transaction().execute(async (trx) => {
        /** A table as small as this one is soonest read whole; what an index can find shows when that is ruled out. */
        if (place.engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
        return (await trx.executeQuery<Record<string, string>>(Query.raw(`${prefix} ${text}`, [...parameters]))).rows;
      });
      plans.push(`${text}\n${rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '').join('\n')}`);
    }
    return plans;
  };
  const during = async (work: (reads: AllReads, view: View) => Promise<unknown>) => {
    await reading(recording.store, 'w', async (reads) => {
      const { view = [] } = (await reads.branches.find('idea')) ?? {};
      recording.sent.length = 0;
      await work(reads, view);
    });
    return [...recording.sent].filter((query) => !/^(begin|commit|rollback)/.test(query.sql));
  };

  it.each(Object.entries(ways))('%s is found by an index', async (name, { read, by }) => {
    const plans = await plansOf(await during(({ graph }, view) => read(graph, view)));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      /** PostgreSQL chooses by what is in its tables; SQLite is told. */
      expect(plan).toMatch(place.engine === 'sqlite' || name === 'nodes by text' ? by : /Index/);
      expect(plan).not.toMatch(walks);
    }
  });

  it('has a way here for every reader that does not count', async () => {
    const called = new Set<string>();
    await reading(recording.store, 'w', async ({ graph, branches }) => {
      const { view = [] } = (await branches.find('idea')) ?? {};
      const watched = Object.fromEntries(
        Object.entries(graph).map(([name, reader]) => [
          name,
          (...args: unknown[]) => {
            called.add(name);
            return (reader as (...given: unknown[]) => unknown)(...args);
          },
        ]),
      ) as unknown as GraphReads['graph'];
      for (const { read } of Object.values(ways)) await read(watched, view);
      expect([...called, 'count', 'dangling'].toSorted()).toEqual(Object.keys(graph).toSorted());
    });
  });

  it.each([
    ['think_watch', {}],
    ['think_watch', { include_drafts: true }],
    ['think_pack', {}],
    ['think_pack', { include_drafts: true }],
    ['think_context', { view: 'smart' }],
    ['think_query', { text: 'title' }],
    ['open', { id: 'n5' }],
  ])('%s %j asks few questions', async (tool, args) => {
    recording.sent.length = 0;
    const place = tool === 'open' ? {} : tool === 'think_context' ? { branch: 'idea' } : { ref: 'idea' };
    const { error } = await call(recording.app, tool, { workspace: 'w', ...place, ...args });
    if (tool !== 'open') expect(error).toBeNull();
    const asked = recording.sent.filter((query) => !/^(begin|commit|rollback)/.test(query.sql));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(25);
  });

  it('nothing that is written looks through a whole table', async () => {
    recording.sent.length = 0;
    const ops = [
      { op: 'node_upsert', id: 'n1', type: 'x', tags: ['y'] },
      { op: 'node_delete', id: 'n2' },
      { op: 'edge_upsert', from: 'n1', rel: 'z', to: 'n3' },
      { op: 'edge_delete', from: 'n1', rel: 'r', to: 'n7' },
    ];
    for (const branch of ['main', 'idea'])
      expect((await call(recording.app, 'graph_apply', { workspace: 'w', branch, ops })).error).toBeNull();
    expect((await call(recording.app, 'graph_merge', { workspace: 'w', from: 'idea', into: 'main' })).error).toBeNull();
    for (const plan of await plansOf([...recording.sent])) expect(plan).not.toMatch(walks);
  });

  it('a key that was written often costs no more than one that was written once', async () => {
    const other = { op: 'node_upsert', id: 'once', type: 'hot', title: 'only version' };
    const often = Array.from({ length: 300 }, (_, i) => ({ op: 'node_upsert', id: 'often', type: 'hot', title: `version ${i}` }));
    const ops = [other, ...often];
    expect((await call(recording.app, 'graph_apply', { workspace: 'w', branch: 'main', ops })).error).toBeNull();
    const { nodes: found } = await reading(recording.store, 'w', async ({ graph, branches }) => {
      const { view = [] } = (await branches.find('main')) ?? {};
      return graph.nodes(view, 'graph', { types: ['hot'], include_deleted: false }, { before: end, limit: 2 });
    });
    expect(found.map((node) => node.title)).toEqual(['version 299', 'only version']);
    const { n } = await recording.kysely
      .selectFrom('node_versions')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('key', '=', 'often')
      .where('standing', '<>', 'past')
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(1);
  });
});
