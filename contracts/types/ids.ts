import { Formed, named, Type } from '../kit/schema.ts';

const slashed = {
  pattern: '^[A-Za-z0-9][A-Za-z0-9._/-]*$',
  form: 'text of letters, digits and . _ / -, beginning with a letter or digit, such as acme/app',
};
const plain = {
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$',
  form: 'text of letters, digits and . _ -, beginning with a letter or digit, such as notes-2',
};

export const WorkspaceId = named(
  'WorkspaceId',
  Formed(slashed.pattern, slashed.form, {
    minLength: 1,
    maxLength: 128,
    description: 'A stable name for a project, given by the caller.',
  }),
);

export const EntityId = named(
  'EntityId',
  Formed('^(PLAN|TASK)-[0-9]{3,}$', 'an id such as PLAN-001 or TASK-001', {
    maxLength: 32,
    description: 'A plan or task: PLAN-001, TASK-001.',
  }),
);
export const PlanId = named('PlanId', Formed('^PLAN-[0-9]{3,}$', 'an id such as PLAN-001', { maxLength: 32 }));
export const TaskId = named('TaskId', Formed('^TASK-[0-9]{3,}$', 'an id such as TASK-001', { maxLength: 32 }));
export const StepId = named('StepId', Formed('^STEP-[A-Za-z0-9]{8,}$', 'an id such as STEP-00000001', { maxLength: 64 }));
export const TaskNodeId = named('TaskNodeId', Formed('^NODE-[A-Za-z0-9]{8,}$', 'an id such as NODE-00000001', { maxLength: 64 }));
export const StepPath = named(
  'StepPath',
  Formed('^s:[0-9]+(\\.s:[0-9]+)*$', 'a path such as s:0 or s:0.s:2', {
    maxLength: 256,
    description: 'A step by its place: s:0, s:0.s:2.',
  }),
);
export const TaskNodePath = named(
  'TaskNodePath',
  Formed('^s:[0-9]+(\\.s:[0-9]+)*\\.t:[0-9]+$', 'a path such as s:0.t:1', {
    maxLength: 256,
    description: 'A task node by its place: s:0.t:1.',
  }),
);
export const EventId = named(
  'EventId',
  Formed('^evt_[0-9]{16}$', 'an id such as evt_0000000000000012', {
    maxLength: 20,
    description: 'A task event: evt_0000000000000012.',
  }),
);
export const ConflictId = named(
  'ConflictId',
  Formed('^CONFLICT-[0-9a-f]{32}$', 'an id such as CONFLICT-0123456789abcdef0123456789abcdef'),
);

/** No control characters, no edge blanks, nothing that a path or a reference would trip over. */
export const BranchName = named(
  'BranchName',
  Formed(slashed.pattern, slashed.form, {
    minLength: 1,
    maxLength: 128,
    description: 'A branch: letters, digits, and . _ / - after the first character.',
  }),
);
export const DocName = named(
  'DocName',
  Formed(plain.pattern, plain.form, {
    minLength: 1,
    maxLength: 128,
    description: 'A document: letters, digits, and . _ - after the first character.',
  }),
);
export const TagName = named(
  'TagName',
  Formed(
    '^[A-Za-z][A-Za-z0-9._/-]*$',
    'text of letters, digits and . _ / -, beginning with a letter, such as before-refactoring',
    {
      minLength: 1,
      maxLength: 128,
      description: 'A tag; begins with a letter.',
    },
  ),
);
export const AgentId = named(
  'AgentId',
  Formed(plain.pattern, plain.form, {
    minLength: 1,
    maxLength: 64,
    description: 'Who acts; kept for audit only.',
  }),
);
export const Seq = named('Seq', Type.Integer({ minimum: 0, description: 'A place in the one sequence of a workspace.' }));
export const Timestamp = named('Timestamp', Type.String({ description: 'RFC 3339, UTC, milliseconds.', maxLength: 40 }));
export const TimestampMs = named('TimestampMs', Type.Integer({ minimum: 0, description: 'Milliseconds since 1970.' }));
