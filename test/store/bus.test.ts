import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createBus } from '../../src/app/bus.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import type { JournalFollower, StorePort, Told } from '../../src/kernel/ports.ts';
import { silent } from '../support/app.ts';
import { appOn, openOn, realEngines, type TestStore } from './engines.ts';

type Heard = [string, number];
const into = (heard: Heard[]) => (workspace: string, facts: readonly Told[]) =>
  void heard.push(...facts.map(({ seq }): Heard => [workspace, seq]));

describe.each(realEngines)('two processes on $name', (engine) => {
  let place: TestStore;
  let stores: StorePort[];
  let here: App;
  let there: App;
  beforeEach(async () => {
    place = await engine.place();
    stores = [await openOn(place), await openOn(place)];
    [here, there] = stores.map(appOn) as [App, App];
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await place.remove();
  });
  const write = (app: App, content: string) => call(app, 'notes_commit', { workspace: 'w', content });

  it('whoever watches hears both, each fact once and in order; whoever listens hears no more before and after', async () => {
    const [listened, watched]: [Heard[], Heard[]] = [[], []];
    here.bus.listen(into(listened));
    await write(there, 'before');
    await write(here, 'before');
    expect(listened).toEqual([['w', 3]]);

    let enough: () => void = () => {};
    const heard = new Promise<void>((resolve) => {
      enough = resolve;
    });
    const stop = await here.bus.watch((workspace, facts) => {
      into(watched)(workspace, facts);
      if (watched.length === 4) enough();
    });
    for (const app of [there, here, there, here]) await write(app, 'during');
    await heard;
    await stop();
    await stop();
    await write(there, 'after');
    await write(here, 'after');
    expect(watched).toEqual([4, 5, 6, 7].map((seq) => ['w', seq]));
    expect(listened).toEqual([3, 4, 5, 6, 7, 9].map((seq) => ['w', seq]));
  });
});

test('a journal that cannot be followed fails the one who watches, and nobody else', async () => {
  const bus = createBus(silent, { follow: () => Promise.reject(new Error('no journal')) });
  const heard: Heard[] = [];
  bus.listen(into(heard));
  const watching = bus.watch(() => {});
  bus.publish('w', [fact(1)]);
  await expect(watching).rejects.toThrow('no journal');
  bus.publish('w', [fact(2)]);
  expect(heard).toEqual([
    ['w', 1],
    ['w', 2],
  ]);
});

const fact = (seq: number): Told => ({ seq, ts_ms: 0, kind: 'note_added', payload: {} });

/** A journal in memory, and followers that look only when they are let. */
function journal() {
  let last = 0;
  const followers = new Set<() => void>();
  const follow = async (): Promise<JournalFollower> => {
    const after = last;
    let told = last;
    let listener: ((workspace: string, facts: readonly Told[]) => void) | undefined;
    const look = () => {
      if (!listener) return;
      const facts = Array.from({ length: last - told }, (_, i) => fact(told + 1 + i));
      told = last;
      if (facts.length > 0) listener('w', facts);
    };
    followers.add(look);
    return {
      listen: (one) => {
        listener = one;
        return () => {};
      },
      poke: () => {},
      catchUp: async () => look(),
      range: () => ({ after, told }),
      close: async () => void followers.delete(look),
    };
  };
  return {
    follow,
    commit: () => ++last,
    look: () => {
      for (const follower of followers) follower();
    },
  };
}

test('whenever facts are committed, told, and watched: everybody hears each once, and watchers in order', async () => {
  const step = fc.constantFrom('own', 'other', 'publish', 'look', 'watch', 'stop', 'pass');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { follow, commit, look } = journal();
      const bus = createBus(silent, { follow });
      const heard: Heard[] = [];
      bus.listen(into(heard));
      const own: number[] = [];
      const unpublished: number[] = [];
      let watching: { from: Promise<number>; stop: Promise<() => Promise<void>>; heard: Heard[] } | undefined;
      const sessions: { heard: Heard[]; from: number; upto: number }[] = [];
      const publish = () => {
        const seq = unpublished.shift();
        if (seq !== undefined) bus.publish('w', [fact(seq)]);
      };
      let lastSeq = 0;
      let ended = 0;
      const end = async () => {
        if (!watching) return;
        const { from, stop, heard: theirs } = watching;
        watching = undefined;
        const ended = await stop;
        look();
        const upto = lastSeq;
        await ended();
        sessions.push({ heard: theirs, from: await from, upto });
      };
      for (const one of steps) {
        if (one === 'own') {
          lastSeq = commit();
          own.push(lastSeq);
          unpublished.push(lastSeq);
        } else if (one === 'other') lastSeq = commit();
        else if (one === 'publish') publish();
        else if (one === 'look') look();
        else if (one === 'watch' && !watching) {
          /** A call tells what it has committed at once: it does not sleep from one watch to the next. */
          while ((unpublished[0] ?? Number.POSITIVE_INFINITY) <= ended) publish();
          const theirs: Heard[] = [];
          const stop = bus.watch(into(theirs));
          watching = { stop, heard: theirs, from: stop.then(() => lastSeq) };
        } else if (one === 'stop') {
          await end();
          ended = lastSeq;
        } else await Promise.resolve();
      }
      while (unpublished.length > 0) publish();
      await end();
      const seqs = heard.map(([, seq]) => seq);
      expect(new Set(seqs).size, 'nothing twice').toBe(seqs.length);
      expect(
        own.filter((seq) => !seqs.includes(seq)),
        'nothing of its own is missing',
      ).toEqual([]);
      for (const { heard: theirs, from, upto } of sessions) {
        const all = theirs.map(([, seq]) => seq);
        const wanted = Array.from({ length: Math.max(0, upto - from) }, (_, i) => from + 1 + i);
        expect(all.filter((seq) => seq > from && seq <= upto)).toEqual(wanted);
      }
    }),
    { numRuns: 300 },
  );
});
