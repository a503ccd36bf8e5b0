import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JournalFollower, StorePort, Told } from '../../src/kernel/ports.ts';
import { hasPostgres } from '../support/postgres.ts';
import { type Started, start } from '../support/processes.ts';
import { eventually, openOn, postgres, realEngines, type TestStore } from './engines.ts';

/** Ticks by hand. */
function byHand() {
  const ticks = new Set<() => void>();
  return {
    running: () => ticks.size,
    tick: () => {
      for (const tick of ticks) tick();
    },
    ticks: (tick: () => void) => {
      ticks.add(tick);
      return () => void ticks.delete(tick);
    },
  };
}

/** Keeps what is told, and says when it is enough. */
function hearing() {
  const heard: { workspace: string; fact: Told }[] = [];
  let look: () => void = () => {};
  return {
    heard,
    listener: (workspace: string, facts: readonly Told[]) => {
      heard.push(...facts.map((fact) => ({ workspace, fact })));
      look();
    },
    until: (enough: () => boolean) =>
      new Promise<void>((resolve) => {
        look = () => enough() && resolve();
        look();
      }),
    /** The numbers of one workspace's facts, in the order in which they came. */
    seqs: (workspace: string) => heard.filter((one) => one.workspace === workspace).map(({ fact }) => fact.seq),
  };
}

const note = (store: StorePort, workspace: string, ...contents: string[]) =>
  store.write(workspace, null, async (unit) => {
    for (const content of contents) await unit.tell('note_added', { branch: 'main', branch_id: 1, doc: 'notes', content });
  });

async function journalOf(place: TestStore, workspace: string) {
  const handle = await place.handle();
  const rows = await handle.reader
    .selectFrom('facts')
    .innerJoin('workspaces', 'workspaces.id', 'facts.ws')
    .select(['facts.seq', 'kind', 'ts_ms', 'payload'])
    .where('name', '=', workspace)
    .orderBy('facts.seq')
    .execute();
  await handle.close();
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as unknown }));
}

describe.each(realEngines)('the journal on $name', (engine) => {
  let place: TestStore;
  let store: StorePort;
  let other: StorePort;
  let processes: Started[];
  beforeEach(async () => {
    place = await engine.place();
    [store, other] = [await openOn(place), await openOn(place)];
    processes = [];
  });
  afterEach(async () => {
    for (const process of processes) process.kill();
    await Promise.all(processes.map((process) => process.ended));
    await store.close();
    await other.close();
    await place.remove();
  });

  async function follow(
    clock = byHand(),
  ): Promise<{ follower: JournalFollower; clock: typeof clock } & ReturnType<typeof hearing>> {
    const follower = await store.follow({ ticks: clock.ticks });
    const ears = hearing();
    follower.listen(ears.listener);
    return { follower, clock, ...ears };
  }

  it('is told from when it was opened, as it stands there, of all workspaces, each fact once', async () => {
    await note(store, 'a', 'before');
    const { follower, heard, seqs } = await follow();
    await note(store, 'a', 'own');
    await note(other, 'b', 'made anew', 'two at once');
    await note(other, 'a', 'of another');
    await follower.catchUp();
    await follower.catchUp();
    const journal = await journalOf(place, 'a');
    expect(heard.filter((one) => one.workspace === 'a').map(({ fact }) => fact)).toEqual(journal.slice(-2));
    expect(seqs('b')).toEqual([1, 2, 3]);
    expect(follower.range('a')).toEqual({ after: journal.length - 2, told: journal.length });
    expect(follower.range('nowhere')).toEqual({ after: 0, told: 0 });
  });

  it('is read a page at a time', async () => {
    const { follower, heard, seqs } = await follow();
    const contents = Array.from({ length: 450 }, (_, i) => `${i}`);
    await note(other, 'a', ...contents);
    await follower.catchUp();
    expect(seqs('a')).toEqual(Array.from({ length: 451 }, (_, i) => i + 1));
    expect(heard.at(-1)?.fact.seq).toBe(451);
  });

  it('is left alone while nobody listens, and then told from where it stood', async () => {
    const { follower, clock, seqs, listener, heard } = await follow();
    expect(clock.running()).toBe(1);
    await follower.close();
    const second = await store.follow({ ticks: clock.ticks });
    await note(other, 'a', 'nobody listens');
    await second.catchUp();
    expect(clock.running()).toBe(0);
    expect(heard).toEqual([]);
    const stop = second.listen(listener);
    await second.catchUp();
    expect(seqs('a')).toEqual([1, 2]);
    stop();
    expect(clock.running()).toBe(0);
  });

  it('is told to all listeners, though one fails', async () => {
    const troubles: unknown[] = [];
    const follower = await store.follow({ ticks: byHand().ticks, trouble: (error) => void troubles.push(error) });
    follower.listen(() => {
      throw new Error('mine alone');
    });
    const { listener, seqs } = hearing();
    follower.listen(listener);
    await note(other, 'a', 'one');
    await follower.catchUp();
    expect(seqs('a')).toEqual([1, 2]);
    expect(troubles.filter((error) => String(error).includes('mine alone'))).toHaveLength(1);
  });

  it('is told once, in order, while processes write it and one is killed', async () => {
    const { follower, clock, seqs, heard, until } = await follow();
    const orders = { database: place.url, mode: 'storm' };
    processes = await Promise.all(['p', 'q'].map((who) => start('test/store/writer.ts', { ...orders, who })));
    await Promise.all(processes.map((process) => process.until((lines) => lines.includes('ready'))));
    const [p, q] = processes as [Started, Started];
    for (const process of processes) process.send('go');
    for (const enough of [4, 8, 16]) {
      await p.until((lines) => lines.length > enough);
      clock.tick();
    }
    p.kill();
    await q.until((lines) => lines.length > 24);
    clock.tick();
    await until(() => heard.length > 0);
    q.kill();
    await Promise.all([p.ended, q.ended]);
    await follower.catchUp();
    const journal = await journalOf(place, 'shared');
    expect(seqs('shared')).toEqual(journal.map((fact) => fact.seq));
    expect(heard.map(({ fact }) => fact)).toEqual(journal);
  });
});

