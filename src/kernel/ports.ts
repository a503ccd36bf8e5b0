import type { EntityTarget, FactKind, FactPayloads, FactRows, Segment } from '../../generated/handlers/ctx.ts';
import type {
  Anchor,
  AnchorCard,
  AnchorTask,
  Branch,
  Entry,
  Job,
  JobEvent,
  Operation,
  RefMove,
  Step,
  Tag,
  TaskEvent,
  TaskNodeAddedFact,
  TimelineEvent,
} from '../../generated/types/index.ts';
import type { ConflictReads, GraphReads } from './graph.ts';

export interface Clock {
  now(): number;
}

export interface Log {
  debug(message: string, facts?: Record<string, unknown>): void;
  info(message: string, facts?: Record<string, unknown>): void;
  warning(message: string, facts?: Record<string, unknown>): void;
  error(message: string, facts?: Record<string, unknown>): void;
}

/** How many bytes may still be read; `short` once more were wanted than there were. */
export interface ByteMeter {
  left: number;
  used: number;
  short: boolean;
}

export interface TranscriptFile {
  /** Below the root, with slashes. */
  readonly path: string;
  readonly size: number;
  readonly mtime_ms: number;
}

/** One line of a transcript, already read as JSON. */
export interface TranscriptLine {
  readonly byte: number;
  /** Its number from 1, where it is known. */
  readonly line: number | null;
  readonly record: unknown;
  readonly problem: 'malformed' | 'too_long' | null;
}

/** Where a window begins, and where the line begins that it is around. */
export interface TranscriptWindow {
  readonly start: { readonly byte: number; readonly line: number | null };
  readonly at: number;
}

/** A transcript that is open for reading. Never more of it is held than a chunk and one line. */
export interface OpenTranscript {
  readonly size: number;
  /** From the start of a line on. With `align`, from the first line that begins at or after the byte. */
  lines(from: { byte: number; line: number | null; align?: true }, meter: ByteMeter): AsyncIterable<TranscriptLine>;
  /** The window around a line; undefined past the end, or when the meter runs short. */
  aroundLine(line: number, before: number, meter: ByteMeter): Promise<TranscriptWindow | undefined>;
  aroundByte(byte: number, before: number, meter: ByteMeter): Promise<TranscriptWindow | undefined>;
}

export type TranscriptListing =
  /** The folder is not one that transcripts may be read from. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'listed'; readonly files: readonly TranscriptFile[]; readonly skipped_folders: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly detail: string };

export type TranscriptReading<T> =
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'outside' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly detail: string };

/** Session transcripts on disk. They are only ever read. */
export interface Transcripts {
  /** The folder that is meant by what a caller gave, or by nothing. */
  root(given: string | undefined): string;
  readonly project_root: string;
  /** All transcripts below a folder, newest first. Links are not followed. */
  list(root: string): Promise<TranscriptListing>;
  /** Opens a file below the root, lets it be read, and closes it. A way out of the root is `outside`. */
  read<T>(root: string, path: string, work: (file: OpenTranscript) => Promise<T>): Promise<TranscriptReading<T>>;
}

/** What came of writing a file. */
export type FileOutcome =
  | { readonly kind: 'written'; readonly path: string; readonly bytes: number }
  /** It would stand where nothing may be written, or a link leads there. */
  | { readonly kind: 'outside' }
  /** Something else stands there that must not be replaced. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'unwritable'; readonly detail: string };

/** Files that are written for others to read. */
export interface ExportFiles {
  /** Writes a file whole or not at all; one that is there already is replaced only where `mayReplace` knows it. */
  write(file: string, text: string, mayReplace: (found: string) => boolean): Promise<FileOutcome>;
}

export interface WorkspaceRow {
  readonly id: number;
  readonly name: string;
  readonly seq: number;
  readonly checkout: string | null;
  readonly focus: string | null;
  readonly project_guard: string | null;
}

/** A branch with the stretches that make up what is seen on it, newest first. */
export interface BranchRow extends Branch {
  readonly id: number;
  readonly view: readonly Segment[];
}

/** A plan or task, whole. */
export type EntityRow = EntityTarget;

