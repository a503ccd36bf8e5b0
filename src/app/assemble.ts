import type { App, Handler, Locator } from '../boundary/app.ts';
import { createConnections } from '../boundary/connections.ts';
import type { AtWork, Contribution, Diagnoser, Forgetter, Opener, Searcher } from '../kernel/contributions.ts';
import type { Clock } from '../kernel/ports.ts';
import type { StoreOptions } from '../store/open.ts';
import { createBus } from './bus.ts';
import { guardedPorts } from './ports.ts';
import type { AnyRoom, Given, Ports } from './rooms/room.ts';
import { createUnits } from './units.ts';

export const systemClock: Clock = { now: () => Date.now() };

export const systemIds = (): string => crypto.randomUUID();

export type Assembled = Pick<App, 'product' | 'store' | 'policy' | 'clock' | 'log' | 'verify'> & {
  readonly newId?: App['newId'];
  readonly ports: Partial<Omit<Ports, 'leftovers' | 'client'>>;
  readonly resolved?: Given['resolved'];
  readonly halt?: App['halt'];
};

/** Everything a call needs of these rooms, around a store that is open. */
export function assembleRooms(rooms: readonly AnyRoom[], assembled: Assembled): App {
  const { product, store, ports, policy, clock, newId = systemIds, log, verify, resolved = null, halt = () => {} } = assembled;
  const units = createUnits(verify);
  return {
    product,
    ...partsOf(rooms, {
      policy,
      place: store as Given['place'],
      resolved,
      contributed: contributedBy(rooms),
      pages: async () => (await product.pages()).default as Record<string, string>,
    }),
    ports: guardedPorts({ ...ports, leftovers: { sweep: store.sweep } }, units.inside),
    store,
    clock,
    newId,
    log,
    policy,
    verify,
    units,
    bus: createBus(log, store),
    connections: createConnections({ most: 10_000, newHandle: () => crypto.randomUUID() }),
    halt,
  };
}

/** What rooms write and read, for the store. */
export const storedByRooms = (rooms: readonly AnyRoom[]): Pick<StoreOptions, 'appliers' | 'readers'> => ({
  appliers: appliersOf(rooms),
  readers: readersOf(rooms),
});

/** What rooms write, for the store. */
export const appliersOf = (rooms: readonly AnyRoom[]): StoreOptions['appliers'] =>
  Object.assign({}, ...rooms.map((room) => room.appliers));

/** What rooms read, for the store. */
export const readersOf = (rooms: readonly AnyRoom[]): StoreOptions['readers'] =>
  Object.fromEntries(rooms.map((room) => [room.name, room.reads])) as unknown as StoreOptions['readers'];

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
