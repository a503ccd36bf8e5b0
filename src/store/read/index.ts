import type { Snapshot, WorkspaceRow } from '../../kernel/ports.ts';
import type { WorkspaceReads } from '../../records/workspace.ts';
import type { Db } from '../tables.ts';
import { branchReads } from './branches.ts';
import { documentReads } from './documents.ts';
import { someWorkspace } from './workspaces.ts';

type Reader = (db: Db, ws: number) => unknown;

/** The readers that handlers of a room may ask, by name. */
export type Readers = Readonly<Record<string, Reader>>;

/** What every room may ask. */
const common = { branches: branchReads, documents: documentReads } satisfies Readers & {
  [K in 'branches' | 'documents']: (db: Db, ws: number) => WorkspaceReads[K];
};

/** Numbers of rows that no workspace has. */
const nowhere = -1;

interface Inside {
  readonly db: Db;
  readonly ws: number;
  readonly snapshot: Snapshot;
  /** The same snapshot of the store, seen from another workspace. */
  readonly within: (workspace: WorkspaceRow) => Snapshot;
}

/** A store whose readers are made when they are first asked: most calls ask two or three of twenty. */
function storeClass(readers: Readers): new (inside: Inside) => object {
  class RoomStore {
    readonly #inside: Inside;
    readonly #made = new Map<string, unknown>();
    constructor(inside: Inside) {
      this.#inside = inside;
    }
    get workspace(): WorkspaceRow | null {
      return this.#inside.snapshot.workspace;
    }
    of(room: string): object {
      return this.#inside.snapshot.of(room);
    }
    within(workspace: WorkspaceRow): Snapshot {
      return this.#inside.within(workspace);
    }
    made(name: string, reader: Reader): unknown {
      let value = this.#made.get(name);
      if (value === undefined) {
        value = reader(this.#inside.db, this.#inside.ws);
        this.#made.set(name, value);
      }
      return value;
    }
  }
  for (const [name, reader] of Object.entries({ ...common, ...readers }))
    Object.defineProperty(RoomStore.prototype, name, {
      get(this: RoomStore) {
        return this.made(name, reader);
      },
    });
  return RoomStore;
}

export type Snapshots = (db: Db, workspace: WorkspaceRow | null) => Snapshot;

/** Snapshots as each room may see them. */
export function snapshotsFor(rooms: Readonly<Record<string, Readers>>): Snapshots {
  const classes = new Map(Object.entries(rooms).map(([room, readers]) => [room, storeClass(readers)]));
  const snapshots: Snapshots = (db, workspace) => {
    const snapshot: Snapshot = {
      workspace,
      storeIsEmpty: async () => (await someWorkspace.first(db, { prefix: '', end: '\uffff', limit: 1 })) === undefined,
      of(room) {
        const Store = classes.get(room);
        if (!Store) throw new Error(`no room ${room} reads this store`);
        return new Store({ db, ws: workspace?.id ?? nowhere, snapshot, within: (other) => snapshots(db, other) });
      },
    };
    return snapshot;
  };
  return snapshots;
}
