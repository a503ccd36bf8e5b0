import type { RoomName } from '../../generated/handlers/index.ts';
import { memory } from '../../generated/products/memory.ts';
import type { ProductInfo } from '../../generated/registry/shape.ts';
import { workspaceAppliers } from '../appliers/workspace.ts';
import type { App } from '../boundary/app.ts';
import type { Clock, Log, Policy } from '../kernel/ports.ts';
import { createExports, type ExportOptions, noExports } from '../outside/exports/index.ts';
import { createTranscripts, type TranscriptOptions } from '../outside/transcripts/index.ts';
import { openStore, type StoreOptions } from '../store/open.ts';
import type { Durability } from '../store/sqlite.ts';
import { type Assembled, assembleRooms, storedByRooms, systemClock, systemIds } from './assemble.ts';
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
  readonly newId?: () => string;
  readonly log: Log;
  readonly verify?: boolean;
  readonly transcripts?: TranscriptOptions;
  /** Where files may be written for others to read. */
  readonly exports?: ExportOptions | 'nowhere';
}

/** A running product: its rooms on one store. */
export async function compose(options: AppOptions): Promise<App> {
  const {
    product = memory,
    database,
    durability = 'full',
    policy = noPolicy,
    clock = systemClock,
    newId = systemIds,
    log,
    verify = false,
  } = options;
  const store = await openStore({ url: database, durability, clock, log, ...storedBy(product) });
  const ports = { transcripts: createTranscripts(options.transcripts), exports: exportsOf(options.exports) };
  return assemble({ product, store, ports, policy, clock, newId, log, verify });
}

const exportsOf = (options: AppOptions['exports']) => (options === 'nowhere' ? noExports : createExports(options));

const roomsOf = (product: ProductInfo): AnyRoom[] => product.rooms.map((name) => allRooms[name as RoomName]);

/** Everything a call needs, around a store that is open. */
export const assemble = (assembled: Assembled): App => assembleRooms(roomsOf(assembled.product), assembled);

/** What a product's rooms write and read, for the store. The store itself tells that a workspace was made, whatever the product is. */
export function storedBy(product: ProductInfo): Pick<StoreOptions, 'appliers' | 'readers'> {
  const { appliers, readers } = storedByRooms(roomsOf(product));
  return { appliers: { ...workspaceAppliers, ...appliers }, readers };
}
