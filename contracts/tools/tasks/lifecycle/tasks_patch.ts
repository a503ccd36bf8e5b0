import { Closed, defineTool, described, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { guardRules } from '../../../rules/guard.ts';
import { EntityId, StepId, TaskId, TaskNodeId } from '../../../types/ids.ts';
import { PatchOps } from '../../../types/patch.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { EntitySelector, Guarded, guardErrors, Revision, TaskEvent } from '../../../types/task.ts';
import { TaskNodeRef } from '../../../types/task-node.ts';

export default defineTool({
  name: 'tasks_patch',
  title: 'Change single fields',
  summary:
    'Sets, unsets, appends to or removes from single fields of a plan or task, of a step, or of a task node. Can be undone.',
  notes:
    'kind=task_detail patches the plan or task itself, kind=step a step by step_id or path, kind=task a task node by task_node_id or path.',
  effect: 'write',
  scope: 'workspace',
  target: 'entity',
  revision: 'checked',
  undo: ['task_detail_patch', 'step_patch', 'task_node_patch'],

  input: Type.Object({
    ...InWorkspace,
    ...EntitySelector,
    kind: Opt(OneOf(['task_detail', 'step', 'task'], { default: 'task_detail', description: 'What is patched (task_detail).' })),
    path: Opt(
      Type.String({
        pattern: '^s:[0-9]+(\\.s:[0-9]+)*(\\.t:[0-9]+)?$',
        form: 'a path such as s:0 or s:0.t:1',
        maxLength: 256,
        description: 'A step, or a task node.',
      }),
    ),
    step_id: Opt(described(StepId, 'The step to patch, by id.')),
    task_node_id: Opt(described(TaskNodeId, 'The task node to patch, by id.')),
    ops: PatchOps,
    ...Guarded,
  }),
  output: Type.Union([
    Closed({
      id: described(EntityId, 'Plan or task that was changed.'),
      kind: OneOf(['plan', 'task'], { description: 'What was changed.' }),
      revision: Revision,
      event: TaskEvent,
    }),
    Closed({ task: TaskId, revision: Revision, step: described(StepRef, 'Step that was changed.'), event: TaskEvent }),
    Closed({ task: TaskId, revision: Revision, node: described(TaskNodeRef, 'Task node that was changed.'), event: TaskEvent }),
  ]),
  errors: [...guardErrors],
  refuses: [
    'patched-thing-is-not-known',
    'path-is-of-a-task-node',
    'path-is-of-a-step',
    'patch-names-no-step',
    'patch-names-no-task-node',
    'task-node-id-and-path-differ',
    'selector-is-of-another-kind',
    'plan-has-no-steps-to-patch',
    'field-cannot-be-patched',
    'patch-has-no-value',
    'patched-field-is-no-list',
    'patched-field-cannot-be-unset',
    'patched-list-would-be-empty',
    'patched-list-is-too-long',
    'patched-list-takes-texts',
    'patched-list-takes-ids',
    'patched-field-takes-a-flag',
    'patched-field-takes-an-object',
    'patched-field-takes-a-choice',
    'patched-field-takes-a-text',
    'patched-title-is-blank',
    'depends-on-itself',
  ],
  tells: ['task_patched', 'step_defined', 'task_node_defined'],

  rules: {
    ...guardRules,
    'a-detail-is-patched': must('kind=task_detail changes fields of the plan or task and tells task_patched.'),
    'a-step-is-patched': must('kind=step changes fields of a step and tells step_defined.'),
    'a-node-is-patched': must('kind=task changes fields of a task node and tells task_node_defined.'),
    'lists-grow-and-shrink': must(
      'append adds items to a list that it lacks, remove takes items out; both take one item or several.',
    ),
    'unset-empties': must('unset leaves a text empty and a list without items; a title cannot be unset.'),
    'new-criteria-must-be-confirmed-anew': must(
      'Changing success_criteria takes the confirmation of criteria back, changing tests that of tests.',
    ),
    'an-unknown-field-is-refused': must('A field that the kind does not have answers INVALID_INPUT, which lists those it has.'),
    'a-wrong-value-is-refused': must('A value of another type, or an op that the field cannot take, answers INVALID_INPUT.'),
    'a-step-keeps-a-criterion': must('The last success criterion of a step cannot be taken away: INVALID_INPUT.'),
    'an-unknown-place-is-refused': must('A step or node that does not exist answers UNKNOWN_ID.'),
    'the-kind-decides-the-selector': must(
      'A selector that does not belong to the kind, or none where one is needed, answers INVALID_INPUT.',
    ),
  },
});
