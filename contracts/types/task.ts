import {
  Closed,
  Const,
  counted,
  described,
  FreeObject,
  Nullable,
  named,
  OneOf,
  Opt,
  Prose,
  Text,
  Type,
  Words,
} from '../kit/schema.ts';
import { AgentId, EntityId, EventId, PlanId, StepId, StepPath, TaskId, Timestamp, TimestampMs } from './ids.ts';
import { TargetRef } from './scope.ts';

export const statuses = ['TODO', 'ACTIVE', 'DONE'] as const;
export const priorities = ['LOW', 'MEDIUM', 'HIGH'] as const;

export const TaskStatus = named('TaskStatus', OneOf(statuses, { description: 'TODO, ACTIVE or DONE.' }));
export const Priority = named('Priority', OneOf(priorities, { description: 'LOW, MEDIUM or HIGH.' }));
export const Revision = named(
  'Revision',
  Type.Integer({ minimum: 0, description: 'Grows with every change of a plan or task.' }),
);

export const Title = Words(300, { description: 'A short name; blanks around it are dropped.' });
export const LongText = Prose(20_000, { description: 'Text of up to 20 000 characters; "" clears it.' });
export const ContractText = Prose(200_000, { description: 'Text of up to 200 000 characters; "" clears it.' });
/** One line of a list: a criterion, a test, a blocker. */
export const Line = Text(2000, { description: 'One line.' });
export const Lines = (options: { minItems?: number; description?: string } = {}) =>
  Type.Array(Line, { maxItems: 100, ...options });
export const Tags = Type.Array(Words(100), { maxItems: 50, description: 'Labels; the list replaces the one before.' });
export const DependsOn = Type.Array(EntityId, {
  maxItems: 100,
  description: 'Plans and tasks that must be done first; the list replaces the one before.',
});

/** A task, named or in focus. */
export const TaskSelector = {
  target: Opt(described(TargetRef, 'The same as task, also as {id, kind}.')),
  task: Opt(described(TaskId, 'The task; left out: the focus.')),
};
/** A plan, named or in focus. */
export const PlanSelector = {
  target: Opt(described(TargetRef, 'A plan; left out: the focus.')),
  plan: Opt(described(PlanId, 'The same as target, as an id only.')),
};
/** A plan or a task, named or in focus; `task` takes the id of a plan too. */
export const EntitySelector = {
  target: Opt(described(TargetRef, 'The same as task, also as {id, kind}.')),
  task: Opt(described(EntityId, 'The plan or task; left out: the focus.')),
  plan: Opt(described(PlanId, 'The same as task, for a plan.')),
};
/** A step of a task. */
export const StepPlace = {
  step_id: Opt(described(StepId, 'The step by id; give this or path.')),
  path: Opt(described(StepPath, 'The step by path, such as s:0; give this or step_id.')),
};
export const StepSelector = { ...TaskSelector, ...StepPlace };

/** What a caller may say about who it is and the plan or task it means to change; `locate` holds it against what it finds. */
export const Guarded = {
  agent_id: Opt(AgentId),
  expected_revision: Opt(Type.Integer({ minimum: 0, description: 'Refuse when its revision is another one.' })),
  expected_target_id: Opt(
    Type.String({
      pattern: '^(PLAN|TASK)-[0-9]{3,}$',
      form: 'an id such as PLAN-001 or TASK-001',
      maxLength: 32,
      description: 'Refuse when another plan or task would be changed.',
      ...counted('PLAN', 'TASK'),
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
    ts: described(Timestamp, 'When it happened.'),
    ts_ms: TimestampMs,
    task_id: described(EntityId, 'Plan or task that it happened to.'),
    path: Nullable(Type.String(), { description: 'Path of the step or task node; null when it concerns the whole task.' }),
    type: Type.String({ description: 'What happened, as a code.' }),
    payload: FreeObject({ description: 'Details of what happened.' }),
  }),
  'Something that happened to a plan or task.',
);

const Shared = {
  id: EntityId,
  qualified_id: Type.String({ description: 'The id with its workspace: <workspace>:<id>.' }),
  title: Type.String({ description: 'What it is called.' }),
  description: Nullable(Type.String(), { description: 'What is to be achieved; null when nobody said it.' }),
  context: Nullable(Type.String(), { description: 'What to know about it; null when nobody said it.' }),
  status: TaskStatus,
  priority: Nullable(Priority, { description: 'How urgent; null when not set.' }),
  tags: Type.Array(Type.String(), { description: 'Labels.' }),
  depends_on: Type.Array(EntityId, { description: 'Plans and tasks that must be done first.' }),
  revision: Revision,
  created_at_ms: described(TimestampMs, 'When it was created.'),
  updated_at_ms: described(TimestampMs, 'When it was changed last.'),
  completed_at_ms: Nullable(TimestampMs, { description: 'When it was completed; null while it is not.' }),
};

export const StepCounts = named(
  'StepCounts',
  Closed({
    total: Type.Integer({ description: 'How many there are.' }),
    completed: Type.Integer({ description: 'How many are done.' }),
  }),
  'Steps or tasks in numbers.',
);

export const Task = named(
  'Task',
  Closed({
    ...Shared,
    kind: Const('task', { description: 'It is a task.' }),
    parent: described(PlanId, 'Plan that it belongs to.'),
    domain: Nullable(Type.String(), { description: 'Area of work; null when none was set.' }),
    steps: described(StepCounts, 'Its steps in numbers.'),
  }),
  'A task: work with steps, under a plan.',
);

export const Checklist = named(
  'Checklist',
  Closed({
    steps: Type.Array(Type.String(), { description: 'Points of the checklist, in order.' }),
    current: Type.Integer({ minimum: 0, description: 'How many points are done; also the index of the current one.' }),
    doc: Nullable(Type.String(), { description: 'Text that explains the checklist; null when there is none.' }),
  }),
  'Points to work through, in order.',
);

export const Plan = named(
  'Plan',
  Closed({
    ...Shared,
    kind: Const('plan', { description: 'It is a plan.' }),
    contract: Nullable(Type.String(), { description: 'What was agreed, as text; null when nothing was.' }),
    contract_data: Nullable(FreeObject(), { description: 'What was agreed, as data; null when nothing was.' }),
    contract_versions_count: Type.Integer({ description: 'How often the contract was set.' }),
    checklist: described(Checklist, 'Points to work through, and how far it is.'),
    plan_progress: Type.String({ description: 'current/total of the checklist.' }),
  }),
  'A plan: what several tasks are for.',
);

export const EntityBrief = named(
  'EntityBrief',
  Closed({
    id: EntityId,
    number: Type.Integer({ description: 'The number in its id; cursors count by it.' }),
    kind: OneOf(['plan', 'task'], { description: 'Whether it is a plan or a task.' }),
    qualified_id: Type.String({ description: 'The id with its workspace: <workspace>:<id>.' }),
    title: Type.String({ description: 'What it is called.' }),
    status: TaskStatus,
    priority: Opt(described(Priority, 'How urgent; absent when not set.')),
    parent: Opt(described(PlanId, 'Plan of a task; absent for plans.')),
    domain: Opt(Type.String({ description: 'Area of work; absent when none was set, and for plans.' })),
    tags: Opt(Type.Array(Type.String(), { description: 'Labels; absent when it has none.' })),
    revision: Revision,
    steps: Opt(described(StepCounts, 'Steps of a task; absent for plans.')),
    plan_progress: Opt(Type.String({ description: 'current/total of the checklist; absent for tasks.' })),
    updated_at_ms: described(TimestampMs, 'When it was changed last.'),
  }),
  'A plan or task in a list.',
);
