import { Closed, call, defineTool, Formed, having, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { EntityId, StepId, TaskId, TaskNodeId } from '../../../types/ids.ts';
import { PatchOps } from '../../../types/patch.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { EntitySelector, Guarded, guardErrors, Revision, TaskEvent } from '../../../types/task.ts';
import { TaskNodeRef } from '../../../types/task-node.ts';
import { guardCases, guardRules } from '../../../worlds/guard.ts';
import { oneStep, oneTask, verify } from '../../../worlds/tasks.ts';

const set = (field: string, value: unknown) => ({ op: 'set' as const, field, value });
const node = call('tasks_task_add', { task: 'TASK-001', parent_step: 's:0', title: 'Sketch' });

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
      Formed('^s:[0-9]+(\\.s:[0-9]+)*(\\.t:[0-9]+)?$', 'a path such as s:0 or s:0.t:1', {
        maxLength: 256,
        description: 'A step, or a task node.',
      }),
    ),
    step_id: Opt(StepId),
    task_node_id: Opt(TaskNodeId),
    ops: PatchOps,
    ...Guarded,
  }),
  output: Type.Union([
    Closed({ id: EntityId, kind: OneOf(['plan', 'task']), revision: Revision, event: TaskEvent }),
    Closed({ task: TaskId, revision: Revision, step: StepRef, event: TaskEvent }),
    Closed({ task: TaskId, revision: Revision, node: TaskNodeRef, event: TaskEvent }),
  ]),
  errors: [...guardErrors],
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
  cases: [
    {
      name: 'the title of a task',
      proves: ['a-detail-is-patched'],
      given: oneTask,
      when: { task: 'TASK-001', ops: [set('title', 'Sign in fast'), set('priority', 'LOW')] },
      then: {
        result: {
          id: 'TASK-001',
          kind: 'task',
          revision: 1,
          event: { type: 'task_patched', payload: { fields: ['title', 'priority'] } },
        },
        tells: ['task_patched'],
        after: [call('tasks_context', {}, { result: { tasks: [{ title: 'Sign in fast', priority: 'LOW' }] } })],
      },
    },
    {
      name: 'the tags of a plan',
      proves: ['a-detail-is-patched', 'lists-grow-and-shrink'],
      given: [...oneTask, call('tasks_edit', { task: 'PLAN-001', tags: ['a', 'b'] })],
      when: {
        task: 'PLAN-001',
        ops: [
          { op: 'append', field: 'tags', value: ['b', 'c'] },
          { op: 'remove', field: 'tags', value: 'b' },
        ],
      },
      then: {
        result: { id: 'PLAN-001', kind: 'plan' },
        after: [call('tasks_context', { tags: ['c'] }, { result: { plans: [{ tags: ['a', 'c'] }] } })],
      },
    },
    {
      name: 'the tests of a step',
      proves: ['a-step-is-patched', 'new-criteria-must-be-confirmed-anew'],
      given: [...oneStep, verify()],
      when: { task: 'TASK-001', kind: 'step', path: 's:0', ops: [{ op: 'append', field: 'tests', value: 'npm test' }] },
      then: {
        result: {
          task: 'TASK-001',
          step: { step_id: 'STEP-00000001', path: 's:0' },
          event: { type: 'step_defined', path: 's:0' },
        },
        tells: ['step_defined'],
        after: [
          call(
            'open',
            { id: 'TASK-001' },
            { result: { step_focus: { tests: ['npm test'], criteria_confirmed: true, tests_confirmed: false } } },
          ),
        ],
      },
    },
    {
      name: 'a task node',
      proves: ['a-node-is-patched'],
      given: [...oneStep, node],
      when: { task: 'TASK-001', kind: 'task', path: 's:0.t:0', ops: [set('status', 'ACTIVE')] },
      then: {
        result: { node: { node_id: 'NODE-00000001', path: 's:0.t:0' }, event: { type: 'task_node_defined' } },
        tells: ['task_node_defined'],
      },
    },
    {
      name: 'a description unset',
      proves: ['unset-empties'],
      given: [...oneTask, call('tasks_edit', { task: 'TASK-001', description: 'Long' })],
      when: { task: 'TASK-001', ops: [{ op: 'unset', field: 'description' }] },
      then: { after: [call('open', { id: 'TASK-001' }, { result: { target: { description: null } } })] },
    },
    {
      name: 'a title unset',
      proves: ['unset-empties'],
      given: oneTask,
      when: { task: 'TASK-001', ops: [{ op: 'unset', field: 'title' }] },
      then: { error: 'INVALID_INPUT', message: 'title' },
    },
    {
      name: 'a field nobody knows',
      proves: ['an-unknown-field-is-refused'],
      given: oneTask,
      when: { task: 'TASK-001', ops: [set('colour', 'red')] },
      then: { error: 'INVALID_INPUT', message: 'colour.*title' },
    },
    {
      name: 'a status is not a detail',
      proves: ['an-unknown-field-is-refused'],
      given: oneTask,
      when: { task: 'TASK-001', ops: [set('status', 'DONE')] },
      then: { error: 'INVALID_INPUT', message: 'status' },
    },
    {
      name: 'a number as a title',
      proves: ['a-wrong-value-is-refused'],
      given: oneTask,
      when: { task: 'TASK-001', ops: [set('title', 7)] },
      then: { error: 'INVALID_INPUT', message: 'title' },
    },
    {
      name: 'something appended to a text',
      proves: ['a-wrong-value-is-refused'],
      given: oneTask,
      when: { task: 'TASK-001', ops: [{ op: 'append', field: 'description', value: 'more' }] },
      then: { error: 'INVALID_INPUT', message: 'description' },
    },
    {
      name: 'the only criterion removed',
      proves: ['a-step-keeps-a-criterion'],
      given: oneStep,
      when: {
        task: 'TASK-001',
        kind: 'step',
        path: 's:0',
        ops: [{ op: 'remove', field: 'success_criteria', value: 'Form works' }],
      },
      then: { error: 'INVALID_INPUT', message: 'success_criteria' },
    },
    {
      name: 'a step nobody made',
      proves: ['an-unknown-place-is-refused'],
      given: oneStep,
      when: { task: 'TASK-001', kind: 'step', path: 's:4', ops: [set('title', 'x')] },
      then: { error: 'UNKNOWN_ID' },
    },
    {
      name: 'a path without its kind',
      proves: ['the-kind-decides-the-selector'],
      given: oneStep,
      when: { task: 'TASK-001', path: 's:0', ops: [set('title', 'x')] },
      then: { error: 'INVALID_INPUT', message: 'kind' },
    },
    {
      name: 'a step without a path',
      proves: ['the-kind-decides-the-selector'],
      given: oneStep,
      when: { task: 'TASK-001', kind: 'step', ops: [set('title', 'x')] },
      then: { error: 'INVALID_INPUT', message: 'step_id' },
    },
    {
      name: 'history knows it',
      proves: ['a-detail-is-patched'],
      given: oneTask,
      when: { task: 'TASK-001', ops: [set('title', 'x')] },
      then: {
        after: [
          call(
            'tasks_history',
            { task: 'TASK-001' },
            {
              result: {
                operations: having({
                  intent: 'task_detail_patch',
                  before: { title: 'Sign in' },
                  after: { title: 'x' },
                  undoable: true,
                }),
              },
            },
          ),
        ],
      },
    },
    ...guardCases({ tool: 'tasks_patch', given: oneTask, id: 'TASK-001', when: { ops: [set('title', 'x')] } }),
  ],
});
