import type { WorkspaceRow } from '../kernel/ports.ts';
import type { SearchTerm } from '../kernel/words/weigh.ts';

export type { SearchTerm };

/**
 * How anything is found again.
 *
 * Every searchable thing is one row in `search_docs`: what kind it is, where it stands, and its terms with their weights. Appliers
 * keep it in the transaction that changes the thing; a store from before is caught up when it is opened (store/search-catch-up).
 * Terms are made in TypeScript (kernel/words: folding, stemming, names split and whole, pairs of signs where a script has no
 * blanks), so both engines hold the same ones. Each begins with its workspace: no workspace pays for another. The engines only say
 * which rows hold a term (FTS5 without positions; tsvector and GIN), newest first and never more than asked; weighing is pure
 * (kernel/words/weigh, domain/workspace/search-rules): BM25 over the weighted terms, small boosts, settled things last. So the order is the same on
 * both. Texts are not copied: rooms say what a hit is called and says (`searches`, as they say what `open` can open).
 *
 * OR of terms would always find something. A hit must hold enough of what was asked, by rarity; the rarest terms alone decide
 * which rows can, so common terms are never walked. How rare a term is, is counted to a bound; beyond it the newest rows tell.
 */

/** What rooms can be asked for. */
export const searchKinds = ['note', 'trace', 'card', 'node', 'task', 'plan', 'step', 'anchor', 'job'] as const;
export type SearchKind = (typeof searchKinds)[number];
/** What only the ledger asks for. */
export type LedgerKind = 'session' | 'thought' | 'pattern' | 'scratchpad';

/** What a row stands for. */
export type SearchSource =
  | 'entry'
  | 'edit'
  | 'node'
  | 'entity'
  | 'step'
  | 'task_node'
  | 'evidence'
  | 'anchor'
  | 'job'
  | 'job_event'
  | 'session'
  | 'thought'
  | 'pattern'
  | 'scratchpad';

/** `done` is no reason to come last; what was superseded, deleted or resolved is. */
export type SearchState = 'live' | 'done' | 'superseded' | 'deleted' | 'resolved';

/** A row of the index, without where it stands. */
export interface SearchRow {
  readonly id: number;
  readonly source: SearchSource;
  /** The id or number of what it stands for. */
  readonly key: string;
  readonly kind: SearchKind;
  readonly type: string | null;
  readonly ts_ms: number;
  readonly state: SearchState;
  /** What speaks for it, besides its words: a sum of `favours`. */
  readonly favour: number;
  /** Rows with the same mark and the same words are the same thing, on several branches. */
  readonly mark: string;
  /** Terms in the order of their first use, one blank between them. */
  readonly words: string;
  /** `term:weight` for terms that weigh more than one. */
  readonly weights: string;
  /** How many words it has in all. */
  readonly length: number;
}

export const favours = { pinned: 1, canon: 2, decided: 4 } as const;

export interface SearchFilter {
  readonly kinds?: readonly (SearchKind | LedgerKind)[] | undefined;
  readonly type?: string | undefined;
  readonly tag?: string | undefined;
  readonly since_ms?: number | undefined;
  readonly until_ms?: number | undefined;
  readonly branch_id?: number | undefined;
  /** A plan or task, and its branch. */
  readonly target?: { readonly id: string; readonly branch_id: number } | undefined;
  readonly agent?: string | undefined;
}

/** About how many rows of a workspace hold something. */
export interface Expected {
  readonly held: number;
  readonly among: number;
}

/** The index of one workspace. */
export interface SearchReads {
  readonly search: {
    /** How many rows hold a term, counted to a bound. */
    count(term: SearchTerm, most: number): Promise<number>;
    /** Among the newest rows, so many of them at most: how many rows hold each of these terms. */
    sample(terms: readonly SearchTerm[], most: number): Promise<{ readonly rows: number; readonly held: readonly number[] }>;
    /** The newest rows that hold any of these terms, or all of them; and how many are expected to hold one of them. */
    holding(
      how: 'any' | 'all',
      terms: readonly SearchTerm[],
      filter: SearchFilter,
      limit: number,
      expected: Expected,
    ): Promise<readonly SearchRow[]>;
    newest(filter: SearchFilter, page: { offset: number; limit: number }): Promise<readonly SearchRow[]>;
    /** Every workspace of the store. */
    workspaces(): Promise<readonly WorkspaceRow[]>;
  };
}
