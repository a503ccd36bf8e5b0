import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memory } from '../../generated/products/memory.ts';
import { factRooms } from '../../generated/registry/facts.ts';
import { runCase, runScenario } from '../../src/adapters/conformance/run.ts';
import { select } from '../../src/adapters/conformance/suite.ts';
import { storedBy } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import { inMemory } from '../../src/kernel/database.ts';
import { openTables, storeOn } from '../../src/store/open.ts';
import { Pasts } from '../../src/store/past/index.ts';
import type { Database, Opened } from '../../src/store/tables.ts';
import { transactionsOf } from '../../src/store/transactions.ts';
import { testApp, testClock } from '../support/app.ts';
import { suite, toolFacts } from '../support/cases.ts';
import { proving } from '../support/command-rule.ts';
import { inside } from '../support/inside.ts';
import { day } from '../support/lived-day.ts';
import { withPolicy } from '../support/rooms.ts';

/** All that facts write. Where callers stand is theirs, and not the workspace's. */
const tables = [
  'facts',
  'branches',
  'documents',
  'entries',
  'entry_edits',
  'resets',
  'tags',
  'node_versions',
  'edge_versions',
  'node_tags',
  'cards',
  'anchors',
  'anchor_aliases',
  'anchor_links',
  'conflicts',
  'entities',
  'entity_tags',
  'entity_counts',
  'counters',
  'steps',
  'task_nodes',
  'evidence',
  'operations',
  'jobs',
  'job_prompts',
  'job_events',
  'runners',
  'search_docs',
] as const;

/** Rows are numbered anew in another store. */
const numbered = ['node_versions', 'edge_versions', 'search_docs'];

async function rowsOf(kysely: Kysely<Database>, workspace: string): Promise<Record<string, string[]>> {
  const { id: ws, ...row } = await kysely
    .selectFrom('workspaces')
    .select(['id', 'seq', 'created_at_ms', 'checkout_id', 'focus', 'project_guard'])
    .where('name', '=', workspace)
    .executeTakeFirstOrThrow();
  const found: Record<string, string[]> = { workspaces: [JSON.stringify(row)] };
  for (const table of tables) {
    const rows = (await kysely
      .selectFrom(table as 'steps')
      .selectAll()
      .where('ws', '=', ws)
      .execute()) as object[];
    const plain = ({ ws: _, id, ...rest }: Record<string, unknown>) => (numbered.includes(table) ? rest : { id, ...rest });
    found[table] = rows.map((each) => JSON.stringify(plain(each as Record<string, unknown>))).sort();
  }
  return found;
}

let app: Awaited<ReturnType<typeof testApp>>;
let real: Opened;
let last: Opened;
let pasts: Pasts;

beforeAll(async () => {
  app = await testApp();
  const clock = testClock();
  ({ opened: real } = await openTables({ url: app.database, durability: 'normal', clock }));
  const stored = storedBy(memory);
  const blank = (await openTables({ url: inMemory, durability: 'normal', clock })).opened;
  pasts = new Pasts({
    appliers: stored.appliers,
    read: transactionsOf('sqlite', real).read,
    async open(image) {
      const { openSqlite } = await import('../../src/store/sqlite.ts');
      last = await openSqlite({ file: inMemory, durability: 'normal', busyMs: 0, image: image ?? blank.image?.() });
      const store = storeOn('sqlite', last, { url: inMemory, durability: 'normal', clock, ...stored });
      return { store, write: transactionsOf('sqlite', last).write, image: last.image as () => Buffer };
    },
  });
  return () => blank.close();
});
afterAll(async () => {
  await pasts.close();
  await real.close();
  await app.end();
});

const then = (workspace: string, seq: number) =>
  pasts.at(workspace, { seq }, 10_000, async (past) => ({
    left_out: past?.left_out,
    rows: await rowsOf(last.writer, workspace),
  }));

describe('a workspace, made again from its facts', () => {
  test(proving('noema-serve/the-past-is-what-it-was', 'row by row, with facts of every kind'), async () => {
    const subject = inside(app);
    const { cases, scenarios } = select(suite, { product: 'memory' });
    /** A case tells facts of these kinds; two of each kind are enough, and all stories. */
    const seen = new Map<string, number>();
    const isNew = (kind: string) => (seen.get(kind) ?? 0) < 2;
    for (const [i, c] of cases.entries()) {
      const tells = c.derived === undefined ? ((c.then.tells ?? []) as readonly string[]) : [];
      if (!tells.some(isNew)) continue;
      for (const kind of tells) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      await runCase(subject, c, `past/${i}`, toolFacts);
    }
    await call(withPolicy(app, { ...app.policy, project_guard: 'acme' }), 'notes_commit', {
      workspace: 'past/bound',
      content: 'ours',
    });
    for (const [i, s] of scenarios.entries()) await runScenario(subject, s, `past/scenario/${i}`, toolFacts);

    const kinds = new Set<string>();
    const all = await real.reader.selectFrom('workspaces').select(['id', 'name', 'seq']).execute();
    for (const { id, name, seq } of all) {
      const facts = await real.reader.selectFrom('facts').select('kind').where('ws', '=', id).execute();
      for (const { kind } of facts) kinds.add(kind);
      const { left_out, rows } = await then(name, seq);
      /** What was removed is not there to be compared. */
      if (facts.some(({ kind }) => ['content_forgotten', 'branch_deleted', 'step_deleted', 'task_deleted'].includes(kind)))
        continue;
      expect(rows, name).toEqual(await rowsOf(real.reader, name));
      expect(left_out, name).toBe(0);
    }
    const rooms = memory.rooms;
    expect([...kinds].sort()).toEqual(
      Object.keys(factRooms)
        .filter((kind) => rooms.includes(factRooms[kind] as string))
        .sort(),
    );
  });

  test(proving('noema-serve/the-past-is-what-it-was', 'after each call of a day'), async () => {
    const was: { seq: number; rows: Record<string, string[]> }[] = [];
    for (const { tool, args } of day) {
      await call(app, tool, { workspace: 'day', ...args });
      const row = await real.reader.selectFrom('workspaces').select('seq').where('name', '=', 'day').executeTakeFirst();
      if (row && was.at(-1)?.seq !== row.seq) was.push({ seq: row.seq, rows: await rowsOf(real.reader, 'day') });
    }
    expect(was.length).toBeGreaterThan(10);
    for (const { seq, rows } of was.reverse()) expect((await then('day', seq)).rows, `as of ${seq}`).toEqual(rows);
  });
});
