import type { RoomName, Rooms } from '../../../generated/handlers/index.ts';
import type { ResolvedProject } from '../../../generated/types/index.ts';
import type { Adviser } from '../../kernel/adviser.ts';
import type { Cells } from '../../kernel/cells.ts';
import type { Client } from '../../kernel/client.ts';
import type { Contribution } from '../../kernel/contributions.ts';
import type { BookFiles, ExportFiles } from '../../kernel/exports.ts';
import type { Hands } from '../../kernel/hands.ts';
import type { HomeFiles } from '../../kernel/home-files.ts';
import type { Hosts } from '../../kernel/hosts.ts';
import type { Mind } from '../../kernel/mind.ts';
import type { LivePort, StopPort, TimePort, UserPort } from '../../kernel/pilot.ts';
import type { Policy, StorePort } from '../../kernel/ports.ts';
import type { Repo } from '../../kernel/repo.ts';
import type { Transcripts } from '../../kernel/transcripts.ts';
import type { WorkPort } from '../../kernel/work.ts';
import type { WorkspaceReads } from '../../records/workspace.ts';
import type { HomeReader } from '../../store/home/reader.ts';
import type { HomeWriter } from '../../store/home/writer.ts';
import type { Db, Writer } from '../../store/tables.ts';

/** What acts may use of the outside world. */
export interface Ports {
  readonly transcripts: Transcripts;
  readonly exports: ExportFiles;
  readonly adviser: Adviser;
  readonly books: BookFiles;
  readonly cells: Cells;
  /** Whoever calls; each call has its own. */
  readonly client: Client;
  readonly mind: Mind;
  readonly hands: Hands;
  readonly repo: Repo;
  readonly hosts: Hosts;
  readonly user: UserPort;
  readonly live: LivePort;
  readonly stop: StopPort;
  readonly time: TimePort;
  readonly work: WorkPort;
  readonly home_files: HomeFiles;
  /** What a store leaves behind of rows that were removed. */
  readonly leftovers: Pick<StorePort, 'sweep'>;
}

/** How this server runs, as far as a room depends on it. */
export interface Given {
  readonly policy: Policy;
  readonly place: Pick<StorePort, 'location' | 'schema_version'> & { readonly engine: 'sqlite' | 'postgres' };
  /** The project that the program works in, where somebody chose one. */
  readonly resolved?: ResolvedProject | null;
  /** All that each tool of the product takes, as plain text. */
  readonly pages: () => Promise<Readonly<Record<string, string>>>;
  /** What all rooms contribute, each bound to its own store. */
  readonly contributed: Required<Contribution<{ of(room: string): object }>>;
}

/** Makes each reader that a room's store has, besides what every store has. */
export type ReadersOf<Store> = {
  readonly [K in Exclude<keyof Store, keyof WorkspaceReads | 'of' | 'within'>]: (db: Db, ws: number) => Store[K];
};

type Parts<Name extends RoomName, Store, Writes> = Rooms<Store, Writes, Ports>[Name];

/** A room is one value: all that it has, typed from the contracts, so that a missing part does not compile. */
type RoomWith<Name extends RoomName, Store, Writes, Reads> = Pick<Parts<Name, Store, Writes>, 'appliers' | 'targets' | 'lines'> &
  Contribution<Store> & {
    readonly name: Name;
    /** Everything that its handlers may read: its own readers, those of rooms below, and those beside it that its store names. */
    readonly reads: Reads;
    readonly handlers: (given: Given) => Parts<Name, Store, Writes>['handlers'];
  };

/** A room whose data lives in tables. */
export type Room<Name extends RoomName, Store> = RoomWith<Name, Store, Writer, ReadersOf<Store>>;

/** A room whose data lives in files below a home folder. */
export type HomeRoom<Name extends RoomName, Store> = RoomWith<
  Name,
  Store,
  HomeWriter,
  { readonly [K in Exclude<keyof Store, 'workspace'>]: (home: HomeReader) => Store[K] }
>;

type Named<T> = Readonly<Record<string, T>>;

/** A room as a member of a list: each one knows its own store. */
export interface AnyRoom extends Contribution<never> {
  readonly name: string;
  readonly reads: Named<(...from: never[]) => unknown>;
  readonly handlers: (given: Given) => object;
  readonly appliers: object;
  readonly targets: object;
  readonly lines: object;
}