/** A step with what only the inside needs to know: its task, and the places its children get next. */
export interface StepRow extends Step {
  readonly task: string;
  readonly next_step: number;
  readonly next_node: number;
}

export interface TaskNodeRow {
  readonly node_id: string;
  readonly task: string;
  readonly path: string;
  readonly image: Required<TaskNodeAddedFact['change']>;
}

/** Which plans or tasks are meant; what is left out does not narrow. */
export interface EntityFilter {
  readonly kind: 'plan' | 'task';
  readonly statuses: readonly EntityRow['status'][];
  readonly id?: string;
  readonly parent?: string;
  readonly domain?: string;
  readonly tags?: readonly string[];
}

type ByStatus = Record<EntityRow['status'], number>;

export interface OperationRow {
  readonly operation: Operation;
  readonly subject: { readonly kind: 'entity' | 'step' | 'node'; readonly id: string };
}

export interface DocRow {
  readonly branch_id: number;
  readonly branch: string;
  readonly doc: string;
  readonly kind: 'notes' | 'trace' | 'graph';
  readonly created_at_ms: number;
  readonly updated_at_ms: number;
  readonly first_seq: number;
}

/** An entry with what only the inside needs to know. */
export interface StoredEntry {
  readonly entry: Entry;
  readonly branch_id: number;
  readonly origin_seq: number | null;
  /** Its text, meta and payload were not read: there was no room for them. */
  readonly unread?: true;
}

/** The newest event of each kind that calls for somebody or settles it; 0 for none. */
export interface JobMarks {
  readonly last_seq: number;
  readonly question_seq: number;
  readonly manager_seq: number;
  readonly error_seq: number;
  readonly checkpoint_seq: number;
  readonly proof_gate_seq: number;
  readonly proof_seq: number;
}

export interface JobRow {
  readonly job: Job;
  readonly marks: JobMarks;
}

export interface JobFilter {
  readonly statuses?: readonly Job['status'][] | undefined;
  readonly task?: string | undefined;
  readonly anchor?: string | undefined;
}

export interface RunnerRow {
  readonly runner_id: string;
  readonly status: 'idle' | 'live';
  readonly active_job_id: string | null;
  readonly lease_expires_at_ms: number;
  readonly created_at_ms: number;
  readonly updated_at_ms: number;
  readonly meta: Record<string, unknown> | null;
}

export interface CardCommit {
  readonly card_id: string;
  readonly branch: string;
  readonly branch_id: number;
  readonly graph_doc: string;
  readonly trace_doc: string;
  /** The entry in the trace. */
  readonly seq: number;
  readonly digest: string;
}

export interface AnchorFilter {
  readonly text?: string | undefined;
  readonly kind?: Anchor['kind'] | undefined;
  readonly status?: Anchor['status'] | undefined;
}

/** An anchor as a place on the map. */
export interface AnchorPlace extends Pick<Anchor, 'id' | 'title' | 'kind' | 'status' | 'parent_id' | 'depends_on'> {
  /** Whether any card or job is about it. */
  readonly linked: boolean;
}

export interface AnchorMap {
  /** By id. */
  readonly anchors: readonly AnchorPlace[];
  readonly aliases: readonly { readonly alias: string; readonly anchor: string }[];
}

export interface Reset {
  readonly branch_id: number;
  readonly move: RefMove;
}

