import type { RoomName } from '../../generated/handlers/index.ts';
import { memory } from '../../generated/products/memory.ts';
import type { ProductInfo } from '../../generated/registry/shape.ts';
import type { App } from '../boundary/app.ts';
import type { Clock, Log, Policy } from '../kernel/ports.ts';
import { createExports, type ExportOptions } from '../outside/exports/index.ts';
import { createTranscripts, type TranscriptOptions } from '../outside/transcripts/index.ts';
import { openStore, type StoreOptions } from '../store/open.ts';
import type { Durability } from '../store/sqlite.ts';
import { type Assembled, assembleRooms, storedByRooms, systemClock } from './assemble.ts';
import { rooms as allRooms } from './rooms/index.ts';
import type { AnyRoom } from './rooms/room.ts';

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

const roomsOf = (product: ProductInfo): AnyRoom[] => product.rooms.map((name) => allRooms[name as RoomName]);

/** Everything a call needs, around a store that is open. */
export const assemble = (assembled: Assembled): App => assembleRooms(roomsOf(assembled.product), assembled);

/** What a product's rooms write and read, for the store. */
export const storedBy = (product: ProductInfo): Pick<StoreOptions, 'appliers' | 'readers'> => storedByRooms(roomsOf(product));
