import { rm } from 'node:fs/promises';
import type { Log, StorePort } from '../../kernel/ports.ts';
import { type BatchDisk, Taken, takeLock } from '../files/index.ts';
import { type StoreOptions, storeOn } from '../open.ts';
import { patienceMs } from '../patience.ts';
import { snapshotsFor } from '../read/index.ts';
import type { Db, Transact } from '../tables.ts';
import { transactionsOf } from '../transactions.ts';
import { type Replaying, runUnit } from '../unit.ts';
import type { Collection, Noted, RoomFiles } from './collection.ts';
import type { FolderConfig } from './config-file.ts';
import { inodeOf, isDamage, type OpenIndex } from './index-file.ts';
import type { Layout } from './layout.ts';
import { type ItemRef, Looker, Stale } from './looks.ts';
import { looking, noting } from './noting.ts';
import { Settling } from './settle.ts';

/** The index was deleted or replaced after it had been opened. Nothing has been done. */
export class IndexMoved extends Error {
  readonly isUndone = true;
}

export interface FiledOptions extends Omit<StoreOptions, 'url' | 'listen_url' | 'upgrades'> {
  /** The data folder. */
  readonly folder: string;
  /** Where the index is; by itself, in the data folder. Those who do not share one are strangers to each other, and as safe. */
  readonly index?: string;
  readonly rooms: readonly RoomFiles[];
  /** What `config.json` says in a folder that has none yet. */
  readonly config?: FolderConfig;
  /** How long what stands in folders is taken for unchanged. */
  readonly lookMs?: number;
  /** Calls for a look at everything now and then, until it is stopped. */
  readonly rounds?: (round: () => Promise<void>) => () => void;
  readonly disk?: BatchDisk;
}

export const lockOf = ({ folder }: Layout) => `${folder}/.lock`;

/** Runs work as the only writer of a data folder. */
export async function locked<T>(layout: Layout, busyMs: number | undefined, work: () => Promise<T>): Promise<T> {
  const taken = await takeLock(lockOf(layout), { keep: true, waitMs: busyMs ?? patienceMs });
  if (taken.kind !== 'taken')
    throw Object.assign(new Error('Another process writes to the data folder.'), { code: 'SQLITE_BUSY' });
  try {
    return await work();
  } finally {
    taken.lock.release();
  }
}

/** A store on an open index whose writes go to files first. */
export class FiledIndex {
  readonly inner: StorePort;
  /** Something in the index could not be read: it is of no use any more. */
  isDamaged = false;
  readonly #busy = new Set<string>();
  readonly #options: FiledOptions;
  readonly #collections: ReadonlyMap<string, Collection>;
  readonly #unit: ReturnType<typeof transactionsOf>;

  constructor(
    readonly index: OpenIndex,
    readonly layout: Layout,
    options: FiledOptions,
  ) {
    const { rooms, appliers, readers } = options;
    const { opened } = index;
    this.#options = options;
    this.#collections = new Map(rooms.flatMap((room) => room.collections.map((one) => [one.name, one])));
    const looks = new Looker(layout, this.#collections, this.#busy);
    const transact = { read: this.#watched(opened.transact?.read as Transact), write: this.#watched(this.#write) };
    this.inner = storeOn(
      'sqlite',
      { ...opened, transact },
      { ...options, url: layout.index, appliers: noting(appliers, rooms), readers: looking(readers, rooms, looks) },
    );
    this.#unit = transactionsOf('sqlite', opened);
  }

  get collections(): ReadonlyMap<string, Collection> {
    return this.#collections;
  }

  /** For questions outside of any transaction. */
  get db(): Db {
    return { engine: 'sqlite', kysely: this.index.opened.reader };
  }

  get isHere(): boolean {
    return !this.isDamaged && inodeOf(this.layout.index) === this.index.inode;
  }

  get log(): Log | undefined {
    return this.#options.log;
  }

  /** Brings what files say into the rows of a workspace, as the only writer. */
  absorbing<T>(workspace: string, work: (unit: Replaying) => Promise<T>): Promise<T> {
    const { clock, appliers, readers, busyMs } = this.#options;
    const given = { workspace, agent_id: null, caller: '', clock, appliers, snapshots: snapshotsFor(readers) };
    return locked(this.layout, busyMs, () => {
      if (!this.isHere) throw new IndexMoved();
      return this.#unit.write((db) => runUnit({ db, ...given }, work));
    });
  }

  #watched(transact: Transact): Transact {
    return async (work) => {
      try {
        return await transact(work);
      } catch (error) {
        if (isDamage(error)) this.isDamaged = true;
        throw error;
      }
    };
  }

  /** Files are the truth: once they are written it has happened, whatever becomes of the index, which is then read from them again. */
  readonly #write: Transact = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const { busyMs, clock, disk, durability } = this.#options;
    const noted: Noted[] = [];
    let removed: readonly string[] = [];
    let done: { readonly value: T } | undefined;
    const value = await locked(this.layout, busyMs, async () => {
      if (!this.isHere) throw new IndexMoved();
      const options = {
        layout: this.layout,
        collections: this.#collections,
        busy: this.#busy,
        now: () => clock.now(),
        flushes: durability === 'full',
        ...(disk ? { disk } : {}),
      };
      try {
        return await (this.index.opened.transact as { write: Transact }).write(async (db) => {
          const value = await work({ ...db, noted });
          if (noted.length > 0)
            removed = await new Settling(db, options).settle(noted, () => {
              done = { value };
            });
          return value;
        });
      } catch (error) {
        if (error instanceof Taken) throw this.#stale(error, noted);
        if (!done) throw error;
        this.log?.warning('files were written, and the index was not: it is caught up', { error: String(error) });
        return done.value;
      }
    });
    for (const place of removed) await rm(place, { recursive: true, force: true }).catch(() => {});
    return value;
  };

  /** Whose file it is that was in the way. */
  #stale({ file }: Taken, noted: readonly Noted[]): Stale {
    const items: ItemRef[] = noted.map(({ workspace, collection, key }) => ({ workspace, collection, key }));
    return new Stale(items, file);
  }
}
