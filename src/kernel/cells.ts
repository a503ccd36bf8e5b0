export interface CellFile {
  readonly filename: string;
  readonly language: 'javascript' | 'typescript';
  readonly source: string;
}

/** A run of one cell, with all files of its notebook beside it. */
export interface RunOrder {
  readonly notebook: string;
  readonly files: readonly CellFile[];
  /** The file that is run. */
  readonly entry: string;
  /** What stands in package.json and tsconfig.json; null: a plain one, and none. */
  readonly packageJson: string | null;
  readonly tsconfig: string | null;
}

export interface InstallOrder {
  readonly notebook: string;
  /** What npm is given: dependencies by name and range, and nothing that leads elsewhere. */
  readonly packageJson: string;
  /** What is added to it, as npm takes it: `name` or `name@range`. */
  readonly packages: readonly string[];
}

/** What one stream of a run said. What does not fit is left out in the middle, in whole lines where there are some. */
export interface Said {
  readonly head: string;
  readonly tail: string;
  /** How much was written in all, and how much of it is not here. */
  readonly bytes: number;
  readonly cut: number;
}

/** How a run ended: by itself, by a signal, or because it took too long, said too much, became too many, was called off, or the server stopped. */
export type EndedBy = 'exit' | 'signal' | 'time' | 'output' | 'processes' | 'cancelled' | 'stopped';

export interface Ended {
  readonly kind: 'ended';
  readonly by: EndedBy;
  /** -1 unless it ended by itself. */
  readonly exitCode: number;
  readonly durationMs: number;
  readonly stdout: Said;
  readonly stderr: Said;
}

export type NotStarted =
  /** So many run already, and none of them ended for a while. */
  { readonly kind: 'busy'; readonly most: number } | { readonly kind: 'unstarted'; readonly detail: string };

/** TypeScript that cannot be read; line and column count from 1. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly filename: string;
  readonly line: number;
  readonly column: number;
  readonly problem: string;
  /** The line itself, with a mark below the place. */
  readonly snippet: string;
}

export type RunOutcome = Ended | NotStarted | Unreadable;

export type InstallOutcome =
  /** With package.json as npm left it; null where it failed. */
  | (Ended & { readonly packageJson: string | null })
  | NotStarted
  | { readonly kind: 'no-npm' }
  | { readonly kind: 'unreachable'; readonly detail: string };

/** Runs cells of notebooks as processes that are kept apart from the server and from its data. It answers always, and never throws. */
export interface Cells {
  /** Whether this machine can keep a process apart. */
  readonly supported: boolean;
  /** Who runs, so that others can tell whether it still does. */
  readonly runner: string;
  /** Whether a process of that name may still run. */
  lives(runner: string): boolean;
  /** The longest that a run and an installation take, waiting for their turn included. */
  readonly longestMs: { readonly run: number; readonly install: number };
  run(order: RunOrder, signal: AbortSignal): Promise<RunOutcome>;
  /** `tick` hears how much was fetched so far. */
  install(order: InstallOrder, signal: AbortSignal, tick: (fetched: number) => void): Promise<InstallOutcome>;
}
