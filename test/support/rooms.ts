import type { RoomName, Rooms } from '../../generated/handlers/index.ts';
import { ledger } from '../../generated/products/ledger.ts';
import { memory } from '../../generated/products/memory.ts';
import type { ProductInfo } from '../../generated/registry/shape.ts';
import { plainCall, type Reader } from '../../src/adapters/render/lines.ts';
import { assemble, noPolicy, storedBy } from '../../src/app/compose.ts';
import { rooms } from '../../src/app/rooms/index.ts';
import type { Ports } from '../../src/app/rooms/room.ts';
import type { App, Handler } from '../../src/boundary/app.ts';
import type { VcsStore } from '../../src/domain/vcs/store.ts';
import type { ViewsStore } from '../../src/domain/views/store.ts';
import type { WorkspaceStore } from '../../src/domain/workspace/store.ts';
import type { Policy, Snapshot, StorePort } from '../../src/kernel/ports.ts';
import { createCells } from '../../src/outside/cells/index.ts';
import { createExports } from '../../src/outside/exports/index.ts';
import { createTranscripts } from '../../src/outside/transcripts/index.ts';
import type { Writer } from '../../src/store/tables.ts';

/** What the handlers of all rooms may read together. */
export type AllReads = ViewsStore & VcsStore & WorkspaceStore;

type All<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void ? I : never;

/** The handlers of all rooms. */
export type AllHandlers = All<Rooms<AllReads, Writer, Ports>[RoomName]['handlers']>;

/** All that a store can hold, as one product. */
export const everything: ProductInfo = {
  ...memory,
  rooms: [...memory.rooms, ...ledger.rooms],
  tools: { ...memory.tools, ...ledger.tools },
};

export const { appliers, readers } = storedBy(everything);

type Assembling = Pick<App, 'clock' | 'log'> & Partial<Pick<App, 'verify' | 'product'>>;

/** The memory product, unless another is meant, around a store that is open. */
export const memoryOn = (
  store: StorePort,
  { clock, log, verify = true, product = memory }: Assembling,
  policy: Policy = noPolicy,
): App =>
  assemble({
    product,
    store,
    ports: { transcripts: createTranscripts(), exports: createExports(), books: createExports(), cells: createCells() },
    policy,
    clock,
    log,
    verify,
  });

/** The same server as if it had been started in another way. */
export const withPolicy = (app: App, policy: Policy): App => ({
  ...app,
  policy,
  handlers: memoryOn(app.store, app, policy).handlers,
});

/** How memory reads to somebody who was shown a toolset, with a default workspace. */
export const readerFor = (workspace: string | null, toolset = 'full'): Reader => ({
  product: memory,
  lines: Object.assign({}, ...Object.values(rooms).map((room) => room.lines)),
  defaults: { workspace },
  toolset,
  spell: plainCall,
});

export const handlersOf = (app: App): AllHandlers => app.handlers as unknown as AllHandlers;
export const asHandlers = (handlers: object): Record<string, Handler> => handlers as Record<string, Handler>;

/** What any handler may read, for tests that look past the tools. The room of views sees the most. */
export const readsOf = (snapshot: Snapshot): AllReads => snapshot.of('views') as AllReads;

export const reading = <T>(store: StorePort, workspace: string | null, work: (reads: AllReads) => Promise<T>): Promise<T> =>
  store.read(workspace, (snapshot) => work(readsOf(snapshot)));
