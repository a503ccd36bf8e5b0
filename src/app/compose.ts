import type { RoomName } from '../../generated/handlers/index.ts';
import { memory } from '../../generated/products/memory.ts';
import type { ProductInfo } from '../../generated/registry/shape.ts';
import type { App, Handler, Locator } from '../boundary/app.ts';
import { createConnections } from '../boundary/connections.ts';
import type { AtWork, Contribution, Diagnoser, Forgetter, Opener, Searcher } from '../kernel/contributions.ts';
import type { Clock, Log, Policy } from '../kernel/ports.ts';
import { createExports, type ExportOptions } from '../outside/exports/index.ts';
import { createTranscripts, type TranscriptOptions } from '../outside/transcripts/index.ts';
import { openStore, type StoreOptions } from '../store/open.ts';
import type { Durability } from '../store/sqlite.ts';
import { createBus } from './bus.ts';
import { guardedPorts } from './ports.ts';
import { rooms as allRooms } from './rooms/index.ts';
import type { AnyRoom, Given, Ports } from './rooms/room.ts';
import { createUnits } from './units.ts';

export const systemClock: Clock = { now: () => Date.now() };

export const noPolicy: Policy = {
  default_workspace: null,
  workspace_lock: false,
  project_guard: null,
  default_agent_id: null,
  proof_policy: 'warn',
};

export interface AppOptions {
  readonly product?: ProductInfo;
  readonly database: string;
  readonly durability?: Durability;
  readonly policy?: Policy;
  readonly clock?: Clock;
  readonly log: Log;
  readonly verify?: boolean;
  readonly transcripts?: TranscriptOptions;
  readonly exports?: ExportOptions;
}

/** A running product: its rooms on one store. */
export async function compose(options: AppOptions): Promise<App> {
  const {
    product = memory,
    database,
    durability = 'full',
    policy = noPolicy,
    clock = systemClock,
    log,
    verify = false,
  } = options;
  const store = await openStore({ url: database, durability, clock, log, ...storedBy(product) });
  const ports = { transcripts: createTranscripts(options.transcripts), exports: createExports(options.exports) };
  return assemble({ product, store, ports, policy, clock, log, verify });
}

type Assembled = Pick<App, 'product' | 'store' | 'policy' | 'clock' | 'log' | 'verify'> & {
  readonly ports: Omit<Ports, 'leftovers'>;
};

/** Everything a call needs, around a store that is open. */
export function assemble({ product, store, ports, policy, clock, log, verify }: Assembled): App {
  const rooms = roomsOf(product);
  const units = createUnits();
  return {
    product,
    ...partsOf(rooms, {
      policy,
      place: store,
      contributed: contributedBy(rooms),
      pages: async () => (await product.pages()).default as Record<string, string>,
    }),
    ports: guardedPorts({ ...ports, leftovers: { sweep: store.sweep } }, units.inside),
    store,
    clock,
    log,
    policy,
    verify,
    units,
    bus: createBus(log, store),
    connections: createConnections({ most: 10_000, newHandle: () => crypto.randomUUID() }),
  };
}

const roomsOf = (product: ProductInfo): AnyRoom[] => product.rooms.map((name) => allRooms[name as RoomName]);

/** What a product's rooms write and read, for the store. */
export function storedBy(product: ProductInfo): Pick<StoreOptions, 'appliers' | 'readers'> {
  const rooms = roomsOf(product);
  return {
    appliers: Object.assign({}, ...rooms.map((room) => room.appliers)),
    readers: Object.fromEntries(rooms.map((room) => [room.name, room.reads])),
  };
}

const merged = <T>(parts: readonly Readonly<Record<string, T>>[]): Record<string, T> => Object.assign({}, ...parts);

/** What a call finds by name: handlers, locators and lines of all rooms. */
function partsOf(rooms: readonly AnyRoom[], given: Given): Pick<App, 'handlers' | 'locators' | 'lines'> {
  const locators = ({ name, targets }: AnyRoom) =>
    Object.fromEntries(Object.entries(targets).map(([kind, locate]) => [kind, { room: name, locate } as Locator]));
  return {
    handlers: merged(rooms.map((room) => room.handlers(given) as unknown as Record<string, Handler>)),
    locators: merged(rooms.map(locators)),
    lines: merged(rooms.map((room) => room.lines as App['lines'])),
  };
}

type Stores = { of(room: string): object };

/** What rooms contribute reads its own room's store, whoever asks. */
function contributedBy(rooms: readonly AnyRoom[]): Required<Contribution<Stores>> {
  const opens = rooms.flatMap(({ name, opens = [] }) =>
    opens.map(
      (opener): Opener<Stores> => ({
        ...opener,
        open: (id, input, store, now_ms, saying) => opener.open(id, input, store.of(name) as never, now_ms, saying),
      }),
    ),
  );
  const searches = rooms.flatMap(({ name, searches = [] }) =>
    searches.map(
      (searcher): Searcher<Stores> => ({ ...searcher, show: (row, store) => searcher.show(row, store.of(name) as never) }),
    ),
  );
  const forgets = rooms.flatMap(({ name, forgets = [] }) =>
    forgets.map(
      (forgetter): Forgetter<Stores> => ({ ...forgetter, find: (id, store) => forgetter.find(id, store.of(name) as never) }),
    ),
  );
  const diagnoses = rooms.flatMap(({ name, diagnoses = [] }) =>
    diagnoses.map(
      (diagnose): Diagnoser<Stores> =>
        ({ store, target }) =>
          diagnose({ store: store.of(name) as never, target }),
    ),
  );
  const atWork: AtWork<Stores> = (focus, store, short) => {
    const knows = rooms.find((room) => room.atWork !== undefined);
    if (!knows?.atWork) throw new Error('no room knows how work stands');
    return knows.atWork(focus, store.of(knows.name) as never, short);
  };
  return { opens, searches, forgets, diagnoses, golden: rooms.flatMap(({ golden = [] }) => golden), atWork };
}
