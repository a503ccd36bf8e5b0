import type Sqlite from 'better-sqlite3';
import type { Position, Source } from '../files/index.ts';
import type { ScopeLayout } from './layout.ts';

/** What one kind of file adds to the index of a scope. */
export interface IndexPart {
  /** Rises whenever `create` or `apply` change what is stored: every index is then made anew. */
  readonly version: number;
  sources(at: ScopeLayout): readonly Source[];
  create(db: Sqlite.Database): void;
  /** Stores what follows from one record of its sources. */
  apply(db: Sqlite.Database, record: Readonly<Record<string, unknown>>, position: Position): void;
  /** Takes back all that came from one of its sources. */
  forget(db: Sqlite.Database, source: string): void;
}
