import { type CompiledQuery, type Kysely, CompiledQuery as Query, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import type { BranchRow } from '../../src/records/workspace.ts';
import type { Database } from '../../src/store/tables.ts';
import type { AllReads } from '../support/rooms.ts';
import { reading } from '../support/rooms.ts';
import { openOn, realEngines, type TestStore } from './engines.ts';
import { recordingOn } from './recording.ts';

/** Work is counted here, never timed. */
const sizes = { small: 1_000, large: 20_000 };
const end = Number.MAX_SAFE_INTEGER;
/** A note that was edited. */
const edited = 10;

/** Appends many notes to a branch at once, without telling them one by one. */
async function appendMany(db: Kysely<Database>, workspace: string, branch: string, count: number): Promise<void> {
  const { id: ws, seq } = await db.selectFrom('workspaces').selectAll().where('name', '=', workspace).executeTakeFirstOrThrow();
  const { id: branch_id } = await db
    .selectFrom('branches')
    .select('id')
    .where('ws', '=', ws)
    .where('name', '=', branch)
    .executeTakeFirstOrThrow();
  const note = { ws, branch_id, doc: 'notes', kind: 'note', content: 'some words' };
  for (let done = 0; done < count; done += 500)
    await db
      .insertInto('entries')
      .values(Array.from({ length: Math.min(500, count - done) }, (_, i) => ({ ...note, seq: seq + done + i + 1, ts_ms: i })))
      .execute();
  await db
    .updateTable('workspaces')
    .set({ seq: seq + count })
    .where('id', '=', ws)
    .execute();
}

/** A quarter on main, and a quarter on each of three branches that stand on one another. */
async function fill(app: App, db: Kysely<Database>, workspace: string, count: number): Promise<void> {
  await call(app, 'init', { workspace });
  for (const [i, branch] of ['main', 'a', 'b', 'c'].entries()) {
    if (i > 0) await call(app, 'branch_create', { workspace, name: branch, from: ['main', 'a', 'b'][i - 1] });
    await appendMany(db, workspace, branch, count / 4);
  }
  await call(app, 'notes_edit', { workspace, ref: `notes@${edited}`, content: 'other words' });
}

type View = BranchRow['view'];
/** The graph has tables, and a file, of its own. */
type Room = Exclude<keyof AllReads, 'workspace' | 'storeIsEmpty' | 'graph' | 'conflicts'>;
type Rows = { [R in Room]?: { [N in keyof AllReads[R]]?: (room: AllReads[R], view: View) => Promise<unknown> } };

/** Every reader, once. */
const readers: Rows = {
  branches: {
    find: (r) => r.find('a'),
    list: (r) => r.list({ after: null, limit: 20 }),
    basedOn: (r) => r.basedOn(1, 5),
    beforeFocus: (r) => r.beforeFocus('ann'),
    newestOn: (r) => r.newestOn(1, 5),
  },
  entries: {
    at: (r) => r.at(99, 100),
    seen: (r, view) => r.seen(edited, view),
    edit: (r) => r.edit(100),
    edits: (r) => r.edits([edited, 100]),
    editsIn: (r, view) => r.editsIn(view, 'notes'),
    copySeen: (r, view) => r.copySeen(view, 'notes', 99),
    last: (r) => r.last(),
    before: async (r, view) => {
      await r.before(view, 'notes', { before: end, limit: 20 });
      await r.before(view, 'notes', { before: end, limit: 20, notesOnly: true });
    },
    after: (r, view) => r.after(view, 'notes', { after: 0, limit: 20 }),
    originsSeen: (r, view) => r.originsSeen(view, 'notes', [3, 4, 5]),
    count: (r) => r.count(),
  },
  documents: { onBranches: (r) => r.onBranches([1, 2]), find: (r) => r.find(1, 'notes') },
  tags: { find: (r) => r.find('t'), list: (r) => r.list({ after: null, limit: 20 }), count: (r) => r.count() },
  resets: { before: (r, view) => r.before(view, 'notes', { before: end, limit: 20 }) },
  entities: { find: (r) => r.find('TASK-001'), owningBranch: (r) => r.owningBranch(1) },
};

/** PostgreSQL may well read a whole table if it is small, as all but two are here. */
const walks = /^SCAN|Seq Scan on (entries|facts)/;
/** A document list is short, and comes from several branches at once. */
const maySort = new Set(['documents.onBranches']);
/** Counting is as long as what is counted. */
const mayWalk = new Set(['entries.count', 'tags.count']);

const listed = Object.entries(readers).flatMap(([room, names]) =>
  Object.keys(names).map((name) => [room as Room, name] as const),
);

/** One call of everything that writes. */
const writes: [string, object][] = [
  ['notes_commit', { content: 'x' }],
  ['notes_edit', { ref: `notes@${edited}`, content: 'y' }],
  ['commit', { artifact: 'x', message: 'm' }],
  ['branch_create', { name: 'd' }],
  ['macro_branch_note', { content: 'x', name: 'e' }],
  ['checkout', { ref: 'main' }],
  ['merge', { from: 'e', into: 'main' }],
  ['tag_create', { name: 't' }],
  ['reset', { ref: 't' }],
  ['tag_delete', { name: 't' }],
  ['branch_rename', { old: 'd', new: 'f' }],
  ['branch_delete', { name: 'f' }],
];

describe.each(realEngines)('work on $name', (engine) => {
  let place: TestStore;
  let recording: ReturnType<typeof recordingOn>;
  beforeAll(async () => {
    place = await engine.place();
    await (await openOn(place)).close();
    recording = recordingOn(place);
    for (const [workspace, count] of Object.entries(sizes)) await fill(recording.app, recording.kysely, workspace, count);
    /** SQLite is never asked to look at its tables, so its plans do not depend on what is in them. */
    if (place.engine === 'postgres') await sql`analyze`.execute(recording.kysely);
  });
  afterAll(async () => {
    await recording.store.close();
    await place.remove();
  });

  const explain = async ({ sql: text, parameters }: CompiledQuery): Promise<string[]> => {
    const prefix = place.engine === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await recording.kysely.executeQuery<Record<string, string>>(Query.raw(`${prefix} ${text}`, [...parameters]));
    return rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '');
  };
  const explainable = (queries: readonly CompiledQuery[]) =>
    queries.filter(({ sql: text }) => /^(select|insert|update|delete)/i.test(text));
  const sentBy = (room: Room, name: string) =>
    recording.during(() =>
      reading(recording.store, 'large', async (reads) => {
        const { view = [] } = (await reads.branches.find('c')) ?? {};
        await (readers[room] as Record<string, (room: unknown, view: View) => Promise<unknown>>)[name]?.(reads[room], view);
      }),
    );

  it.each([
    ['the newest page of main', 'main', undefined],
    ['an old page of main', 'main', 0.05],
    ['the newest page of a branch three bases deep', 'c', undefined],
    ['an old page of such a branch', 'c', 0.05],
    ['a page of such a branch across two bases', 'c', 0.5],
  ])('%s takes as many statements among 20,000 entries as among 1,000', async (_, branch, where) => {
    const statements = async (workspace: keyof typeof sizes) => {
      const cursor = where === undefined ? {} : { cursor: Math.round(sizes[workspace] * where) + 10 };
      const args = { workspace, branch, doc_kind: 'notes', limit: 20, ...cursor };
      return recording.during(async () => expect((await call(recording.app, 'show', args)).error).toBeNull());
    };
    const [few, many] = [await statements('small'), await statements('large')];
    expect(many.map((query) => query.sql)).toEqual(few.map((query) => query.sql));
    expect(many.length).toBeLessThanOrEqual(6);
  });

  it('has a row here for every reader', async () => {
    await reading(recording.store, 'large', async (reads) => {
      /** Plans, tasks and jobs have tests of their own for their plans of work. */
      const here = new Set(['branches', 'entries', 'documents', 'tags', 'resets']);
      const all = [...here].flatMap((room) => Object.keys(reads[room as Room]).map((name) => `${room}.${name}`));
      const ours = (names: readonly string[]) => names.filter((name) => here.has(name.split('.')[0] ?? '')).toSorted();
      expect(ours(listed.map(([room, name]) => `${room}.${name}`))).toEqual(ours(all));
    });
  });

  it.each(listed)('%s.%s is found by an index', async (room, name) => {
    const reader = `${room}.${name}`;
    for (const query of explainable(await sentBy(room, name))) {
      const plan = await explain(query);
      const long = plan.filter(
        (line) => (walks.test(line) && !mayWalk.has(reader)) || (line.includes('TEMP B-TREE') && !maySort.has(reader)),
      );
      expect(long, `${query.sql}\n${plan.join('\n')}`).toEqual([]);
    }
  });

  it('a page comes out of its index in order', async () => {
    const pages = (await sentBy('entries', 'before')).filter((query) => /from "entries"/.test(query.sql));
    expect(pages.length).toBeGreaterThan(0);
    for (const query of pages) {
      const plan = (await explain(query)).join('\n');
      expect(plan).toMatch(/INDEX entries_page|Index Scan Backward using entries_page/);
      expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
    }
  });

  it('nothing that is written looks through a whole table', async () => {
    const sent = await recording.during(async () => {
      for (const [tool, args] of writes)
        expect((await call(recording.app, tool, { workspace: 'large', ...args })).error, tool).toBeNull();
    });
    for (const query of explainable(sent)) {
      const plan = await explain(query);
      expect(
        plan.filter((line) => walks.test(line)),
        `${query.sql}\n${plan.join('\n')}`,
      ).toEqual([]);
    }
  });
});
