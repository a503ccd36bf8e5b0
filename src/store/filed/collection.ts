import type { FactKind, FactPayloads, FactRows } from '../../../generated/handlers/ctx.ts';
import type { Db, Writer } from '../tables.ts';

/**
 * Missing: a file that another one names is not there. Unreadable: it is there, and cannot be read as what it should be.
 * Inconsistent: it can be read, and says something else than others do.
 */
export interface Problem {
  readonly kind: 'missing' | 'unreadable' | 'inconsistent';
  /** From the folder of its item. */
  readonly file: string;
  /** Which of several reasons it is, as a word. */
  readonly detail: string;
}

/** Something that had happened when the file was written. */
export type Replay = {
  readonly [K in FactKind]: { readonly kind: K; readonly fact: FactPayloads[K]; readonly ts_ms: number };
}[FactKind];

export type FileText =
  | { readonly kind: 'text'; readonly text: string; readonly changed_ms: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly why: string };

/** The files of one item, as they are while nobody else of ours writes. What was read is known by its looks from then on. */
export interface ItemFiles {
  readonly key: string;
  /** Its names, folders in it with a slash behind, without those that begin with a dot. */
  names(folder?: string): readonly string[];
  read(file: string): FileText;
}

/** What an item means as rows. */
export interface ItemRead {
  readonly facts: readonly Replay[];
  /** Says about its rows what facts do not; runs after them. */
  complete?(writer: Writer): Promise<void>;
  readonly kept: object;
  readonly problems: readonly Problem[];
  /** Files that nothing names and nobody can read: somebody was stopped while writing them. */
  readonly leftovers?: readonly string[];
}

/** What an index knows about an item besides its rows. */
export interface HeadGiven {
  readonly db: Db;
  readonly ws: number;
  readonly key: string;
  /** Of `kept`, as changes have left it. */
  readonly kept: object;
  readonly place: string;
  /** What it looked like before; empty for a new one. */
  readonly stamp: string;
  /** Files that were made since. */
  readonly added: readonly string[];
}

/** Things of one kind that a project has as files: each is a file, or a folder of its own. */
export interface Collection {
  readonly name: string;
  /** Its folder in that of a project. */
  readonly folder: string;
  readonly items: 'files' | 'folders';
  /** Folders between that of the collection and its items, by when they were begun; undefined: there are none. */
  readonly group?: { of(ts_ms: number): string; is(name: string): boolean };
  /** The file of an item's folder that says which others it has. */
  readonly head?: {
    readonly file: string;
    text(given: HeadGiven): Promise<string | Uint8Array>;
    settled(given: HeadGiven): void;
  };
  /** All files of a folder that count, but for its head. */
  files(names: ItemFiles['names']): readonly string[];
  /** Undefined where there is nothing that is one of ours. `before` is what the index knew. */
  read(files: ItemFiles, before: Writer): Promise<ItemRead | undefined>;
  /** Takes all rows of an item away. */
  drop(writer: Writer, key: string): Promise<void>;
  /** The largest file that is read, in bytes; undefined: as large as a line may be. */
  readonly longest?: number;
  /** How long an item stays that nobody writes to. */
  readonly keptMs?: number;
}

/** What is written to a file; `kept` is changed as it is written. */
type Text = (kept: object, given: ChangeGiven) => Promise<string> | string;

export type Change =
  /** An item that is a folder, and not there yet. */
  | { readonly kind: 'start'; readonly ts_ms: number; readonly kept: object }
  | { readonly kind: 'create' | 'replace'; file(kept: object): string; readonly text: Text }
  /** An item that is a file, whether it was there or not. */
  | { readonly kind: 'whole'; readonly text: Text }
  /** The head is written anew. `follows`: all that it says anew is which files were made. */
  | { readonly kind: 'head'; readonly follows: boolean }
  /** Files that cannot be read are put aside, and no head names them or what is missing; what is kept hears which they were. */
  | { readonly kind: 'mend'; lost(kept: object, files: readonly string[]): void }
  | { readonly kind: 'remove' };

export interface ChangeGiven {
  readonly db: Db;
  readonly ws: number;
  /** What stands in the file now. */
  before(): string;
}

export interface ItemChange {
  readonly collection: string;
  readonly key: string;
  readonly change: Change;
}

/** A change of a workspace that a transaction will make once all else is done. */
export interface Noted extends ItemChange {
  readonly ws: number;
  readonly workspace: string;
}

/** For each fact what it changes in files; what is in no file is gone with the index. */
export type FileChanges<Facts extends FactKind> = {
  readonly [K in Facts]: (
    fact: FactPayloads[K],
    at: { readonly row: FactRows[K]; readonly ts_ms: number },
  ) => readonly ItemChange[];
};

/** Looks whether files are still what the index knows; if they are not, the call is done again after they were read. */
export interface Looks {
  /** Of items that are there or may be; only what changes when something in them is added, removed or replaced. Says where they are. */
  items(db: Db, ws: number, collection: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Of files of one item, which are named with the help of what is kept of it. */
  files(db: Db, ws: number, collection: string, key: string, names: (kept: object) => readonly string[]): Promise<void>;
}

type Reader = (db: Db, ws: number) => unknown;

/** All that a room says about its files. */
export interface RoomFiles<Facts extends FactKind = FactKind> {
  readonly collections: readonly Collection[];
  readonly changes: FileChanges<Facts>;
  /** What facts yield, with what only files know about it. */
  readonly yields?: {
    readonly [K in Facts]?: (
      row: FactRows[K],
      at: { readonly db: Db; readonly ws: number; readonly ts_ms: number },
    ) => Promise<FactRows[K]>;
  };
  /** Readers of the room that look before they answer, in place of those that only ask the index. */
  readers(looks: Looks): Readonly<Record<string, Reader>>;
}
