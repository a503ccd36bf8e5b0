import { Closed, Const, Formed, FreeObject, Nullable, named, OneOf, Opt, Prose, Text, Type, Words } from '../kit/schema.ts';
import { EntityId, EventId, PlanId, StepId, StepPath, TaskId, Timestamp, TimestampMs } from './ids.ts';
import { TargetRef } from './scope.ts';

export const statuses = ['TODO', 'ACTIVE', 'DONE'] as const;
export const priorities = ['LOW', 'MEDIUM', 'HIGH'] as const;

export const TaskStatus = named('TaskStatus', OneOf(statuses));
export const Priority = named('Priority', OneOf(priorities));
export const Revision = named(
  'Revision',
  Type.Integer({ minimum: 0, description: 'Grows with every change of a plan or task.' }),
);

export const Title = Words(300, { description: 'A short name; blanks around it are dropped.' });
export const LongText = Prose(20_000);
export const ContractText = Prose(200_000);
/** One line of a list: a criterion, a test, a blocker. */
export const Line = Text(2000);
export const Lines = (options: { minItems?: number; description?: string } = {}) =>
  Type.Array(Line, { maxItems: 100, ...options });
export const Tags = Type.Array(Words(100), { maxItems: 50 });
export const DependsOn = Type.Array(EntityId, { maxItems: 100 });

/** A task, named or in focus. */
export const TaskSelector = { target: Opt(TargetRef), task: Opt(TaskId) };
/** A plan, named or in focus. */
export const PlanSelector = { target: Opt(TargetRef), plan: Opt(PlanId) };
/** A plan or a task, named or in focus; `task` takes the id of a plan too. */
export const EntitySelector = { target: Opt(TargetRef), task: Opt(EntityId), plan: Opt(PlanId) };
/** A step of a task. */
export const StepPlace = { step_id: Opt(StepId), path: Opt(StepPath) };
export const StepSelector = { ...TaskSelector, ...StepPlace };

/** What a caller may say about the plan or task it means to change; `locate` holds it against what it finds. */
export const Guarded = {
  expected_revision: Opt(Type.Integer({ minimum: 0, description: 'Refuse when it stands at another revision.' })),
  expected_target_id: Opt(
    Formed(EntityId.pattern ?? '', EntityId.form as string, {
      maxLength: 32,
      description: 'Refuse when another plan or task would be changed.',
    }),
  ),
  strict_targeting: Opt(
    Type.Boolean({ default: false, description: 'Refuse to rely on the focus unless expected_target_id is given.' }),
  ),
};
/** What the finding of a guarded target can answer. */
export const guardErrors = [
  'UNKNOWN_ID',
  'INVALID_INPUT',
  'REVISION_MISMATCH',
  'EXPECTED_TARGET_MISMATCH',
  'STRICT_TARGETING_REQUIRES_EXPECTED_TARGET_ID',
] as const;

export const TaskEvent = named(
  'TaskEvent',
  Closed({
    event_id: EventId,
    ts: Timestamp,
    ts_ms: TimestampMs,
    task_id: EntityId,
    path: Nullable(Type.String()),
    type: Type.String(),
    payload: FreeObject(),
  }),
);

const Shared = {
  id: EntityId,
  qualified_id: Type.String(),
  title: Type.String(),
  description: Nullable(Type.String()),
  context: Nullable(Type.String()),
  status: TaskStatus,
  priority: Nullable(Priority),
  tags: Type.Array(Type.String()),
  depends_on: Type.Array(EntityId),
  revision: Revision,
  created_at_ms: TimestampMs,
  updated_at_ms: TimestampMs,
  completed_at_ms: Nullable(TimestampMs),
};

export const StepCounts = named('StepCounts', Closed({ total: Type.Integer(), completed: Type.Integer() }));

export const Task = named(
  'Task',
  Closed({ ...Shared, kind: Const('task'), parent: PlanId, domain: Nullable(Type.String()), steps: StepCounts }),
);

export const Checklist = named(
  'Checklist',
  Closed({ steps: Type.Array(Type.String()), current: Type.Integer({ minimum: 0 }), doc: Nullable(Type.String()) }),
);

export const Plan = named(
  'Plan',
  Closed({
    ...Shared,
    kind: Const('plan'),
    contract: Nullable(Type.String()),
    contract_data: Nullable(FreeObject()),
    contract_versions_count: Type.Integer(),
    checklist: Checklist,
    plan_progress: Type.String({ description: 'current/total of the checklist.' }),
  }),
);

/** A plan or task in a list. */
export const EntityBrief = named(
  'EntityBrief',
  Closed({
    id: EntityId,
    number: Type.Integer({ description: 'The number in its id; cursors count by it.' }),
    kind: OneOf(['plan', 'task']),
    qualified_id: Type.String(),
    title: Type.String(),
    status: TaskStatus,
    priority: Nullable(Priority),
    parent: Nullable(PlanId),
    domain: Nullable(Type.String()),
    tags: Type.Array(Type.String()),
    revision: Revision,
    steps: Nullable(StepCounts),
    plan_progress: Nullable(Type.String()),
    updated_at_ms: TimestampMs,
  }),
);
