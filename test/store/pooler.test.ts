import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { hasPgbouncer, startPgbouncer } from '../support/pgbouncer.ts';
import { hasPostgres } from '../support/postgres.ts';
import { postgresProxy } from '../support/postgres-proxy.ts';
import { appOn, eventually, openOn, postgres, type TestStore } from './engines.ts';
import { checkJournal } from './journal.ts';

/** What stays on a connection after the transaction in which it was said, and would reach whoever gets the connection next. */
const session =
  /\b(listen|unlisten|prepare|deallocate|discard|declare|load)\b|\bset\s+(?!local\b|transaction\b)\w+\s*(=|to)\b|\bset\s+session\b|\bpg_(try_)?advisory_(un)?lock(_shared)?\s*\(|\bcreate\s+temp/i;

const calls: [string, Record<string, unknown>][] = [
  ['init', {}],
  ['notes_commit', { content: 'one' }],
  [
    'tasks_macro_start',
    { plan_title: 'Plan', task_title: 'Task', steps: [{ title: 'Step', success_criteria: ['done'], tests: ['run'] }] },
  ],
  ['think_card', { card: { type: 'hypothesis', title: 'It may be so' } }],
  ['branch_create', { name: 'idea' }],
  ['merge', { from: 'idea', into: 'main' }],
  ['show', {}],
  ['tasks_snapshot', {}],
];

describe.skipIf(!hasPostgres())('behind a pooler that gives each transaction another connection', () => {
  let place: TestStore;
  let proxy: Awaited<ReturnType<typeof postgresProxy>>;
  beforeEach(async () => {
    place = await postgres.bare();
    proxy = await postgresProxy(place.url, { pooler: true });
  });
  afterEach(async () => {
    await proxy.close();
    await place.remove();
  });

  it('nothing stays on a connection: no setting, no prepared statement, no lock', async () => {
    const store = await openOn({ ...place, url: proxy.url });
    const app = appOn(store);
    for (const [tool, args] of calls) {
      const { error } = await call(app, tool, { workspace: 'w', ...args });
      expect(error, tool).toBeNull();
    }
    const at_once = Array.from({ length: 30 }, (_, i) => call(app, 'notes_commit', { workspace: `w${i % 3}`, content: `${i}` }));
    expect((await Promise.all(at_once)).map(({ error }) => error)).toEqual(at_once.map(() => null));
    await store.close();
    const statements = proxy.connections.flatMap((connection) => connection.statements);
    expect(statements.length).toBeGreaterThan(100);
    expect(statements.filter((statement) => session.test(statement))).toEqual([]);
    expect(proxy.connections.flatMap((connection) => connection.prepared)).toEqual([]);
  });

  it('a statement that is sent again and again is kept where the connection leads to the server itself', async () => {
    const direct = await postgresProxy(place.url);
    const counts = [];
    for (const { url, connections } of [direct, proxy]) {
      const store = await openOn({ ...place, url });
      const app = appOn(store);
      for (let i = 0; i < 12; i += 1)
        expect((await call(app, 'notes_commit', { workspace: 'w', content: `${i}` })).error).toBeNull();
      await store.close();
      const statements = connections.flatMap((connection) => connection.statements);
      counts.push([
        connections.flatMap((connection) => connection.prepared).length > 0,
        statements.filter((statement) => statement.includes('"entries"')).length < 12,
      ]);
    }
    await direct.close();
    expect(counts).toEqual([
      [true, true],
      [false, false],
    ]);
    const handle = await place.handle();
    await checkJournal(handle, 'w');
    await handle.close();
  });

  it('whoever follows listens on a connection of its own, which may lead elsewhere', async () => {
    const direct = await postgresProxy(place.url);
    const store = await openOn({ ...place, url: proxy.url }, { listen_url: direct.url });
    let tick: () => void = () => {};
    const follower = await store.follow({
      ticks: (each) => {
        tick = each;
        return () => {};
      },
    });
    follower.listen(() => {});
    const listens = () => direct.connections.some(({ statements }) => statements.some((text) => /\blisten\b/.test(text)));
    await eventually(async () => {
      tick();
      await follower.catchUp();
      return listens();
    });
    await store.close();
    expect(direct.connections.map(({ application }) => application)).toEqual(['noema follower']);
    const pooled = proxy.connections.flatMap((connection) => connection.statements);
    expect(pooled.length).toBeGreaterThan(0);
    expect(pooled.filter((statement) => session.test(statement))).toEqual([]);
    await direct.close();
  });
});

const there = hasPgbouncer();
if (!there) console.error('\n*** There is no pgbouncer here: the test behind it is SKIPPED. ***\n');

describe.skipIf(!hasPostgres() || !there)('behind pgbouncer in transaction mode', () => {
  it('calls are answered, at once and one after another, by stores that share it', async () => {
    const place = await postgres.bare();
    onTestFinished(place.remove);
    const pooler = await startPgbouncer(place.url);
    onTestFinished(pooler.stop);
    const pooled = { ...place, url: pooler.through(place.url) };
    const stores = [await openOn(pooled), await openOn(pooled)];
    const apps = stores.map(appOn);
    for (const app of apps)
      for (const [tool, args] of calls) {
        const workspace = `w${apps.indexOf(app)}`;
        expect((await call(app, tool, { workspace, ...args })).error, tool).toBeNull();
      }
    const at_once = Array.from({ length: 60 }, (_, i) =>
      call(apps[i % 2] as App, 'notes_commit', { workspace: `n${i % 3}`, content: `${i}` }),
    );
    expect((await Promise.all(at_once)).map(({ error }) => error)).toEqual(at_once.map(() => null));
    for (const store of stores) await store.close();
    const handle = await place.handle();
    for (const name of ['n0', 'n1', 'n2']) await checkJournal(handle, name);
    await handle.close();
  });
});
