import { existsSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { isRecord } from '../../kernel/json.ts';
import { type CaughtUp, DerivedIndex, type IndexShape, type Source } from '../files/index.ts';
import type { IndexPart } from './index-part.ts';
import type { ScopeLayout } from './layout.ts';

/** One index for all parts of a scope; each part knows its own sources by their paths. */
function shapeOf(at: ScopeLayout, parts: readonly IndexPart[]): IndexShape {
  const byPath = new Map(parts.flatMap((part) => part.sources(at).map(({ path }) => [path, part] as const)));
  return {
    file: at.index,
    version: parts.reduce((sum, { version }) => sum * 1000 + version, 1),
    create: (db) => {
      for (const part of parts) part.create(db);
    },
    apply: (db, record, position) => {
      if (!isRecord(record)) return 'no_record';
      return byPath.get(position.source)?.apply(db, record, position);
    },
    forget: (db, source) => byPath.get(source)?.forget(db, source),
  };
}

interface Kept {
  readonly index: DerivedIndex;
  readonly sources: readonly Source[];
}

/** Indexes of the scopes that a process has looked at. */
export class ScopeIndexes {
  readonly #kept = new Map<string, Kept>();

  constructor(
    readonly parts: () => readonly IndexPart[],
    readonly how: { readonly keeps: boolean } = { keeps: true },
  ) {}

  #of(at: ScopeLayout): Kept {
    let kept = this.#kept.get(at.scope);
    if (!kept) {
      const parts = this.parts();
      kept = { index: new DerivedIndex(shapeOf(at, parts), this.how), sources: parts.flatMap((part) => part.sources(at)) };
      this.#kept.set(at.scope, kept);
    }
    return kept;
  }

  /** Undefined where nothing was ever written: reading makes nothing. */
  async read<T>(at: ScopeLayout, work: (db: Sqlite.Database) => T, unit: object): Promise<T | undefined> {
    if (![at.evidence, at.claims, at.nodes, at.edges].some((file) => existsSync(file))) return undefined;
    const { index, sources } = this.#of(at);
    return index.read(sources, work, unit);
  }

  rebuild(at: ScopeLayout): Promise<CaughtUp> {
    const { index, sources } = this.#of(at);
    return index.rebuild(sources);
  }

  async close(): Promise<void> {
    for (const { index } of this.#kept.values()) await index.close();
    this.#kept.clear();
  }
}
