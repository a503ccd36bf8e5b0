import path from 'node:path';
import type { Appliers } from '../../generated/handlers/appliers.ts';
import { databaseAddress, inMemory } from '../kernel/database.ts';
import type { Clock, JournalFollower, Log, StorePort } from '../kernel/ports.ts';
import { failureLog } from './failure-log.ts';
import { Gate } from './gate.ts';
import { migrate } from './migrate.ts';
import { schemaVersion } from './migrations/index.ts';
import type { InMemory, Pasts } from './past/index.ts';
import { patienceMs, patiently } from './patience.ts';
import { type Readers, snapshotsFor } from './read/index.ts';
import { seeWorkspace, someWorkspace } from './read/workspaces.ts';
import { catchUpSearch } from './search-catch-up.ts';
import type { Durability } from './sqlite.ts';
import type { Engine, Opened, Writer } from './tables.ts';
import { transactionsOf } from './transactions.ts';
import { StoreUnusable, typed, unusable } from './trouble.ts';
import { runUnit } from './unit.ts';
import { writesOn } from './writes.ts';

export interface StoreOptions {
  /** A file, or postgres://… */
  readonly url: string;
  readonly durability: Durability;
  readonly clock: Clock;
  readonly appliers: Appliers<Writer>;
  /** What handlers of each room may read. */
  readonly readers: Readonly<Record<string, Readers>>;
  /** Where PostgreSQL's notices are listened for, when `url` leads through a pooler that has none. */
  readonly listen_url?: string;
  /** How long a write waits for others before it answers STORE_BUSY. */
  readonly busyMs?: number;
  /** False: a store of an older schema is refused instead of being brought forward. */
  readonly upgrades?: boolean;
  /** Where it says what the engine could not do; a test may not care. */
  readonly log?: Log;
}

interface Address {
  readonly engine: Engine;
  /** As its driver takes it. */
  readonly url: string;
  /** Where data lives, without user and password. */
  readonly shown: string;
}

export function placeOf(given: string): Address {
  const address = databaseAddress(given);
  if (address.kind === 'unknown')
    throw new StoreUnusable(`There is no store for ${address.scheme}. Name a file, or postgres://…`);
  if (address.kind === 'memory') return { engine: 'sqlite', url: inMemory, shown: inMemory };
  if (address.kind === 'file') return { engine: 'sqlite', url: address.file, shown: path.resolve(address.file) };
  try {
    const { protocol, host, pathname } = new URL(address.url);
    return { engine: 'postgres', url: address.url, shown: `${protocol}//${host}${pathname}` };
  } catch {
    throw new StoreUnusable('The address of the database cannot be read. It looks like postgres://user:password@host/database.');
  }
}

