import { call, casesOf, having } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { oneStep, oneTask, verify } from '../../../worlds/tasks.ts';
import tool from './tasks_patch.ts';

const set = (field: string, value: unknown) => ({ op: 'set' as const, field, value });
const node = call('tasks_task_add', { task: 'TASK-001', parent_step: 's:0', title: 'Sketch' });

export default casesOf(tool, [
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
    then: { error: 'INVALID_INPUT', refusal: 'patched-field-cannot-be-unset', fields: ['title'] },
  },
  {
    name: 'a field nobody knows',
    proves: ['an-unknown-field-is-refused'],
    given: oneTask,
    when: { task: 'TASK-001', ops: [set('colour', 'red')] },
    then: { error: 'INVALID_INPUT', refusal: 'field-cannot-be-patched' },
  },
  {
    name: 'a status is not a detail',
    proves: ['an-unknown-field-is-refused'],
    given: oneTask,
    when: { task: 'TASK-001', ops: [set('status', 'DONE')] },
    then: { error: 'INVALID_INPUT', refusal: 'field-cannot-be-patched', names: ['status'] },
  },
  {
    name: 'a number as a title',
    proves: ['a-wrong-value-is-refused'],
    given: oneTask,
    when: { task: 'TASK-001', ops: [set('title', 7)] },
    then: { error: 'INVALID_INPUT', refusal: 'patched-field-takes-a-text', fields: ['title'] },
  },
  {
    name: 'something appended to a text',
    proves: ['a-wrong-value-is-refused'],
    given: oneTask,
    when: { task: 'TASK-001', ops: [{ op: 'append', field: 'description', value: 'more' }] },
    then: { error: 'INVALID_INPUT', refusal: 'patched-field-is-no-list', fields: ['description'] },
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
    then: { error: 'INVALID_INPUT', refusal: 'patched-list-would-be-empty', fields: ['success_criteria'] },
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
    then: { error: 'INVALID_INPUT', refusal: 'selector-is-of-another-kind', fields: ['kind'] },
  },
  {
    name: 'a step without a path',
    proves: ['the-kind-decides-the-selector'],
    given: oneStep,
    when: { task: 'TASK-001', kind: 'step', ops: [set('title', 'x')] },
    then: { error: 'INVALID_INPUT', refusal: 'patch-names-no-step', fields: ['step_id'] },
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
]);
