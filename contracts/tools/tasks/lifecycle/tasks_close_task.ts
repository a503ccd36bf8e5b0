import { Closed, call, defineTool, Formed, having, must, Nullable, OneOf, Opt, Type } from '../../../kit/index.ts';
import { StepId, TaskId, TaskNodeId } from '../../../types/ids.ts';
import { PatchOps } from '../../../types/patch.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Checkpoint, StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, TaskEvent, TaskSelector, TaskStatus } from '../../../types/task.ts';
import { guardCases, guardRules } from '../../../worlds/guard.ts';
import { closeStep, oneStep, oneTask } from '../../../worlds/tasks.ts';

const title = { ops: [{ op: 'set' as const, field: 'title', value: 'Signed in' }] };

export default defineTool({
  name: 'tasks_close_task',
  title: 'Patch and close a task at once',
  summary: 'Shows what last patches and completion would change; with apply=true does all of it, or none.',
  effect: 'write',
  scope: 'workspace',
  target: 'task',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...TaskSelector,
    apply: Opt(Type.Boolean({ default: false, description: 'Do it; without it only the difference is shown.' })),
    patches: Opt(
      Type.Array(
        Closed({
          kind: Opt(OneOf(['task_detail', 'step', 'task'], { default: 'task_detail' })),
          path: Opt(Formed('^s:[0-9]+(\\.s:[0-9]+)*(\\.t:[0-9]+)?$', 'a path such as s:0 or s:0.t:1', { maxLength: 256 })),
          step_id: Opt(StepId),
          task_node_id: Opt(TaskNodeId),
          ops: PatchOps,
        }),
        { maxItems: 50, description: 'As for tasks_patch, in order.' },
      ),
    ),
    ...Guarded,
  }),
  output: Type.Object({
    task: TaskId,
    revision: Revision,
    status: TaskStatus,
    applied: Type.Boolean(),
    ready: Type.Boolean(),
    unmet: Type.Array(Closed({ step: StepRef, completed: Type.Boolean(), missing: Type.Array(Checkpoint) }), { maxItems: 20 }),
    diff: Type.Array(
      Closed({
        kind: OneOf(['task_detail', 'step', 'task']),
        id: Type.String(),
        path: Nullable(Type.String()),
        field: Type.String(),
        before: Type.Unknown(),
        after: Type.Unknown(),
      }),
    ),
    events: Type.Array(TaskEvent),
  }),
  errors: [...guardErrors, 'CHECKPOINTS_NOT_CONFIRMED'],
  warnings: ['ALREADY_DONE'],
  tells: ['task_patched', 'step_defined', 'task_node_defined', 'task_completed'],

  rules: {
    ...guardRules,
    'a-dry-run-shows-the-difference': must('Without apply nothing is written; diff lists each field, before and after.'),
    'a-dry-run-says-what-is-missing': must(
      'ready is false while steps are open or unconfirmed, and unmet names the first of them.',
    ),
    'apply-does-it-at-once': must('With apply=true the patches and the completion are stored together.'),
    'unmet-checkpoints-fail-fast': must(
      'With apply=true, a step whose required checkpoints are not confirmed answers CHECKPOINTS_NOT_CONFIRMED; nothing is written.',
    ),
    'open-steps-fail-fast': must(
      'With apply=true, a confirmed step that is still open answers INVALID_INPUT; nothing is written.',
    ),
    'a-done-task-stays-done': must('A task that is DONE is only patched, with the warning ALREADY_DONE.'),
  },
  cases: [
    {
      name: 'a look before',
      proves: ['a-dry-run-shows-the-difference'],
      given: oneTask,
      when: { task: 'TASK-001', patches: [title] },
      then: {
        result: {
          applied: false,
          ready: true,
          revision: 0,
          status: 'TODO',
          diff: [
            { kind: 'task_detail', id: 'TASK-001', field: 'title', before: 'Sign in', after: 'Signed in' },
            { field: 'status', before: 'TODO', after: 'DONE' },
          ],
          events: [],
        },
        tells: [],
      },
    },
    {
      name: 'a look at what is missing',
      proves: ['a-dry-run-says-what-is-missing'],
      given: oneStep,
      when: { task: 'TASK-001' },
      then: {
        result: { ready: false, unmet: [{ step: { path: 's:0' }, completed: false, missing: ['criteria', 'tests'] }] },
        tells: [],
      },
    },
    {
      name: 'closed with a last patch',
      proves: ['apply-does-it-at-once'],
      given: [...oneStep, closeStep()],
      when: { task: 'TASK-001', apply: true, patches: [title], expected_revision: 2 },
      then: {
        result: {
          applied: true,
          ready: true,
          revision: 4,
          status: 'DONE',
          events: [{ type: 'task_patched' }, { type: 'task_completed' }],
        },
        tells: ['task_patched', 'task_completed'],
        after: [call('tasks_context', { include_all: true }, { result: { tasks: [{ title: 'Signed in', status: 'DONE' }] } })],
      },
    },
    {
      name: 'a step that nobody verified',
      proves: ['unmet-checkpoints-fail-fast'],
      given: oneStep,
      when: { task: 'TASK-001', apply: true, patches: [title] },
      then: {
        error: 'CHECKPOINTS_NOT_CONFIRMED',
        suggests: ['tasks_verify'],
        after: [call('tasks_context', {}, { result: { tasks: [{ title: 'Sign in', revision: 1 }] } })],
      },
    },
    {
      name: 'a patch that takes a confirmation back',
      proves: ['unmet-checkpoints-fail-fast'],
      given: [...oneStep, closeStep()],
      when: {
        task: 'TASK-001',
        apply: true,
        patches: [{ kind: 'step', path: 's:0', ops: [{ op: 'append', field: 'tests', value: 'npm test' }] }],
      },
      then: {
        error: 'CHECKPOINTS_NOT_CONFIRMED',
        message: 'tests',
        after: [call('tasks_history', { task: 'TASK-001' }, { result: { operations: [] } })],
      },
    },
    {
      name: 'a verified step still open',
      proves: ['open-steps-fail-fast'],
      given: [...oneStep, call('tasks_verify', { task: 'TASK-001', path: 's:0', checkpoints: 'gate' })],
      when: { task: 'TASK-001', apply: true },
      then: { error: 'INVALID_INPUT', message: 's:0', suggests: ['tasks_done'] },
    },
    {
      name: 'a task that is done',
      proves: ['a-done-task-stays-done'],
      given: [...oneTask, call('tasks_complete', { task: 'TASK-001' })],
      when: { task: 'TASK-001', apply: true, patches: [title] },
      then: {
        result: { applied: true, status: 'DONE', diff: having({ field: 'title' }), events: [{ type: 'task_patched' }] },
        warnings: ['ALREADY_DONE'],
      },
    },
    ...guardCases({ tool: 'tasks_close_task', given: oneTask, id: 'TASK-001', when: { apply: true } }),
  ],
});