/** Everything that a handler may read. All of it is inside one workspace and one snapshot. */
export interface Reads {
  readonly workspace: WorkspaceRow | null;
  /** Whether the store holds no workspace at all. */
  storeIsEmpty(): Promise<boolean>;
  readonly branches: {
    find(name: string): Promise<BranchRow | undefined>;
    list(page: { after: string | null; limit: number }): Promise<Branch[]>;
    /** Names of branches made directly from this one. */
    basedOn(branch_id: number, limit: number): Promise<string[]>;
  };
  readonly entries: {
    at(seq: number): Promise<StoredEntry | undefined>;
    last(): Promise<Entry | undefined>;
    /**
     * The newest entries before a number, newest first. With `bytes` no more text is read than that, but for the first entry's:
     * the one that has no room any more is the last, and `unread`. With 0 none is read, and all come without their texts.
     */
    before(
      view: readonly Segment[],
      doc: string,
      page: { before: number; limit: number; notesOnly?: boolean; bytes?: number },
    ): Promise<StoredEntry[]>;
    /** The oldest entries after a number, oldest first. */
    after(view: readonly Segment[], doc: string, page: { after: number; limit: number }): Promise<StoredEntry[]>;
    /** Which of these notes, or copies of them, are seen in a view. */
    originsSeen(view: readonly Segment[], doc: string, origins: readonly number[]): Promise<Set<number>>;
    count(): Promise<number>;
  };
  readonly documents: {
    onBranches(branch_ids: readonly number[]): Promise<DocRow[]>;
    find(branch_id: number, doc: string): Promise<DocRow | undefined>;
  };
  readonly tags: {
    find(name: string): Promise<Tag | undefined>;
    list(page: { after: string | null; limit: number }): Promise<Tag[]>;
    count(): Promise<number>;
  };
  readonly resets: {
    /** The newest resets seen in a view before a number, newest first. */
    before(view: readonly Segment[], doc: string, page: { before: number; limit: number }): Promise<Reset[]>;
  };
  readonly graph: GraphReads;
  readonly conflicts: ConflictReads;
  readonly cards: {
    /** Where a card was committed, the newest commit first. */
    commits(card_id: string): Promise<CardCommit[]>;
  };
  readonly anchors: {
    /** Where names lead: an id to itself, an alias to its anchor. Names that nobody has are left out. */
    leads(names: readonly string[]): Promise<Map<string, string>>;
    /** By id; ids that nobody has are left out. */
    these(ids: readonly string[]): Promise<Anchor[]>;
    /** By id; and how many match in all. */
    list(filter: AnchorFilter, page: { after: string | null; limit: number }): Promise<{ anchors: Anchor[]; count: number }>;
    /** All of it: people make a map, so it is never long. */
    map(): Promise<AnchorMap>;
    /** How many links there are, counted to a bound, and when the first and the last of these were made. */
    links(anchor: string, most: number): Promise<{ count: number; has_more: boolean; first_ts_ms: number; last_ts_ms: number }>;
    /** Cards on all branches, each once: canonical ones first, then by weight, then the newest. */
    cards(anchor: string, page: { drafts: boolean; limit: number }): Promise<AnchorCard[]>;
    /** Plans and tasks with such cards or jobs, the latest first. */
    tasks(anchor: string, limit: number): Promise<AnchorTask[]>;
  };
  readonly entities: {
    find(id: string): Promise<EntityRow | undefined>;
    /** The plan or task whose canonical branch this is. */
    owningBranch(branch_id: number): Promise<string | undefined>;
    /** In the order in which they were made, after a number. */
    list(filter: EntityFilter, page: { after: number; limit: number }): Promise<EntityRow[]>;
    /** The tasks of a plan. */
    ids(parent: string, page: { after: number; limit: number }): Promise<string[]>;
    counts(): Promise<{ plan: ByStatus; task: ByStatus }>;
    countBelow(parent: string): Promise<{ total: number; completed: number }>;
    /** The oldest plan of this title. */
    planTitled(title: string): Promise<EntityRow | undefined>;
    /** The last number that was given out. */
    lastNumber(name: 'PLAN' | 'TASK' | 'STEP' | 'NODE' | 'CARD'): Promise<number>;
  };
  readonly steps: {
    find(step_id: string): Promise<StepRow | undefined>;
    at(task: string, path: string): Promise<StepRow | undefined>;
    /** All steps of a task, in path order. */
    list(task: string): Promise<StepRow[]>;
    /** Steps after a path, in path order; only what stands at or below a step, where one is named. */
    after(task: string, page: { after: string | null; below: string | null; limit: number }): Promise<StepRow[]>;
    /** The first one by path that is not done. */
    firstOpen(task: string): Promise<StepRow | undefined>;
    openBelow(task: string, path: string): Promise<number>;
  };
  readonly nodes: {
    find(node_id: string): Promise<TaskNodeRow | undefined>;
    at(task: string, path: string): Promise<TaskNodeRow | undefined>;
  };
  readonly events: {
    /** Task events after one, oldest first. */
    after(event_id: string | null, limit: number): Promise<TaskEvent[]>;
    /** The newest events of one plan or task before a number, newest first. */
    before(entity: string, page: { before: number; limit: number }): Promise<TimelineEvent[]>;
    exists(event_id: string): Promise<boolean>;
    last(): Promise<TaskEvent | undefined>;
  };
  readonly operations: {
    /** Newest first; of one plan or task, or of all. */
    before(entity: string | null, page: { before: number; limit: number }): Promise<Operation[]>;
    toUndo(entity: string): Promise<OperationRow | undefined>;
    toRedo(entity: string): Promise<OperationRow | undefined>;
  };
  readonly jobs: {
    find(job_id: string): Promise<JobRow | undefined>;
    /** What is too long to be read with the job every time. */
    prompt(job_id: string): Promise<{ prompt: string; meta: Record<string, unknown> | null } | undefined>;
    /** How many jobs were ever made: the number of the newest. */
    made(): Promise<number>;
    count(filter: JobFilter): Promise<number>;
    /** Newest first. */
    list(filter: JobFilter, page: { before: string | null; limit: number }): Promise<Job[]>;
    /** The most pressing first; a running job last heard of at `silent_since` or before is stale too. */
    pressing(filter: JobFilter, at: { now: number; silent_since: number; limit: number }): Promise<JobRow[]>;
    /** The queued job with the highest priority, the oldest among equals. */
    nextQueued(): Promise<Job | undefined>;
    /** The same among running jobs whose lease has run out. */
    nextExpired(now: number): Promise<Job | undefined>;
  };
  readonly jobEvents: {
    at(seq: number): Promise<JobEvent | undefined>;
    these(seqs: readonly number[]): Promise<JobEvent[]>;
    /** The newest events before a number, newest first. */
    before(job_id: string, page: { before: number; limit: number }): Promise<JobEvent[]>;
    /** The oldest events after a number, oldest first. */
    after(job_id: string, page: { after: number; limit: number }): Promise<JobEvent[]>;
  };
  readonly runners: {
    find(runner_id: string): Promise<RunnerRow | undefined>;
    /** Those of these that have a lease. */
    present(runner_ids: readonly string[], now: number): Promise<Set<string>>;
    /** Runners with a lease, live ones first, then by name. */
    withLease(now: number, page: { status?: 'idle' | 'live' | undefined; limit: number }): Promise<RunnerRow[]>;
    /** Runners whose lease has run out, the last to go first. */
    withoutLease(now: number, limit: number): Promise<RunnerRow[]>;
    /** How many have a lease, and whether any of them is live. */
    census(now: number): Promise<{ count: number; live: boolean }>;
  };
}

