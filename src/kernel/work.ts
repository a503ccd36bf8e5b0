/** A task of a memory workspace that a run works on, as it is named. */
export interface NamedWork {
  readonly task: string;
  readonly step?: string | undefined;
  readonly workspace?: string | undefined;
}

/** What the task keeps of a run. */
export interface WorkEntry {
  /** Its name; what is kept under the same name is kept once. */
  readonly once: string;
  readonly kind: 'evidence' | 'hand_off';
  readonly title: string;
  readonly text: string;
  /** Receipts of checks that were run. */
  readonly checks: readonly string[];
  /** Files that say more. */
  readonly attachments: readonly string[];
  /** The checks speak for the tests of the step. */
  readonly proves_tests: boolean;
  /** It stands in the way of whoever goes on. */
  readonly blocks: boolean;
  /** Names of earlier hand-offs that it takes the place of. */
  readonly settles: readonly string[];
}

export type FoundWork =
  | {
      readonly kind: 'found';
      /** How the log calls it: acme/app#TASK-001, with the step behind it where one is meant: acme/app#TASK-001@s:0. */
      readonly bound_to: string;
      /** What is to be done, in the words of the task. */
      readonly asks: string;
    }
  | { readonly kind: 'no_task' | 'no_step'; readonly why: string };

export interface WorkPort {
  find(named: NamedWork): Promise<FoundWork>;
  /** Which of these hand-offs the task has. */
  handedOff(bound_to: string, names: readonly string[]): Promise<readonly string[]>;
  /** What is wrong, where it could not be kept; null where it is. */
  keep(bound_to: string, entry: WorkEntry): Promise<string | null>;
}

export const boundTo = (workspace: string, task: string, step?: string): string =>
  `${workspace}#${task}${step === undefined ? '' : `@${step}`}`;

/** The name of a workspace may hold any sign but the last # of a reference, since no task does. */
export function readBound(bound_to: string): { workspace: string; task: string; step: string | undefined } {
  const at = bound_to.lastIndexOf('#');
  const [task = '', step] = bound_to.slice(at + 1).split('@');
  return { workspace: bound_to.slice(0, at), task, step };
}
