import type { Generated, Kysely } from 'kysely';
import type { Visibility } from '../records/cards.ts';
import type { Sent } from './compiled.ts';
import type { Noted } from './filed/collection.ts';
import type { FiledTables } from './filed/tables.ts';
import type { Later } from './later.ts';
import type { LedgerTables } from './ledger-tables.ts';
import type { Memo } from './memo.ts';
import type { NotebookTables } from './notebook-tables.ts';
import type { SearchBacklog, SearchDocs } from './search-tables.ts';
import type { EntityColumns, NodeColumns, StepColumns } from './task-tables.ts';

/** The newest of its key on its branch is live or gone (a tombstone); all others are past. */
export type VersionState = 'live' | 'gone' | 'past';

interface Version {
  /** Rises with seq; the text index knows versions by it. */
  id: Generated<number>;
  ws: number;
  seq: number;
  branch_id: number;
  doc: string;
  /** The id of a node; `from|rel|to` of an edge. */
  key: string;
  deleted: number;
  standing: VersionState;
  /** The next version of the key on the same branch. */
  superseded_seq: number | null;
  /** The version that the branch showed before, on whatever branch it was written. */
  replaces_seq: number | null;
  merged_from_branch_id: number | null;
  merged_from_seq: number | null;
  meta: string | null;
  ts_ms: number;
}

/** Every key begins with the workspace. JSON is kept as text, so that both engines store the same. */
export interface Database extends LedgerTables, NotebookTables, FiledTables {
  workspaces: {
    id: Generated<number>;
    name: string;
    created_at_ms: number;
    seq: number;
    checkout_id: number | null;
    focus: string | null;
    /** Where one stood before the focus was set. */
    returns_to: number | null;
    project_guard: string | null;
  };
  /** What an agent has in focus and checked out, and where it stood before it had a focus. */
  agent_places: {
    ws: number;
    /** Its name, or the handle of a connection that has none. */
    agent: string;
    focus: string | null;
    checkout_id: number | null;
    returns_to: number | null;
    /** When a connection without a name moved last; null for an agent. */
    nameless_since_ms: number | null;
  };
  facts: { ws: number; seq: number; kind: string; ts_ms: number; agent_id: string | null; payload: string };
  branches: {
    ws: number;
    id: number;
    name: string;
    base_id: number | null;
    base_seq: number | null;
    /** [[branch id, upto], …] of the bases, nearest first; bases never change, so it never does. */
    lineage: string;
    created_at_ms: number;
  };
  documents: {
    ws: number;
    branch_id: number;
    doc: string;
    kind: string;
    first_seq: number;
    created_at_ms: number;
    updated_at_ms: number;
  };
  entries: {
    ws: number;
    seq: number;
    branch_id: number;
    doc: string;
    kind: string;
    ts_ms: number;
    agent_id: string | null;
    title: string | null;
    format: string | null;
    meta: string | null;
    content: string | null;
    origin_seq: number | null;
    source_event_id: string | null;
    event_id: string | null;
    event_type: string | null;
    task_id: string | null;
    path: string | null;
    payload: string | null;
    /** How many later versions it has, on whatever branch. */
    edits: Generated<number>;
  };
  /** Later versions of a note. The entry itself stays as it was written, and keeps its number and its place. */
  entry_edits: {
    ws: number;
    seq: number;
    entry_seq: number;
    /** Where it was edited: whoever does not see this sees the version before. */
    branch_id: number;
    doc: string;
    /** The version that was edited; the number of the entry for the first. */
    replaces_seq: number;
    /** Set on a copy that a merge made: the edit that it is a copy of. */
    origin_seq: number | null;
    ts_ms: number;
    agent_id: string | null;
    title: string | null;
    format: string | null;
    meta: string | null;
    content: string;
  };
  /** What is left of something whose content was removed: by which reference it was known, who removed it, and why. */
  forgotten: {
    ws: number;
    ref: string;
    seq: number;
    kind: string;
    agent_id: string | null;
    reason: string;
    ts_ms: number;
  };
  resets: {
    ws: number;
    seq: number;
    branch_id: number;
    doc: string;
    ref: string;
    old_seq: number | null;
    new_seq: number;
    ts_ms: number;
  };
  tags: { ws: number; name: string; branch_id: number; doc: string; seq: number; created_at_ms: number };
  node_versions: Version & {
    type: string;
    title: string | null;
    text: string | null;
    status: string | null;
    tags: string;
    /** Who sees a card by default; null for what is no card. */
    visibility: Visibility | null;
  };
  edge_versions: Version & { from_id: string; rel: string; to_id: string };
  /** The tags of each version of a node. */
  node_tags: { ws: number; seq: number; tag: string; branch_id: number; doc: string; standing: VersionState };
  /** Which cards were committed where. The digest tells a repeated commit from a different card. */
  cards: {
    ws: number;
    card_id: string;
    branch_id: number;
    graph_doc: string;
    trace_doc: string;
    seq: number;
    digest: string;
  };
  anchors: {
    ws: number;
    id: string;
    title: string;
    kind: string;
    status: string;
    description: string | null;
    refs: string;
    parent_id: string | null;
    depends_on: string;
    created_at_ms: number;
    updated_at_ms: number;
  };
  anchor_aliases: { ws: number; alias: string; anchor: string };
  /** The newest version of every card that bears the tag of an anchor, or of an alias, on the branch where it was written. */
  anchor_links: {
    ws: number;
    anchor: string;
    branch_id: number;
    doc: string;
    card: string;
    seq: number;
    ts_ms: number;
    draft: number;
    /** Pinned first, then by type: the smallest is shown first. */
    rank: number;
    task_id: string | null;
  };
  conflicts: {
    ws: number;
    conflict_id: string;
    from_branch_id: number;
    into_branch_id: number;
    doc: string;
    kind: 'node' | 'edge';
    key: string;
    status: 'open' | 'resolved' | 'superseded';
    /** Versions of the three states. */
    base_seq: number | null;
    theirs_seq: number;
    ours_seq: number;
    created_seq: number;
    created_at_ms: number;
    resolved_at_ms: number | null;
  };
  entities: {
    ws: number;
    id: string;
    kind: string;
    title: string;
    description: string | null;
    status: string;
    revision: number;
    branch_id: number;
    notes_doc: string;
    graph_doc: string;
    trace_doc: string;
    created_at_ms: number;
    updated_at_ms: number;
  } & EntityColumns;
  entity_tags: { ws: number; tag: string; kind: string; num: number };
  entity_counts: { ws: number; kind: string; status: string; n: number };
  counters: { ws: number; name: string; value: number };
  search_docs: SearchDocs;
  search_backlog: SearchBacklog;
  steps: StepColumns;
  task_nodes: NodeColumns;
  evidence: {
    ws: number;
    seq: number;
    entity: string;
    step_id: string | null;
    checkpoints: string;
    items: string;
    checks: string;
    attachments: string;
    ts_ms: number;
  };
  operations: {
    ws: number;
    seq: number;
    entity: string;
    path: string | null;
    intent: string;
    subject_kind: string;
    subject_id: string;
    payload: string;
    before: string;
    after: string;
    undoable: number;
    undone: number;
    ts_ms: number;
  };
  jobs: {
    ws: number;
    /** The number in JOB-001. */
    id: number;
    title: string;
    kind: string;
    /** 0 for HIGH, 1 for MEDIUM, 2 for LOW: the smallest goes first. */
    urgency: number;
    status: string;
    revision: number;
    task_id: string | null;
    anchor: string | null;
    runner: string | null;
    summary: string | null;
    claim_expires_at_ms: number | null;
    created_at_ms: number;
    updated_at_ms: number;
    completed_at_ms: number | null;
    /** The newest event that says something. */
    last_seq: number;
    /** The newest event of a kind since the job was last queued; 0 for none. */
    question_seq: Generated<number>;
    manager_seq: Generated<number>;
    error_seq: Generated<number>;
    checkpoint_seq: Generated<number>;
    proof_gate_seq: Generated<number>;
    /** The newest message of the manager that brought proof. */
    proof_seq: Generated<number>;
  };
  job_prompts: { ws: number; job: number; prompt: string; meta: string | null };
  job_events: {
    ws: number;
    seq: number;
    job: number;
    ts_ms: number;
    kind: string;
    message: string;
    percent: number | null;
    refs: string;
    meta: string | null;
  };
  runners: {
    ws: number;
    runner_id: string;
    status: string;
    active_job: number | null;
    lease_expires_at_ms: number;
    meta: string | null;
    created_at_ms: number;
    updated_at_ms: number;
  };
}