export interface Told {
  readonly seq: number;
  readonly ts_ms: number;
  readonly kind: FactKind;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** One write: a lock on the workspace, a snapshot to read from, and facts that appear together or not at all. */
export interface Unit {
  readonly reads: Reads;
  seq(): number;
  tell<K extends FactKind>(kind: K, payload: FactPayloads[K]): Promise<FactRows[K]>;
  readonly told: readonly Told[];
  /** Reads that know what was told about the workspace itself, such as its focus. */
  again(): Promise<Reads>;
  /** Runs a part of the write that may fail by itself: what it had told is then taken back, and the failure goes on. */
  part<T>(work: () => Promise<T>): Promise<T>;
}

export interface StorePort {
  readonly engine: 'sqlite' | 'postgres';
  /** Where data lives, without secrets. */
  readonly location: string;
  readonly schema_version: number;
  read<T>(workspace: string | null, work: (reads: Reads) => Promise<T>): Promise<T>;
  /** A workspace that does not exist is made first, in the same transaction. */
  write<T>(workspace: string, agent_id: string | null, work: (unit: Unit) => Promise<T>): Promise<T>;
  workspaces(prefix: string, limit: number): Promise<string[]>;
  close(): Promise<void>;
}

/** How this server was set up, as far as a call may depend on it. */
export interface Policy {
  readonly default_workspace: string | null;
  readonly workspace_lock: boolean;
  readonly project_guard: string | null;
  readonly default_agent_id: string | null;
}
