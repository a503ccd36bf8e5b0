import { memory } from '../../generated/products/memory.ts';
import type { ProductInfo } from '../../generated/registry/shape.ts';
import { workspaceAppliers } from '../appliers/workspace.ts';
import type { App } from '../boundary/app.ts';
import { type Adviser, noAdviser } from '../kernel/adviser.ts';
import type { Clock, Log, Policy } from '../kernel/ports.ts';
import { type CellOptions, createCells } from '../outside/cells/index.ts';
import { createExports, type ExportOptions, noExports } from '../outside/exports/index.ts';
import { createTranscripts, type TranscriptOptions } from '../outside/transcripts/index.ts';
import type { FiledOptions, Granularity, RoomFiles } from '../store/filed/index.ts';
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

/** Where a product keeps its data that keeps it in files. */
export type InFiles = Pick<FiledOptions, 'folder' | 'index' | 'lookMs' | 'rounds' | 'disk'> & {
  readonly granularity: Granularity;
  readonly disableThoughtLogging?: boolean;
};

export interface AppOptions {
  readonly product?: ProductInfo;
  readonly database: string;
  /** Where PostgreSQL's notices are listened for, when the database stands behind a pooler that has none. */
  readonly listen_url?: string | null;
  /** Data in files, in place of a database. */
  readonly files?: InFiles | undefined;
  readonly durability?: Durability;
  readonly policy?: Policy;
  readonly clock?: Clock;
  readonly newId?: () => string;
  readonly log: Log;
  readonly verify?: boolean;
  readonly transcripts?: TranscriptOptions;
  /** A model that the server may ask by itself. */
  readonly adviser?: Adviser;
  /** Where files may be written for others to read. */
  readonly exports?: ExportOptions | 'nowhere';
  /** Where notebooks may be read from and written to. */
  readonly books?: ExportOptions | 'nowhere';
  /** How code of notebooks is run. */
  readonly cells?: CellOptions;
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
  const { listen_url } = options;
  const opening = { durability, clock, log, ...storedBy(product), ...(listen_url ? { listen_url } : {}) };
  const store = await (options.files ? openFiles(options.files, opening) : openStore({ url: database, ...opening }));
  const cells = createCells(options.cells);
  /** Nobody waits for it: what runs left behind is in nobody's way. */
  if (options.cells) void cells.sweep();
  const ports = {
    transcripts: createTranscripts(options.transcripts),
    exports: exportsOf(options.exports),
    books: exportsOf(options.books),
    cells,
    adviser: options.adviser ?? noAdviser,
  };
  return assemble({ product, store, ports, policy, clock, newId, log, verify, halt: cells.halt });
}

/** Loaded where there are files: whoever has none does not wait for it. */
async function openFiles({ granularity, disableThoughtLogging = false, ...where }: InFiles, opening: Omit<StoreOptions, 'url'>) {
  const [{ openFiled }, { ledgerFiles }] = await Promise.all([import('../store/filed/index.ts'), import('./rooms/filed.ts')]);
  const config = { sessionPartitionGranularity: granularity, disableThoughtLogging };
  return openFiled({ ...opening, ...where, config, rooms: Object.values(ledgerFiles(granularity)) as RoomFiles[] });
}

const exportsOf = (options: AppOptions['exports']) => (options === 'nowhere' ? noExports : createExports(options));

const roomsOf = (product: ProductInfo): AnyRoom[] => product.rooms.map((name) => allRooms[name as keyof typeof allRooms]);

/** Everything a call needs, around a store that is open. */
export const assemble = (assembled: Assembled): App => assembleRooms(roomsOf(assembled.product), assembled);

/** What a product's rooms write and read, for the store. The store itself tells that a workspace was made, whatever the product is. */
export function storedBy(product: ProductInfo): Pick<StoreOptions, 'appliers' | 'readers'> {
  const { appliers, readers } = storedByRooms(roomsOf(product));
  return { appliers: { ...workspaceAppliers, ...appliers }, readers };
}
