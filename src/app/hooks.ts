import { tools } from '../../generated/registry/rooms/context.ts';
import type { ProductInfo } from '../../generated/registry/shape.ts';
import { contextAppliers } from '../appliers/context.ts';
import { jobAppliers } from '../appliers/jobs.ts';
import { noteAppliers } from '../appliers/notes.ts';
import { workspaceAppliers } from '../appliers/workspace.ts';
import type { App } from '../boundary/app.ts';
import { hookHandlers } from '../domain/context/hooks.ts';
import type { Log, Policy } from '../kernel/ports.ts';
import { openStore } from '../store/open.ts';
import { assembleRooms, storedByRooms, systemClock } from './assemble.ts';
import { anchorReaders, graphReaders, notesReaders, taskReaders, thinkReaders } from './rooms/readers.ts';
import type { AnyRoom } from './rooms/room.ts';

/** The tools that hosts ask, and no others. */
const product: ProductInfo = {
  name: 'memory',
  title: '',
  server: 'noema',
  path: '',
  rooms: ['context'],
  tools,
  toolsets: [{ name: 'full', aliases: [], summary: '' }],
  default_toolset: 'full',
  places: true,
  as_of: null,
  instructions: '',
  resources: [],
  completions: [],
  prompts: [],
  channels: [],
  gateway: null,
  openapi: async () => ({ default: {} }),
  lists: {},
  pages: async () => ({ default: {} }),
};

/**
 * The room that hosts ask, without the others: a host waits for every file that is loaded. It cannot search, which takes what all
 * rooms know about their rows; where that is wanted the whole product is composed.
 */
const room: AnyRoom = {
  name: 'context',
  reads: { ...notesReaders, ...graphReaders, ...thinkReaders, ...anchorReaders, ...taskReaders },
  handlers: () => hookHandlers(async () => undefined),
  appliers: { ...workspaceAppliers, ...noteAppliers, ...jobAppliers, ...contextAppliers },
  targets: {},
  lines: {},
};

export interface HookAppOptions {
  readonly database: string;
  readonly durability: 'full' | 'normal';
  readonly policy: Policy;
  readonly log: Log;
  /** How long a store that others hold is waited for. */
  readonly busyMs: number;
}

const none = new Proxy(
  {},
  {
    get() {
      throw new Error('hooks use nothing outside the store');
    },
  },
) as never;

export async function composeHooks({ database, durability, policy, log, busyMs }: HookAppOptions): Promise<App> {
  const stored = storedByRooms([room]);
  const store = await openStore({ url: database, durability, clock: systemClock, log, busyMs, upgrades: false, ...stored });
  const ports = { transcripts: none, exports: none };
  return assembleRooms([room], { product, store, ports, policy, clock: systemClock, log, verify: false });
}
