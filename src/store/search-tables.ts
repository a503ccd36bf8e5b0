import type { Generated } from 'kysely';
import type { LedgerKind, SearchKind, SearchSource, SearchState } from '../records/search.ts';

/** Everything that can be searched: a row for each, kept by appliers. */
export interface SearchDocs {
  /** The word index of SQLite knows rows by it. */
  id: Generated<number>;
  ws: number;
  source: SearchSource;
  key: string;
  kind: SearchKind | LedgerKind;
  type: string | null;
  branch_id: number | null;
  task: string | null;
  agent_id: string | null;
  /** JSON. */
  tags: string;
  ts_ms: number;
  state: SearchState;
  favour: number;
  mark: string;
  words: string;
  weights: string;
  length: number;
}

/** How far a store from before the index was caught up; empty when nothing is left. */
export interface SearchBacklog {
  source: SearchSource;
  /** The last row that was taken, as JSON of its key; null before the first. */
  after: string | null;
  done: number;
  total: number;
}
