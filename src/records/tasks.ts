import type { EntityTarget } from '../../generated/handlers/ctx.ts';
import type { Operation, Step, TaskEvent, TaskNodeAddedFact, TimelineEvent } from '../../generated/types/index.ts';
import type { EvidenceRow } from './evidence.ts';

/** A plan or task, whole. */
export type EntityRow = EntityTarget;

/** A step with what only the inside needs to know: its task, and the places its children get next. */
export interface StepRow extends Step {
  readonly task: string;
  readonly next_step: number;
  readonly next_node: number;
  /** The agent that changed it last; null where that had no name. */
  readonly touched_by: string | null;
  readonly touched_at_ms: number;
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

/** Plans, tasks, steps, and what happened to them. */
export interface TaskReads {
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
    /** Whether a note was made to the step. */
    noted(task: string, path: string): Promise<boolean>;
  };
  readonly nodes: {
    find(node_id: string): Promise<TaskNodeRow | undefined>;
    at(task: string, path: string): Promise<TaskNodeRow | undefined>;
  };
  readonly evidence: {
    at(seq: number): Promise<EvidenceRow | undefined>;
    /** Whether this is among the attachments of a plan or task, or of its steps. */
    isAttached(entity: string, attachment: string): Promise<boolean>;
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
}
