import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fault } from '../../kernel/fault.ts';
import type { FollowOptions, JournalFollower, StorePort } from '../../kernel/ports.ts';
import { closeLock } from '../files/index.ts';
import { patienceMs } from '../patience.ts';
import { typed, unusable } from '../trouble.ts';
import { CatchUp } from './catch-up.ts';
import { keepConfig } from './config-file.ts';
import { followAcross } from './follow.ts';
import { discardIndex, inodeOf, lastLook, openIndex, sayWhole } from './index-file.ts';
import { namesIn } from './item-files.ts';
import { type Layout, layoutIn, nameBehind } from './layout.ts';
import { Stale } from './looks.ts';
import { FiledIndex, type FiledOptions, IndexMoved, locked, lockOf } from './open-index.ts';

/** So often a call is done again because files have changed under it, however long that takes. */
const mostTries = 8;

/** What stands in folders is looked at no more often. */
const lookMs = 250;

const leastPauseMs = 60_000;

/** After each round a pause a hundred times as long: however much there is, looking takes a hundredth of the time. */
const steadily: NonNullable<FiledOptions['rounds']> = (round) => {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const next = (ms: number) => {
    timer = setTimeout(async () => {
      const began = performance.now();
      await round().catch(() => {});
      if (!isOver) next(Math.max(leastPauseMs, 100 * (performance.now() - began)));
    }, ms);
    timer.unref();
  };
  next(leastPauseMs / 2);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};

/** An index that is open, and the promise that all files are in it. */
interface Current {
  readonly filed: FiledIndex;
  readonly catchUp: CatchUp;
  whole: Promise<void>;
}

/** The store port on files, with an index beside them. */
class FiledStore implements StorePort {
  readonly engine = 'sqlite';
  readonly truth = 'files';
  readonly location: string;
  #current: Current | undefined;
  #opening: Promise<Current> | undefined;
  #round: Promise<void> = Promise.resolve();
  readonly #looked = new Map<string, number>();
  readonly #followers = new Set<JournalFollower>();
  readonly #stopRounds: () => void;
  #isClosed = false;

  constructor(
    private readonly layout: Layout,
    private readonly options: FiledOptions,
  ) {
    this.location = layout.folder;
    this.#stopRounds = (options.rounds ?? steadily)(() => this.#lookAround());
  }