describe.skipIf(!hasPostgres())('notices of PostgreSQL', () => {
  let place: TestStore;
  let stores: StorePort[];
  let probe: pg.Client;
  beforeEach(async () => {
    place = await postgres.place();
    stores = [];
    probe = new pg.Client({ connectionString: place.url });
    await probe.connect();
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await probe.end();
    await place.remove();
  });

  const open = async (options: Parameters<typeof openOn>[1] = {}) => {
    const store = await openOn(place, options);
    stores.push(store);
    return store;
  };

  async function follow(store: StorePort) {
    const clock = byHand();
    const troubles: unknown[] = [];
    const follower = await store.follow({ ticks: clock.ticks, trouble: (error) => void troubles.push(error) });
    const ears = hearing();
    follower.listen(ears.listener);
    return { follower, clock, troubles, ...ears };
  }
  const holders = async () =>
    (
      await probe.query(`select pid from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())`)
    ).rows as {
      pid: number;
    }[];
  const watched = (clock: ReturnType<typeof byHand>, is: (pids: number[]) => boolean = (pids) => pids.length === 1) =>
    eventually(async () => {
      clock.tick();
      return is((await holders()).map(({ pid }) => pid));
    });

  it('bring facts without a tick', async () => {
    const [store, other] = [await open(), await open()];
    const { clock, until, seqs } = await follow(store);
    await watched(clock);
    await note(other, 'a', 'one');
    await until(() => seqs('a').length === 2);
    await note(other, 'a', 'two');
    await until(() => seqs('a').length === 3);
    expect(seqs('a')).toEqual([1, 2, 3]);
  });

  it('are sent only while somebody follows, and only for what was committed', async () => {
    const store = await open();
    await probe.query('listen noema_facts');
    const notices: (string | undefined)[] = [];
    /** Whoever begins to follow tells all once, a moment after it can be seen to. */
    probe.on('notification', ({ payload }) => void (payload !== 'all' && notices.push(payload)));
    await note(store, 'a', 'nobody follows');
    await probe.query('select 1');
    expect(notices).toEqual([]);
    const { clock } = await follow(store);
    await watched(clock);
    await probe.query('select 1');
    notices.length = 0;
    await expect(
      store.write('a', null, async (unit) => {
        await unit.tell('note_added', { branch: 'main', branch_id: 1, doc: 'notes', content: 'taken back' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await note(store, 'a', 'told');
    await probe.query('select 1');
    expect(notices).toEqual(['1']);
  });

  it('are done without where the connection breaks, and come back', async () => {
    const [store, other] = [await open(), await open()];
    const { clock, until, seqs } = await follow(store);
    await watched(clock);
    const [before] = await holders();
    await probe.query('select pg_terminate_backend($1)', [before?.pid]);
    await eventually(async () => (await holders()).length === 0);
    await note(other, 'a', 'while nobody hears');
    clock.tick();
    await until(() => seqs('a').length === 2);
    await watched(clock, (pids) => pids.length === 1 && pids[0] !== before?.pid);
    await note(other, 'a', 'heard again');
    await until(() => seqs('a').length === 3);
    expect(seqs('a')).toEqual([1, 2, 3]);
  });

  it('are done without where there is nothing to listen to', async () => {
    const store = await open({ listen_url: 'postgres://127.0.0.1:1/nothing' });
    const { clock, until, seqs, troubles, follower } = await follow(store);
    await note(store, 'a', 'one');
    clock.tick();
    await until(() => seqs('a').length === 2);
    await follower.close();
    expect(String(troubles[0])).toContain('ECONNREFUSED');
  });

  it('go on when the follower ends for whom they were sent', async () => {
    const [store, other] = [await open(), await open()];
    const [first, second] = [await follow(store), await follow(other)];
    await watched(first.clock);
    const [lead] = await holders();
    await eventually(async () => {
      second.clock.tick();
      const { rows } = await probe.query(
        `select 1 from pg_stat_activity where application_name = 'noema follower' and datname = current_database() and pid <> $1`,
        [lead?.pid],
      );
      return rows.length === 1;
    });
    await first.follower.close();
    await watched(second.clock, (pids) => pids.length === 1 && pids[0] !== lead?.pid);
    await note(store, 'a', 'one');
    await second.until(() => second.seqs('a').length === 2);
    expect(first.heard).toEqual([]);
  });
});