export function storeOn(engine: Engine, opened: Opened, options: StoreOptions): StorePort {
  const { clock, appliers, readers, url } = options;
  const snapshots = snapshotsFor(readers);
  const gate = new Gate();
  const followers = new Set<JournalFollower>();
  const { shown } = placeOf(url);
  const report = options.log && failureLog(options.log, clock);

  const guarded = <T>(work: () => Promise<T>): Promise<T> =>
    gate.enter(async () => {
      const began = performance.now();
      try {
        return await work();
      } catch (error) {
        const known = typed(error, Math.round(performance.now() - began));
        report?.(known);
        throw known;
      }
    });

  let pasts: Promise<Pasts> | undefined;
  const madePasts = async (): Promise<Pasts> => {
    const { Pasts } = await import('./past/index.ts');
    return new Pasts({
      appliers,
      read: (work) => guarded(() => transactions.read(work)),
      open: (image) => storeInMemory(options, image),
    });
  };

  const transactions = transactionsOf(engine, opened);
  const writes = writesOn(engine, transactions.write);

  return {
    engine,
    location: engine === 'postgres' || shown === inMemory ? shown : path.dirname(shown),
    schema_version: schemaVersion,
    read: (workspace, work, caller = '') =>
      guarded(() =>
        transactions.read(async (db) =>
          work(snapshots(db, workspace === null ? null : ((await seeWorkspace(db, workspace, caller)) ?? null))),
        ),
      ),
    write: (workspace, agent_id, work, caller = '') =>
      guarded(() => writes(workspace, (db) => runUnit({ db, workspace, agent_id, caller, clock, appliers, snapshots }, work))),
    workspaces: (prefix, limit) =>
      guarded(() =>
        transactions.read(async (db) =>
          (await someWorkspace.all(db, { prefix, end: `${prefix}\uffff`, limit })).map((row) => row.name),
        ),
      ),
    follow: async (how = {}) => {
      const where = { listen_url: options.listen_url ?? url, ended: (one: JournalFollower) => void followers.delete(one) };
      /** It knows the driver of PostgreSQL, which takes long to load. */
      const { followJournal } = await import('./follow/index.ts');
      const follower = await followJournal({ engine, kysely: opened.reader }, { ...how, ...where });
      followers.add(follower);
      return follower;
    },
    past: async (workspace, at, most, work) => {
      pasts ??= madePasts();
      return (await pasts).at(workspace, at, most, work);
    },
    sweep: () =>
      guarded(async () => {
        if (engine === 'postgres' || placeOf(url).url === inMemory) return { kind: 'left_to_the_engine' as const };
        return (await import('./sweep.ts')).sweep(placeOf(url).url, options.busyMs ?? patienceMs);
      }),
    close: async () => {
      await Promise.all([...followers].map((follower) => follower.close()));
      await gate.shut();
      await (await pasts)?.close();
      await opened.close();
    },
  };
}

const memoryOf = (clock: Clock) => ({ url: inMemory, durability: 'normal', clock }) as const;

/** A store in memory with the pages of another, or with tables and nothing in them. */
async function storeInMemory(options: StoreOptions, image?: Buffer): Promise<InMemory> {
  const { opened } = image
    ? { opened: await connect(placeOf(inMemory), { ...memoryOf(options.clock), image }) }
    : await openTables(memoryOf(options.clock));
  const store = storeOn('sqlite', opened, { ...options, url: inMemory });
  return { store, write: transactionsOf('sqlite', opened).write, image: opened.image as () => Buffer };
}

async function connect(
  { engine, url }: Address,
  { durability, busyMs = patienceMs, image }: TableOptions & { readonly image?: Buffer | undefined },
): Promise<Opened> {
  if (engine === 'sqlite') return (await import('./sqlite.ts')).openSqlite({ file: url, durability, busyMs, image });
  return (await import('./postgres.ts')).openPostgres({ url, busyMs });
}

const copyBeforeUpgrade = async (file: string, clock: Clock) =>
  (await import('./backup/before-upgrade.ts')).copyBeforeUpgrade(file, clock.now());

type TableOptions = Pick<StoreOptions, 'url' | 'durability' | 'clock' | 'busyMs' | 'upgrades' | 'log'>;

/** Opens the tables of a store and brings them to this program's schema. */
export async function openTables(options: TableOptions): Promise<{ engine: Engine; opened: Opened }> {
  const place = placeOf(options.url);
  const { engine } = place;
  let opened: Opened | undefined;
  try {
    opened = await connect(place, options);
    const { writer } = opened;
    const keepCopy =
      engine === 'sqlite' && place.url !== inMemory ? () => copyBeforeUpgrade(place.url, options.clock) : undefined;
    const { upgrades = true } = options;
    const how = { log: options.log, keepCopy, never: !upgrades };
    await patiently(options.busyMs ?? patienceMs, () => migrate(writer, engine, undefined, how));
    if (upgrades) await catchUpSearch(writer, engine, options.log);
    return { engine, opened };
  } catch (error) {
    await opened?.close();
    throw unusable(place.shown, error);
  }
}

/** Opens a store and brings it to this program's schema. */
export async function openStore(options: StoreOptions): Promise<StorePort> {
  const { engine, opened } = await openTables(options);
  return storeOn(engine, opened, options);
}
