import type { FactKind, FactPayloads, FactRows } from '../../generated/handlers/ctx.ts';

export interface Clock {
  now(): number;
}

export interface Log {
  debug(message: string, facts?: Record<string, unknown>): void;
  info(message: string, facts?: Record<string, unknown>): void;
  warning(message: string, facts?: Record<string, unknown>): void;
  error(message: string, facts?: Record<string, unknown>): void;
}

export interface WorkspaceRow {
  readonly id: number;
  readonly name: string;
  readonly seq: number;
  readonly checkout: string | null;
  readonly focus: string | null;
  /** Whose focus and checkout these are; nobody's where it is left out: then they are the workspace's own. */
  readonly caller?: string;
  /** The caller has no place of its own yet: these are the workspace's, and move with it. */
  readonly unsettled?: boolean;
  readonly project_guard: string | null;
}

/** One snapshot of one workspace. */
export interface Snapshot {
  readonly workspace: WorkspaceRow | null;
  /** Whether the store holds no workspace at all. */
  storeIsEmpty(): Promise<boolean>;
  /** What handlers of a room may read of it: the room's own readers, those of rooms below it, and those beside it that it names. */
  of(room: string): object;
}

export interface Told {
  readonly seq: number;
  readonly ts_ms: number;
  readonly kind: FactKind;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What a store met while it wrote, by the code of a warning. */
export interface Noticed {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** One write: a lock on the workspace, a snapshot to read from, and facts that appear together or not at all. */
export interface Unit {
  readonly snapshot: Snapshot;
  seq(): number;
  tell<K extends FactKind>(kind: K, payload: FactPayloads[K]): Promise<FactRows[K]>;
  readonly told: readonly Told[];
  /** A snapshot that knows what was told about the workspace itself, such as its focus. */
  again(): Promise<Snapshot>;
  /** What whoever asked should know; complete once the write is done. */
  readonly noticed?: readonly Noticed[];
  /** Runs a part of the write that may fail by itself: what it had told is then taken back, and the failure goes on. */
  part<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Tells the facts of all processes, from the moment it was opened: each once, those of a workspace in order. A fact comes as the
 * journal holds it, without the fields that its contract keeps elsewhere. Looks only while somebody listens.
 */
export interface JournalFollower {
  listen(listener: (workspace: string, facts: readonly Told[]) => void): () => void;
  /** Says that a workspace has new facts. */
  poke(workspace: string): void;
  /** Resolves when all that was committed before has been told. */
  catchUp(): Promise<void>;
  /** Which facts of a workspace it has told: those after a number, up to another. */
  range(workspace: string): { readonly after: number; readonly told: number };
  close(): Promise<void>;
}

export interface FollowOptions {
  /** Says when to look; by itself, several times a second. */
  readonly ticks?: (tick: () => void) => () => void;
  /** Hears what went wrong; it is tried again. */
  readonly trouble?: (error: unknown) => void;
}

/** Whether free pages of a store still hold what was removed. An engine that has no way to say so is left to itself. */
export type Swept = { readonly kind: 'clean' | 'left_to_the_engine' } | { readonly kind: 'not_clean'; readonly detail: string };

/** A moment of a workspace: the number of a fact, or a time. */
export type AsOf = { readonly seq: number } | { readonly ts_ms: number };

/** A workspace as it was. */
export interface Past {
  readonly store: StorePort;
  /** The last fact that counts, and when it was told. */
  readonly seq: number;
  readonly ts_ms: number;
  /** Facts that could not be applied again, since what they wrote was removed. */
  readonly left_out: number;
}

export interface ReadHow {
  /** Nothing may be written for it, not even what is derived from data. */
  readonly leaves_nothing?: boolean;
}

/** What runs inside a read or write of a store may not begin another: it would wait for itself. */
export interface StorePort {
  readonly engine: 'sqlite' | 'postgres' | 'files';
  /** Set where data lives in files, and the engine only finds it again. */
  readonly truth?: 'files';
  /** Where data lives, without secrets. */
  readonly location: string;
  readonly schema_version: number;
  /** `caller` is whose focus and checkout are meant; without one they are the workspace's own. */
  read<T>(workspace: string | null, work: (snapshot: Snapshot) => Promise<T>, caller?: string, how?: ReadHow): Promise<T>;
  /** A workspace that does not exist is made first, in the same transaction. */
  write<T>(workspace: string, agent_id: string | null, work: (unit: Unit) => Promise<T>, caller?: string): Promise<T>;
  workspaces(prefix: string, limit: number): Promise<string[]>;
  follow(options?: FollowOptions): Promise<JournalFollower>;
  /**
   * A workspace as of a moment, from its first `most` facts at most; undefined where it was not there yet. Where data lives in files
   * there is no journal to make it from.
   */
  past?<T>(workspace: string, at: AsOf, most: number, work: (past: Past | undefined) => Promise<T>): Promise<T>;
  /** Rewrites what is free, so that nothing that was removed can be read there. Takes as long as copying the store. */
  sweep(): Promise<Swept>;
  close(): Promise<void>;
}

/** What happens to a step that has tests and closes with neither note nor proof. */
export type ProofPolicy = 'off' | 'warn' | 'require';

/** How this server was set up, as far as a call may depend on it. */
export interface Policy {
  readonly default_workspace: string | null;
  /** The project of the autopilot that is meant when a call names none. */
  readonly default_project?: string | null;
  readonly workspace_lock: boolean;
  readonly project_guard: string | null;
  readonly default_agent_id: string | null;
  readonly proof_policy: ProofPolicy;
  /** Whether a thought without a session starts one; left out: it does. */
  readonly auto_create_session?: boolean;
  /** Whether code of notebooks is run; left out: it is. */
  readonly run_cells?: boolean;
}
