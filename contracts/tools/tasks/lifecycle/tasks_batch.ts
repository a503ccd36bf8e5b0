import { Closed, defineTool, described, FreeObject, must, Opt, Text, Type } from '../../../kit/index.ts';
import { ErrorBody, Warning } from '../../../types/envelope.ts';
import { WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

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
        tool: Opt(Text(100, { description: 'Name of a task tool, such as tasks_done.' })),
        name: Opt(Text(100, { description: 'Another word for tool.' })),
        args: Opt(FreeObject({ limits: argumentLimits, description: 'Arguments of the call; the workspace is filled in.' })),
        arguments: Opt(FreeObject({ limits: argumentLimits, description: 'Another word for args.' })),
      }),
      { minItems: 1, maxItems: 100, description: 'Calls to make, in order.' },
    ),
    atomic: Opt(Type.Boolean({ default: false, description: 'All or none; only undoable tools.' })),
    compact: Opt(Type.Boolean({ default: false, description: 'Leave events out of the results.' })),
  }),
  output: Type.Object({
    workspace: WorkspaceId,
    atomic: Type.Boolean({ description: 'True when it was all or none.' }),
    compact: Type.Boolean({ description: 'True when events were left out of the results.' }),
    operations: Type.Array(
      Closed({
        index: Type.Integer({ description: 'Position of the call, from 0.' }),
        tool: Type.String({ description: 'Name of the tool.' }),
        success: Type.Boolean({ description: 'True when it did what was asked.' }),
        result: Opt(FreeObject({ description: 'Output of the tool; absent when it failed.' })),
        warnings: Opt(Type.Array(Warning, { description: 'Warnings of the call; absent when there are none.' })),
        error: Opt(described(ErrorBody, 'Why it failed; absent when it did not.')),
      }),
      { description: 'One entry for each call that was run, in order.' },
    ),
    remaining: Type.Integer({ description: 'Operations that were not run.' }),
  }),
  errors: ['INVALID_INPUT', 'BATCH_FAILED'],
  refuses: [
    'operation-names-no-tool',
    'operation-names-its-tool-twice',
    'operation-has-arguments-twice',
    'operation-cannot-be-batched',
    'operation-cannot-be-undone',
    'operation-is-for-another-workspace',
  ],
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
    'branch_checked_out',
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
});