  get schema_version(): number {
    return (this.#current as Current).filed.inner.schema_version;
  }

  async open(): Promise<void> {
    await this.#ready();
  }

  read: StorePort['read'] = (workspace, work, caller) => this.#done(workspace, (inner) => inner.read(workspace, work, caller));

  write: StorePort['write'] = (workspace, agent_id, work, caller) =>
    this.#done(workspace, (inner) => inner.write(workspace, agent_id, work, caller));

  async workspaces(prefix: string, limit: number): Promise<string[]> {
    const known = await this.#done(null, (inner) => inner.workspaces(prefix, limit));
    const there = namesIn(this.layout.projects).flatMap((name) =>
      name.endsWith('/') ? (nameBehind(name.slice(0, -1)) ?? []) : [],
    );
    return [...new Set([...known, ...there.filter((name) => name.startsWith(prefix))])].sort().slice(0, limit);
  }

  async follow(how: FollowOptions = {}): Promise<JournalFollower> {
    const { follower, ended } = await followAcross(async () => (await this.#ready()).filed.inner, how);
    this.#followers.add(follower);
    void ended.then(() => this.#followers.delete(follower));
    return follower;
  }

  sweep: StorePort['sweep'] = () => this.#done(null, (inner) => inner.sweep());

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopRounds();
    for (const follower of this.#followers) await follower.close();
    await this.#round.catch(() => {});
    await this.#current?.whole.catch(() => {});
    await this.#current?.filed.inner.close();
    closeLock(lockOf(this.layout));
  }

  /** Does it again where files had changed, after they were read. */
  async #done<T>(workspace: string | null, work: (inner: StorePort) => Promise<T>): Promise<T> {
    const began = performance.now();
    for (let tries = 1; ; tries += 1) {
      const current = await this.#ready();
      try {
        await current.whole;
        if (workspace !== null) await this.#lookAtFolders(current, workspace);
        return await work(current.filed.inner);
      } catch (error) {
        const waited_ms = Math.round(performance.now() - began);
        const isAgain = error instanceof Stale || error instanceof IndexMoved || current.filed.isDamaged;
        if (!isAgain) throw typed(error, waited_ms);
        if (tries >= mostTries && waited_ms > (this.options.busyMs ?? patienceMs)) throw fault('STORE_BUSY', { waited_ms });
        if (error instanceof Stale) await this.#read(current, error, waited_ms);
      }
    }
  }

  async #read({ catchUp }: Current, stale: Stale, waited_ms: number): Promise<void> {
    try {
      await catchUp.items(stale);
    } catch (error) {
      if (!(error instanceof IndexMoved)) throw typed(error, waited_ms);
    }
  }

  async #lookAtFolders({ catchUp }: Current, workspace: string): Promise<void> {
    const now = performance.now();
    if (now - (this.#looked.get(workspace) ?? Number.NEGATIVE_INFINITY) < (this.options.lookMs ?? lookMs)) return;
    this.#looked.set(workspace, now);
    await catchUp.folders(workspace);
  }

  /** The index as it stands there now; opened, or made anew, where it is another one than before. */
  async #ready(): Promise<Current> {
    if (this.#current?.filed.isHere) return this.#current;
    if (this.#isClosed && this.#current) return this.#current;
    this.#opening ??= this.#open().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #open(): Promise<Current> {
    const { layout, options } = this;
    const before = this.#current?.filed;
    const index = await locked(layout, options.busyMs, async () => {
      if (!before && options.config) await keepConfig(layout.folder, options.config, options);
      /** Unless somebody else has made a new one already. */
      if (before?.isDamaged && before.index.inode === inodeOf(layout.index)) discardIndex(layout.index);
      return openIndex({ file: layout.index, ...options });
    });
    const filed = new FiledIndex(index, layout, options);
    const catchUp = new CatchUp(filed, () => this.#isClosed);
    const current: Current = { filed, catchUp, whole: Promise.resolve() };
    if (!index.isWhole) this.#makeWhole(current);
    else if (index.mayLag) void this.#lookAround(current).catch(() => {});
    this.#current = current;
    this.#looked.clear();
    /** Whoever still reads there goes on reading. */
    void before?.inner.close().catch(() => {});
    return current;
  }

  /** Reads everything into an index that is new. Calls wait for it; one that failed is begun again by the next. */
  #makeWhole(current: Current): void {
    const { log } = this.options;
    current.whole = (async () => {
      const began = performance.now();
      await current.catchUp.all();
      await this.#sayWhole(current);
      log?.info('the index was made from files', { folder: this.location, ms: Math.round(performance.now() - began) });
    })();
    current.whole.catch(() => {
      if (this.#current === current) this.#current = undefined;
    });
  }

  #sayWhole({ filed }: Current): Promise<void> {
    const { busyMs, clock } = this.options;
    return locked(this.layout, busyMs, () => sayWhole(filed.index, clock.now()));
  }

  /** A look at everything, one at a time, and not soon after another process has done it. */
  #lookAround(on?: Current): Promise<void> {
    const mine = this.#round.then(async () => {
      const current = on ?? this.#current;
      if (!current || this.#isClosed || !current.filed.isHere) return;
      await current.whole;
      const { clock } = this.options;
      if (!on && clock.now() - (await lastLook(current.filed.index)) < leastPauseMs / 2) return;
      await current.catchUp.all();
      await this.#sayWhole(current);
    });
    this.#round = mine.catch((error) => {
      this.options.log?.warning('files could not be looked at', { error: String(error) });
    });
    return this.#round;
  }
}

/** Opens the data in a folder: files are the truth, and a SQLite file beside them that may be deleted makes finding quick. */
export async function openFiled(options: FiledOptions): Promise<StorePort> {
  const layout = layoutIn(path.resolve(options.folder), options.index);
  let store: FiledStore | undefined;
  try {
    mkdirSync(layout.folder, { recursive: true, mode: 0o700 });
    store = new FiledStore(layout, options);
    await store.open();
    return store;
  } catch (error) {
    await store?.close();
    throw unusable(layout.folder, error);
  }
}
