import type { EntityTarget, Short } from '../../generated/handlers/ctx.ts';
import type { WorkspaceOpenHandlers } from '../../generated/handlers/workspace.ts';
import type { ContextHealth, LintIssue, Opened, OpenInput, WorkAtHand } from '../../generated/types/index.ts';

/** What an opener may say besides what it opened: calls that can be made as they are, and texts as they may be shown. */
export type Saying = Pick<Parameters<WorkspaceOpenHandlers<never>['open']>[1], 'warn' | 'suggest' | 'ready' | 'short'>;

/** What a room can open by reference. */
export interface Opener<Store> {
  /** How such a reference looks, for people. */
  readonly form: string;
  matches(id: string): boolean;
  /** Such a reference can look like anything: it is tried when no other room opened it, and says nothing about what was meant. */
  readonly last?: true;
  /** Undefined when the form is right but the thing is another room's, or nobody's. */
  open(id: string, input: OpenInput, store: Store, now_ms: number, saying: Saying): Promise<Opened | undefined>;
}

/** A row of the index, as far as a room needs to know it. */
export interface IndexRow {
  readonly source: string;
  readonly key: string;
  readonly kind: string;
  readonly state: string;
}

/** What a hit shows. */
export interface Found {
  /** Opens it as it is. */
  readonly ref: string;
  readonly title?: string | undefined;
  readonly text: string;
  /** A branch, or a task and the path of a step. */
  readonly where: string;
}

/** What a room can find: it says what stands behind a row of the index. */
export interface Searcher<Store> {
  readonly sources: readonly string[];
  /** Undefined when it is there no more. */
  show(row: IndexRow, store: Store): Promise<Found | undefined>;
}

/** What a reference stands for, as far as it can be forgotten: an entry, or nodes with all their versions. */
export interface Forgettable {
  readonly what: 'note' | 'event' | 'card' | 'node';
  readonly entry_seq?: number;
  readonly nodes?: { readonly ids: string[]; readonly docs: string[] };
}

/** What a room can forget by reference. */
export interface Forgetter<Store> {
  matches(id: string): boolean;
  /** Undefined when there is no such thing in this room. */
  find(id: string, store: Store): Promise<Forgettable | undefined>;
}

export type Finding = LintIssue;

/** Findings as a whole: information alone is no reason to worry. */
export const healthOf = (issues: Finding[], stats: Record<string, number>): ContextHealth => ({
  status: issues.some(({ severity }) => severity !== 'info') ? 'warn' : 'ok',
  issues,
  stats,
});

/** What a room can say about the health of a workspace or target. */
export type Diagnoser<Store> = (given: {
  store: Store;
  target: EntityTarget | null;
}) => Promise<{ findings: Finding[]; stats: Record<string, number> }>;

/** How what is in focus stands. */
export type AtWork<Store> = (focus: string, store: Store, short: Short) => Promise<WorkAtHand>;

/** One step of the recommended flow. */
export interface GoldenStep {
  readonly tool: string;
  readonly purpose: string;
}

/** What a room adds to tools that gather from all rooms. */
export interface Contribution<Store> {
  readonly opens?: readonly Opener<Store>[];
  readonly searches?: readonly Searcher<Store>[];
  readonly forgets?: readonly Forgetter<Store>[];
  readonly diagnoses?: readonly Diagnoser<Store>[];
  readonly golden?: readonly GoldenStep[];
  readonly atWork?: AtWork<Store>;
}
