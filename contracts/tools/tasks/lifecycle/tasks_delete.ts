import { Closed, defineTool, described, must, OneOf, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { heldRules } from '../../../rules/held.ts';
import { EntityId, TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { EntitySelector, Guarded, guardErrors, Revision, StepPlace, TaskEvent } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_delete',
  title: 'Delete a plan, task or step',
  summary:
    'Removes a plan with its tasks, a task with its steps, or a step with what is below it. What happened stays in the trace.',
  effect: 'write',
  destructive: true,
  scope: 'workspace',
  target: 'step_or_entity',
  revision: 'checked',

  input: Type.Object({ ...InWorkspace, ...EntitySelector, ...StepPlace, ...Guarded }),
  output: Type.Union([
    Closed({
      id: described(EntityId, 'Plan or task that was deleted.'),
      kind: OneOf(['plan', 'task'], { description: 'What was deleted.' }),
      deleted_tasks: Type.Integer({ description: 'Tasks that were deleted along with the plan.' }),
      event: TaskEvent,
    }),
    Closed({
      task: TaskId,
      revision: Revision,
      step: described(StepRef, 'Step that was deleted, with all below it.'),
      event: TaskEvent,
    }),
  ]),
  errors: [...guardErrors],
  warnings: ['STEP_HELD'],
  tells: ['task_deleted', 'step_deleted', 'focus_changed', 'branch_checked_out'],

  rules: {
    ...heldRules,
    ...guardRules,
    'a-task-goes-with-its-steps': must('A deleted task is gone with its steps, nodes, evidence and history.'),
    'a-plan-goes-with-its-tasks': must('A deleted plan takes its tasks along; each of them tells task_deleted.'),
    'a-step-goes-with-its-subtree': must('A deleted step takes the steps below it along; the places of others stay.'),
    'the-nodes-of-a-step-go': must('The nodes of deleted steps and the edges at them are tombstones in the graph document.'),
    'a-place-is-not-given-twice': must('A step added later gets a new place, also when the last one was deleted.'),
    'the-trace-stays': must('The branch and documents of what was deleted stay and can be read by branch.'),
    'the-focus-is-freed': must('When what is deleted is in focus, nothing is in focus afterwards.'),
    'an-id-is-not-given-twice': must('The next task gets a new id, also when the last one was deleted.'),
    'an-unknown-step-is-refused': must('A step that does not exist answers UNKNOWN_ID.'),
  },
});