export type Engine = 'sqlite' | 'postgres';

/** Runs a compiled statement and gives its rows, at once where the engine needs no waiting. */
export type Run = (query: Sent) => readonly unknown[] | Promise<readonly unknown[]>;

/** A connection, or a transaction on one, and the engine behind it. */
export interface Db {
  readonly engine: Engine;
  readonly kysely: Kysely<Database>;
  /** What a transaction has read already. */
  readonly memo?: Memo;
  /** What a transaction still has to write. */
  readonly later?: Later | undefined;
  /** The short way for statements that are compiled. */
  readonly run?: Run | undefined;
  /** What a transaction changes in files; where there are none, nobody notes it. */
  readonly noted?: Noted[] | undefined;
}

/** Runs work in one transaction: all of it or nothing. */
export type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Where to write and where to read; on PostgreSQL both are pools. */
export interface Opened {
  readonly writer: Kysely<Database>;
  readonly reader: Kysely<Database>;
  /** Transactions in the engine's own way; Kysely has one for every engine, which takes longer. */
  readonly transact?: { readonly write: Transact; readonly read: Transact };
  /** All pages of a store in memory, from which another can begin. */
  image?(): Buffer;
  close(): Promise<void>;
}

/** What an applier writes with. */
export interface Writer {
  readonly db: Db;
  readonly ws: number;
}
