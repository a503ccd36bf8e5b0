import { counted, named, Type } from '../kit/schema.ts';

export const WorkspaceId = named(
  'WorkspaceId',
  Type.String({
    minLength: 1,
    maxLength: 128,
    pattern: '^[A-Za-z0-9_][A-Za-z0-9._/-]*$',
    form: 'text of letters, digits and . _ / -, beginning with a letter, a digit or _, such as acme/app',
    description: 'The project, by a stable name.',
  }),
);

export const EntityId = named(
  'EntityId',
  Type.String({
    pattern: '^(PLAN|TASK)-[0-9]{3,}$',
    form: 'an id such as PLAN-001 or TASK-001',
    maxLength: 32,
    description: 'A plan or task: PLAN-001, TASK-001.',
    ...counted('PLAN', 'TASK'),
  }),
);
export const PlanId = named(
  'PlanId',
  Type.String({
    pattern: '^PLAN-[0-9]{3,}$',
    form: 'an id such as PLAN-001',
    maxLength: 32,
    description: 'A plan: PLAN-001.',
    ...counted('PLAN'),
  }),
);
export const TaskId = named(
  'TaskId',
  Type.String({
    pattern: '^TASK-[0-9]{3,}$',
    form: 'an id such as TASK-001',
    maxLength: 32,
    description: 'A task: TASK-001.',
    ...counted('TASK'),
  }),
);
export const StepId = named(
  'StepId',
  Type.String({
    pattern: '^STEP-[A-Za-z0-9]{8,}$',
    form: 'an id such as STEP-00000001',
    maxLength: 64,
    description: 'A step by id: STEP-…; it does not change when the step moves.',
  }),
);
export const TaskNodeId = named(
  'TaskNodeId',
  Type.String({
    pattern: '^NODE-[A-Za-z0-9]{8,}$',
    form: 'an id such as NODE-00000001',
    maxLength: 64,
    description: 'A task node by id: NODE-….',
  }),
);
export const StepPath = named(
  'StepPath',
  Type.String({
    pattern: '^s:[0-9]+(\\.s:[0-9]+)*$',
    form: 'a path such as s:0 or s:0.s:2',
    maxLength: 256,
    description: 'A step by its place: s:0, s:0.s:2.',
  }),
);
export const TaskNodePath = named(
  'TaskNodePath',
  Type.String({
    pattern: '^s:[0-9]+(\\.s:[0-9]+)*\\.t:[0-9]+$',
    form: 'a path such as s:0.t:1',
    maxLength: 256,
    description: 'A task node by its place: s:0.t:1.',
  }),
);
export const EventId = named(
  'EventId',
  Type.String({
    pattern: '^evt_[0-9]{16}$',
    form: 'an id such as evt_0000000000000012',
    maxLength: 20,
    description: 'A task event: evt_0000000000000012.',
  }),
);
export const ConflictId = named(
  'ConflictId',
  Type.String({
    pattern: '^CONFLICT-[0-9a-f]{32}$',
    form: 'an id such as CONFLICT-0123456789abcdef0123456789abcdef',
    description: 'A conflict of a graph merge: CONFLICT-….',
  }),
);

/** No control characters, no edge blanks, nothing that a path or a reference would trip over. */
export const BranchName = named(
  'BranchName',
  Type.String({
    minLength: 1,
    maxLength: 128,
    pattern: '^[A-Za-z0-9][A-Za-z0-9._/-]*$',
    form: 'text of letters, digits and . _ / -, beginning with a letter or digit, such as acme/app',
    description: 'A branch: letters, digits, and . _ / - after the first character.',
  }),
);
export const DocName = named(
  'DocName',
  Type.String({
    minLength: 1,
    maxLength: 128,
    pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$',
    form: 'text of letters, digits and . _ -, beginning with a letter or digit, such as notes-2',
    description: 'A document: letters, digits, and . _ - after the first character.',
  }),
);
export const TagName = named(
  'TagName',
  Type.String({
    minLength: 1,
    maxLength: 128,
    pattern: '^[A-Za-z][A-Za-z0-9._/-]*$',
    form: 'text of letters, digits and . _ / -, beginning with a letter, such as before-refactoring',
    description: 'A tag; begins with a letter.',
  }),
);
export const AgentId = named(
  'AgentId',
  Type.String({
    minLength: 1,
    maxLength: 64,
    pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$',
    form: 'text of letters, digits and . _ -, beginning with a letter or digit, such as notes-2',
    description: 'Who acts: focus and checkout are kept for each agent.',
  }),
);
export const Seq = named('Seq', Type.Integer({ minimum: 0, description: 'A place in the one sequence of a workspace.' }));
export const Timestamp = named('Timestamp', Type.String({ description: 'RFC 3339, UTC, milliseconds.', maxLength: 40 }));
export const TimestampMs = named('TimestampMs', Type.Integer({ minimum: 0, description: 'Milliseconds since 1970.' }));
