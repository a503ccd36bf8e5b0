import type Sqlite from 'better-sqlite3';
import type { MindScope } from '../../../generated/types/index.ts';
import type { RunConfig, Surroundings } from '../../records/config.ts';
import type { FoundProject } from '../../records/projects.ts';
import type { ScopeIndexes } from './indexes.ts';
import type { HomeLayout, ProjectLayout, ScopeLayout } from './layout.ts';
import type { MemoryBackend } from './memory/backend.ts';
import { type SmallLog, smallLog } from './small-log.ts';

/** What a store is told when it is opened. */
export interface HomeGiven {
  readonly found: FoundProject | null;
  /** What holds in place of the file, where somebody says so. */
  readonly config: RunConfig | null;
  readonly surroundings: Surroundings;
}

/**
 * What readers are made from: where files are, and an index over them that is caught up when it is first asked. Later
 * questions of the same call look at what was caught up then; each is answered from one state.
 */
export class HomeReader {
  constructor(
    readonly layout: HomeLayout,
    /** The project of the call; null where it has none. */
    readonly project: ProjectLayout | null,
    readonly indexes: ScopeIndexes,
    readonly store: { readonly memory: MemoryBackend },
    readonly now: () => number,
    /** What was known when the store was opened: the project of the working directory, and the configuration. */
    readonly given: HomeGiven,
  ) {}

  readonly #smallLogs = new Map<MindScope, SmallLog | undefined>();

  /** The log of a scope, where it is a small one: read once, as an index is caught up once. */
  smallLog(scope: MindScope): SmallLog | undefined {
    const file = this.at(scope)?.evidence;
    if (!this.#smallLogs.has(scope)) this.#smallLogs.set(scope, file === undefined ? undefined : smallLog(file));
    return this.#smallLogs.get(scope);
  }

  get memory(): MemoryBackend {
    return this.store.memory;
  }

  get found(): FoundProject | null {
    return this.given.found;
  }

  /** The same for another project. */
  of(project: string): HomeReader {
    const { layout, indexes, store, now, given } = this;
    return new HomeReader(layout, layout.project(project), indexes, store, now, given);
  }

  /** The folders of a scope; undefined for a project that the call does not have. */
  at(scope: MindScope): ScopeLayout | undefined {
    return scope === 'global' ? this.layout.global : (this.project ?? undefined);
  }

  /** Asks the index of a scope; undefined where the scope is none, or nothing was ever written to it. */
  async index<T>(scope: MindScope, work: (db: Sqlite.Database, at: ScopeLayout) => T): Promise<T | undefined> {
    const at = this.at(scope);
    return at && this.indexes.read(at, (db) => work(db, at), this);
  }
}

/** Makes what handlers may read. */
export type HomeReads = Readonly<Record<string, (home: HomeReader) => unknown>>;
