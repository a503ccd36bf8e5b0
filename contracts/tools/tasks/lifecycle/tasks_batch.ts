import { Closed, call, defineTool, FreeObject, must, Opt, Text, Type } from '../../../kit/index.ts';
import { ErrorBody, Warning } from '../../../types/envelope.ts';
import { WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { oneStep, oneTask } from '../../../worlds/tasks.ts';

const block = { tool: 'tasks_block', args: { task: 'TASK-001', path: 's:0', reason: 'waits' } };
const rename = (value: string) => ({
  tool: 'tasks_patch',
  args: { task: 'TASK-001', ops: [{ op: 'set', field: 'title', value }] },
});
const lost = { tool: 'tasks_block', args: { task: 'TASK-001', path: 's:9' } };

/** Each tool checks its own arguments more closely. */
const argumentLimits = { keys: 50_000, depth: 64, bytes: 4_000_000 };

export default defineTool({
  name: 'tasks_batch',
  title: 'Run several task operations',
  summary: 'Runs several task tools in one call. With atomic=true all of them happen or none, and only undoable ones are taken.',
  notes:
    'Without atomic the batch stops at the first failure: what came before it is stored, the failed operation leaves nothing behind, and those after it are not run.',
  effect: 'write',
  scope: 'workspace',
  inner: true,

  input: Type.Object({
    ...InWorkspace,
    operations: Type.Array(
      Closed({
        tool: Opt(Text(100)),
        name: Opt(Text(100, { description: 'Another word for tool.' })),
        args: Opt(FreeObject({ limits: argumentLimits })),
        arguments: Opt(FreeObject({ limits: argumentLimits, description: 'Another word for args.' })),
      }),
      { minItems: 1, maxItems: 100 },
    ),
    atomic: Opt(Type.Boolean({ default: false, description: 'All or none; only undoable tools.' })),
    compact: Opt(Type.Boolean({ default: false, description: 'Leave events out of the results.' })),
  }),
  output: Type.Object({
    workspace: WorkspaceId,
    atomic: Type.Boolean(),
    compact: Type.Boolean(),
    operations: Type.Array(
      Closed({
        index: Type.Integer(),
        tool: Type.String(),
        success: Type.Boolean(),
        result: Opt(FreeObject()),
        warnings: Opt(Type.Array(Warning)),
        error: Opt(ErrorBody),
      }),
    ),
    remaining: Type.Integer({ description: 'Operations that were not run.' }),
  }),
  errors: ['INVALID_INPUT', 'BATCH_FAILED'],
  warnings: ['BATCH_STOPPED'],
  tells: [
    'plan_created',
    'task_created',
    'task_edited',
    'plan_edited',
    'task_patched',
    'task_completed',
    'plan_updated',
    'contract_updated',
    'task_deleted',
    'undo_applied',
    'redo_applied',
    'focus_changed',
    'steps_added',
    'step_defined',
    'step_noted',
    'step_verified',
    'step_done',
    'step_reopened',
    'step_blocked',
    'step_unblocked',
    'step_deleted',
    'task_node_added',
    'task_node_defined',
    'task_node_deleted',
    'evidence_captured',
  ],

  rules: {
    'operations-run-in-order': must('Each operation is what its tool would do alone, after the ones before it.'),
    'the-workspace-is-filled-in': must('args need no workspace; one that names another workspace answers INVALID_INPUT.'),
    'atomic-is-all-or-none': must(
      'With atomic=true a failure takes everything back: BATCH_FAILED names the operation and the problem.',
    ),
    'atomic-takes-undoable-tools-only': must('With atomic=true a tool that cannot be undone answers INVALID_INPUT and is named.'),
    'what-came-before-a-failure-stays': must(
      'Without atomic, a failed operation is reported with success=false and BATCH_STOPPED; what came before it stays.',
    ),
    'a-failed-first-operation-fails-the-batch': must('When the first operation fails nothing is stored: BATCH_FAILED.'),
    'compact-leaves-events-out': must('With compact=true the results carry no events.'),
    'only-task-tools-are-run': must(
      'A tool outside the task family, an unknown one, or tasks_batch itself answers INVALID_INPUT.',
    ),
    'one-name-for-each-thing': must('tool and name, or args and arguments, given together answer INVALID_INPUT.'),
    'focus-set-inside-counts': must('A focus set by one operation holds for those after it.'),
  },
  cases: [
    {
      name: 'a block and a new title',
      proves: ['operations-run-in-order', 'the-workspace-is-filled-in'],
      given: oneStep,
      when: { operations: [block, rename('Sign in later')], atomic: true },
      then: {
        result: {
          atomic: true,
          operations: [
            {
              index: 0,
              tool: 'tasks_block',
              success: true,
              result: { blocked: true, revision: 2, event: { type: 'step_blocked' } },
            },
            { index: 1, tool: 'tasks_patch', success: true, result: { revision: 3 } },
          ],
          remaining: 0,
        },
        tells: ['step_blocked', 'task_patched'],
      },
    },
    {
      name: 'a failure takes the first one back',
      proves: ['atomic-is-all-or-none'],
      given: oneStep,
      when: { operations: [rename('Lost'), lost], atomic: true },
      then: {
        error: 'BATCH_FAILED',
        message: '1 \\(tasks_block\\).*s:9',
        after: [call('tasks_context', {}, { result: { tasks: [{ title: 'Sign in', revision: 1 }] } })],
      },
    },
    {
      name: 'an edit cannot be undone',
      proves: ['atomic-takes-undoable-tools-only'],
      given: oneTask,
      when: { operations: [rename('x'), { tool: 'tasks_edit', args: { task: 'TASK-001', title: 'y' } }], atomic: true },
      then: { error: 'INVALID_INPUT', message: 'tasks_edit' },
    },
    {
      name: 'a failure keeps the first one',
      proves: ['what-came-before-a-failure-stays'],
      given: oneStep,
      when: { operations: [rename('Kept'), lost, rename('Never')] },
      then: {
        result: {
          operations: [{ success: true }, { index: 1, success: false, error: { code: 'UNKNOWN_ID' } }],
          remaining: 1,
        },
        warnings: ['BATCH_STOPPED'],
        tells: ['task_patched'],
        after: [call('tasks_context', {}, { result: { tasks: [{ title: 'Kept', revision: 2 }] } })],
      },
    },
    {
      name: 'the first one fails',
      proves: ['a-failed-first-operation-fails-the-batch'],
      given: oneStep,
      when: { operations: [lost, rename('Never')] },
      then: { error: 'BATCH_FAILED', message: '0 \\(tasks_block\\)' },
    },
    {
      name: 'small answers',
      proves: ['compact-leaves-events-out'],
      given: oneStep,
      when: { operations: [block], compact: true },
      then: { result: { operations: [{ result: { blocked: true, event: { $absent: true } } }] } },
    },
    {
      name: 'a note is no task tool',
      proves: ['only-task-tools-are-run'],
      given: oneTask,
      when: { operations: [{ tool: 'notes_commit', args: { content: 'x' } }] },
      then: { error: 'INVALID_INPUT', message: 'notes_commit' },
    },
    {
      name: 'a batch in a batch',
      proves: ['only-task-tools-are-run'],
      given: oneTask,
      when: { operations: [{ tool: 'tasks_batch', args: { operations: [rename('x')] } }] },
      then: { error: 'INVALID_INPUT', message: 'tasks_batch' },
    },
    {
      name: 'another workspace',
      proves: ['the-workspace-is-filled-in'],
      given: oneTask,
      when: { operations: [{ tool: 'tasks_create', args: { workspace: 'elsewhere', title: 'x' } }] },
      then: { error: 'INVALID_INPUT', message: 'elsewhere' },
    },
    {
      name: 'two names for a tool',
      proves: ['one-name-for-each-thing'],
      given: oneTask,
      when: { operations: [{ tool: 'tasks_patch', name: 'tasks_block', args: {} }] },
      then: { error: 'INVALID_INPUT', message: 'name' },
    },
    {
      name: 'a focus and what relies on it',
      proves: ['focus-set-inside-counts'],
      given: oneTask,
      when: {
        operations: [
          { name: 'tasks_focus_set', arguments: { task: 'TASK-001' } },
          { name: 'tasks_edit', arguments: { title: 'In focus' } },
        ],
      },
      then: { result: { operations: [{ success: true }, { success: true, result: { id: 'TASK-001', revision: 1 } }] } },
    },
  ],
});
