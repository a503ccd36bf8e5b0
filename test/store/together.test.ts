import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StorePort, Unit } from '../../src/kernel/ports.ts';
import type { Db } from '../../src/store/tables.ts';
import { Outdated, Together } from '../../src/store/together.ts';
import { reading } from '../support/rooms.ts';
import { openOn, realEngines, type TestStore } from './engines.ts';
import { checkJournal } from './journal.ts';
import { recordingOn } from './recording.ts';

const note = { branch: 'main', branch_id: 1, doc: 'notes', content: 'x' };
const append = (content: string) => (unit: Unit) => unit.tell('note_added', { ...note, content });

describe.each(realEngines)('writes at once on $name', (engine) => {
  let place: TestStore;
  let store: StorePort;
  beforeEach(async () => {
    place = await engine.place();
    store = await openOn(place);
    for (const name of ['w', 'v']) await store.write(name, null, append('first'));
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });
  const contents = async (name = 'w') => {
    const handle = await place.handle();
    await checkJournal(handle, name);
    const rows = await handle.reader
      .selectFrom('entries as e')
      .innerJoin('workspaces as w', 'w.id', 'e.ws')
      .select('e.content')
      .where('w.name', '=', name)
      .orderBy('e.seq')
      .execute();
    await handle.close();
    return rows.map((row) => row.content);
  };
  const names = Array.from({ length: 20 }, (_, i) => `n${i}`);

  it('share commits, and are done in the order in which they came', async () => {
    const { store: counted, sent } = recordingOn(place);
    await Promise.all(names.map((name, i) => counted.write(i % 2 ? 'w' : 'v', null, append(name))));
    /** On PostgreSQL the first goes at once, and all others while it is under way. */
    const commits = sent.filter((query) => query.sql === 'commit').length;
    expect(commits).toBeLessThanOrEqual(place.engine === 'sqlite' ? 1 : 2);
    await counted.close();
    expect(await contents('w')).toEqual(['first', ...names.filter((_, i) => i % 2)]);
    expect(await contents('v')).toEqual(['first', ...names.filter((_, i) => i % 2 === 0)]);
  });

  it('share commits where each comes by itself, as over connections of their own', async () => {
    const { store: counted, sent } = recordingOn(place);
    const written = names.map(
      (name) =>
        new Promise<void>((done, fail) => setTimeout(() => void counted.write('w', null, append(name)).then(() => done(), fail))),
    );
    await Promise.all(written);
    expect(sent.filter((query) => query.sql === 'commit').length).toBeLessThan(names.length / 2);
    await counted.close();
    expect(await contents('w')).toEqual(['first', ...names]);
  });

  it.each([0, 1, 7, 19])('fail alone: the one at %i', async (at) => {
    const failing = async (unit: Unit) => {
      await append('never')(unit);
      throw new Error('on purpose');
    };
    const outcomes = await Promise.allSettled(names.map((name, i) => store.write('w', null, i === at ? failing : append(name))));
    expect(outcomes.map(({ status }) => status)).toEqual(names.map((_, i) => (i === at ? 'rejected' : 'fulfilled')));
    expect(await contents()).toEqual(['first', ...names.filter((_, i) => i !== at)]);
  });

  it.each([0, 1, 19])('fail alone, with what they had changed in rows that were there: the one at %i', async (at) => {
    const failing = async (unit: Unit) => {
      await unit.tell('branch_renamed', { branch_id: 1, previous: 'main', current: 'never' });
      throw new Error('on purpose');
    };
    await Promise.allSettled(names.map((name, i) => store.write('w', null, i === at ? failing : append(name))));
    expect(await contents()).toEqual(['first', ...names.filter((_, i) => i !== at)]);
    expect(await reading(store, 'w', async ({ workspace }) => workspace?.checkout)).toBe('main');
  });

  it('fail alone where the engine refuses', async () => {
    const twice = async (unit: Unit) => {
      const branch = { name: 'b', base_branch: 'main', base_seq: unit.seq() };
      await unit.tell('branch_created', branch);
      await unit.tell('branch_created', branch);
    };
    const outcomes = await Promise.allSettled(
      names.map((name, i) => store.write<unknown>('w', null, i === 7 ? twice : append(name))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(names.map((_, i) => (i === 7 ? 'rejected' : 'fulfilled')));
    expect(outcomes[7]).toMatchObject({ reason: { code: 'STORE_ERROR' } });
    expect((await contents()).toSorted()).toEqual(['first', ...names.filter((_, i) => i !== 7)].toSorted());
  });

  if (engine.name === 'PostgreSQL')
    it('of many workspaces cost a few statements more than of one', async () => {
      const many = names.map((name) => `own-${name}`);
      const { store: counted, during, sent } = recordingOn(place);
      const toAll = (content: string) => Promise.all(many.map((name) => counted.write(name, null, append(content))));
      await toAll('first');
      await toAll('second');
      await during(() => toAll('third'));
      expect(sent.filter((query) => query.sql === 'commit').length).toBeLessThanOrEqual(2);
      expect(sent.length).toBeLessThanOrEqual(16);
      await counted.close();
      for (const name of many) expect(await contents(name)).toEqual(['first', 'second', 'third']);
    });

  it('notice what another process has changed meanwhile', async () => {
    const other = await openOn(place);
    const checkout = () =>
      store.write('w', null, async ({ snapshot, tell }) => {
        await tell('note_added', note);
        const name = snapshot.workspace?.checkout ?? '';
        const { branches } = snapshot.of('notes') as { branches: { find(name: string): Promise<{ name: string } | undefined> } };
        return [name, (await branches.find(name))?.name];
      });
    await checkout();
    expect(await checkout()).toEqual(['main', 'main']);
    await other.write('w', null, (unit) => unit.tell('branch_renamed', { branch_id: 1, previous: 'main', current: 'trunk' }));
    await other.close();
    expect(await checkout()).toEqual(['trunk', 'trunk']);
  });

  describe('to a workspace that nobody else seems to write to', () => {
    /** From the third write on it is taken to be as it was. */
    const settle = async () => {
      for (const name of ['second', 'third', 'fourth']) await store.write('w', null, append(name));
    };
    const settled = ['first', 'second', 'third', 'fourth'];

    it('are done again where somebody has, once each and in their order', async () => {
      await settle();
      const other = await openOn(place);
      await other.write('w', null, append('other'));
      await Promise.all(names.map((name) => store.write('w', null, append(name))));
      await other.write('w', null, append('another'));
      await other.close();
      expect(await contents()).toEqual([...settled, 'other', ...names, 'another']);
    });

    it('are not refused because of what it was', async () => {
      await settle();
      const other = await openOn(place);
      await other.write('w', null, (unit) => unit.tell('branch_renamed', { branch_id: 1, previous: 'main', current: 'trunk' }));
      await other.close();
      const onTrunk = async ({ snapshot }: Unit) => {
        const { checkout } = snapshot.workspace ?? {};
        if (checkout !== 'trunk') throw new Error(`it stands on ${checkout}`);
        return checkout;
      };
      expect(await store.write('w', null, onTrunk)).toBe('trunk');
    });

    it('are refused once that is sure, and leave nothing', async () => {
      await settle();
      const refused = async (unit: Unit) => {
        await append('never')(unit);
        throw new Error('on purpose');
      };
      await expect(store.write('w', null, refused)).rejects.toThrow('on purpose');
      await store.write('w', null, append('last'));
      expect(await contents()).toEqual([...settled, 'last']);
    });

    it('wait for somebody who holds it', async () => {
      await settle();
      const other = await openOn(place);
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let began: () => void = () => {};
      const isHeld = new Promise<void>((resolve) => {
        began = resolve;
      });
      const holding = other.write('w', null, async (unit) => {
        await append('other')(unit);
        began();
        await held;
      });
      await isHeld;
      const writing = store.write('w', null, append('last'));
      release();
      await Promise.all([holding, writing]);
      await other.close();
      expect(await contents()).toEqual([...settled, 'other', 'last']);
    });
  });

  it('see what those before them have written', async () => {
    const seqs = await Promise.all(
      names.map((name) =>
        store.write('w', null, async (unit) => {
          const before = unit.snapshot.workspace?.seq;
          const { seq } = await append(name)(unit);
          return seq - (before ?? 0);
        }),
      ),
    );
    expect(seqs).toEqual(names.map(() => 1));
  });
});

describe('transactions beside each other', () => {
  /** Transactions whose end is said. */
  const ended = () => {
    const ends: (() => void)[] = [];
    const began: string[][] = [];
    const together = new Together({
      most: 2,
      transact: async (locks, work) => {
        began.push([...locks]);
        const value = await work({ engine: 'sqlite', run: () => [] } as unknown as Db, new Set(locks));
        await new Promise<void>((resolve) => ends.push(resolve));
        return value;
      },
    });
    const turns = async () => {
      for (let i = 0; i < 5; i += 1) await new Promise((resolve) => setImmediate(resolve));
    };
    return { together, began, end: () => ends.shift()?.(), turns };
  };
  const nothing = async () => {};

  it('are begun for half of those who write, and for one where no other is under way', async () => {
    const { together, began, end, turns } = ended();
    const many = Array.from({ length: 3 }, (_, i) => `a${i}`);
    const writes = many.map((lock) => together.write(lock, nothing));
    await turns();
    expect(began).toEqual([many]);
    writes.push(together.write('b', nothing), together.write('c', nothing));
    await turns();
    expect(began).toHaveLength(1);
    writes.push(together.write('d', nothing));
    await turns();
    expect(began).toEqual([many, ['b', 'c', 'd']]);
    writes.push(together.write('e', nothing));
    end();
    end();
    await turns();
    expect(began.slice(2)).toEqual([['e']]);
    end();
    await Promise.all(writes);
  });

  it('wait for those who come in each turn, until half of the usual have come or a turn brings nobody', async () => {
    const { together, began, end, turns } = ended();
    const usual = Array.from({ length: 8 }, (_, i) => `a${i}`);
    const writes = usual.map((lock) => together.write(lock, nothing));
    await turns();
    end();
    await turns();
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    for (const lock of ['b', 'c', 'd']) {
      writes.push(together.write(lock, nothing));
      await turn();
    }
    expect(began.slice(1)).toEqual([]);
    await turns();
    expect(began.slice(1)).toEqual([['b', 'c', 'd']]);
    end();
    await turns();
    writes.push(...['e', 'f', 'g', 'h'].map((lock) => together.write(lock, nothing)));
    await turn();
    expect(began.slice(2)).toEqual([['e', 'f', 'g', 'h']]);
    end();
    await Promise.all(writes);
  });

  it('that found something changed are done again before whatever came meanwhile', async () => {
    const done: string[] = [];
    const began: string[][] = [];
    let isOutdated = true;
    const together = new Together({
      most: 2,
      transact: async (locks, work) => {
        began.push([...locks]);
        const value = await work({ engine: 'sqlite', run: () => [] } as unknown as Db, new Set(locks));
        await new Promise((resolve) => setImmediate(resolve));
        if (isOutdated) {
          isOutdated = false;
          done.length = 0;
          throw new Outdated();
        }
        return value;
      },
    });
    const write = (name: string) => together.write('w', async () => void done.push(name));
    const writes = ['first', 'second'].map(write);
    await new Promise((resolve) => setImmediate(resolve));
    writes.push(write('third'));
    await Promise.all(writes);
    expect(done).toEqual(['first', 'second', 'third']);
    expect(began.length).toBeGreaterThan(1);
  });

  it('do not wait for one that waits for what it reads', async () => {
    const { together, began, end, turns } = ended();
    let read: () => void = () => {};
    const asking = () =>
      new Promise<void>((resolve) => {
        read = resolve;
      });
    const writes = [together.write('a', nothing), together.write('b', nothing), together.write('c', asking)];
    await turns();
    writes.push(together.write('d', nothing));
    await turns();
    expect(began).toEqual([['a', 'b', 'c'], ['d']]);
    end();
    read();
    await turns();
    end();
    await Promise.all(writes);
  });
});

describe('writes that share a transaction', () => {
  /** A store of lines; its transactions fail at the end as often as they are told to. */
  const lines = (failures: { code: string }[]) => {
    const kept: string[] = [];
    let transactions = 0;
    const together = new Together({
      transact: async (locks, work) => {
        transactions += 1;
        const before = kept.length;
        try {
          const value = await work({ engine: 'sqlite', run: () => [] } as unknown as Db, new Set(locks));
          const failure = failures.shift();
          if (failure) throw failure;
          return value;
        } catch (error) {
          kept.length = before;
          throw error;
        }
      },
    });
    const write = (line: string) => together.write('file', async () => void kept.push(line));
    return { kept, write, transactions: () => transactions };
  };
  const statuses = async (writes: Promise<void>[]) => (await Promise.allSettled(writes)).map(({ status }) => status);

  it('are done one by one after a commit that surely failed', async () => {
    const { kept, write, transactions } = lines([{ code: 'SQLITE_FULL' }]);
    expect(await statuses(['a', 'b', 'c'].map(write))).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect([kept, transactions()]).toEqual([['a', 'b', 'c'], 4]);
  });

  it('are not done again after one of which nobody knows', async () => {
    const { kept, write, transactions } = lines([{ code: 'SQLITE_IOERR_FSYNC' }]);
    expect(await statuses(['a', 'b', 'c'].map(write))).toEqual(['rejected', 'rejected', 'rejected']);
    expect([kept, transactions()]).toEqual([[], 1]);
  });

  it('are told nothing before the commit', async () => {
    const heard: string[] = [];
    let end: () => void = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const together = new Together({
      transact: async (locks, work) => {
        const value = await work({ engine: 'sqlite', run: () => [] } as unknown as Db, new Set(locks));
        heard.push('done');
        await ended;
        return value;
      },
    });
    const writes = [
      together.write('file', async () => {}).then(() => heard.push('first')),
      together.write('file', async () => Promise.reject(new Error('on purpose'))).catch(() => heard.push('second')),
    ];
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual(['done']);
    end();
    await Promise.all(writes);
    expect(heard).toEqual(['done', 'first', 'second']);
  });
});
