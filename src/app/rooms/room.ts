import type { RoomName, Rooms } from '../../../generated/handlers/index.ts';
import type { Client } from '../../kernel/client.ts';
import type { Contribution } from '../../kernel/contributions.ts';
import type { ExportFiles } from '../../kernel/exports.ts';
import type { Policy, StorePort } from '../../kernel/ports.ts';
import type { Transcripts } from '../../kernel/transcripts.ts';
import type { WorkspaceReads } from '../../records/workspace.ts';
import type { Db, Writer } from '../../store/tables.ts';

/** What acts may use of the outside world. */
export interface Ports {
  readonly transcripts: Transcripts;
  readonly exports: ExportFiles;
  /** Whoever calls; each call has its own. */
  readonly client: Client;
  /** What a store leaves behind of rows that were removed. */
  readonly leftovers: Pick<StorePort, 'sweep'>;
}

/** How this server runs, as far as a room depends on it. */
export interface Given {
  readonly policy: Policy;
  readonly place: Pick<StorePort, 'location' | 'engine' | 'schema_version'>;
  /** All that each tool of the product takes, as plain text. */
  readonly pages: () => Promise<Readonly<Record<string, string>>>;
  /** What all rooms contribute, each bound to its own store. */
  readonly contributed: Required<Contribution<{ of(room: string): object }>>;
}

/** Makes each reader that a room's store has, besides what every store has. */
export type ReadersOf<Store> = {
  readonly [K in Exclude<keyof Store, keyof WorkspaceReads | 'of' | 'within'>]: (db: Db, ws: number) => Store[K];
};

type Parts<Name extends RoomName, Store> = Rooms<Store, Writer, Ports>[Name];

/** A room is one value: all that it has, typed from the contracts, so that a missing part does not compile. */
export type Room<Name extends RoomName, Store> = Pick<Parts<Name, Store>, 'appliers' | 'targets' | 'lines'> &
  Contribution<Store> & {
    readonly name: Name;
    /** Everything that its handlers may read: its own readers, those of rooms below, and those beside it that its store names. */
    readonly reads: ReadersOf<Store>;
    readonly handlers: (given: Given) => Parts<Name, Store>['handlers'];
  };

type Named<T> = Readonly<Record<string, T>>;

/** A room as a member of a list: each one knows its own store. */
export interface AnyRoom extends Contribution<never> {
  readonly name: string;
  readonly reads: Named<(db: Db, ws: number) => unknown>;
  readonly handlers: (given: Given) => object;
  readonly appliers: object;
  readonly targets: object;
  readonly lines: object;
}
