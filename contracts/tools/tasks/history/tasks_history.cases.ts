import { call, casesOf, saved } from '../../../kit/index.ts';
import { focusOn, twoSteps } from '../../../worlds/tasks.ts';
import tool from './tasks_history.ts';

const block = call('tasks_block', { task: 'TASK-001', path: 's:0' });
const rename = call('tasks_patch', { task: 'TASK-001', ops: [{ op: 'set', field: 'title', value: 'New' }] });
const patchPlan = call('tasks_patch', { task: 'PLAN-001', ops: [{ op: 'set', field: 'title', value: 'New' }] });

export default casesOf(tool, [
  {
    name: 'a block and a new title',
    proves: ['newest-first'],
    given: [...twoSteps, block, rename],
    when: { task: 'TASK-001' },
    then: {
      result: {
        operations: [
          { intent: 'task_detail_patch', task: 'TASK-001', path: null, before: { title: 'Sign in' }, after: { title: 'New' } },
          { intent: 'step_block_set', path: 's:0', before: { blocked: false }, after: { blocked: true }, undone: false },
        ],
      },
    },
  },
  {
    name: 'all of the workspace',
    proves: ['one-task-or-all'],
    given: [...twoSteps, block, patchPlan],
    when: {},
    then: { result: { operations: [{ task: 'PLAN-001' }, { task: 'TASK-001' }] } },
  },
  {
    name: 'what is in focus',
    proves: ['one-task-or-all'],
    given: [...twoSteps, block, patchPlan, focusOn('TASK-001')],
    when: {},
    then: { result: { operations: [{ task: 'TASK-001' }] } },
  },
  {
    name: 'after an undo',
    proves: ['undone-is-said'],
    given: [...twoSteps, block, call('tasks_undo', { task: 'TASK-001' })],
    when: { task: 'TASK-001' },
    then: { result: { operations: [{ intent: 'step_block_set', undone: true, undoable: true }] } },
  },
  {
    name: 'page by page',
    proves: ['pages-cover-everything-once'],
    given: [...twoSteps, block, rename, call('tasks_history', { limit: 1 }, { save: { next: '/pagination/next_cursor' } })],
    when: { limit: 1, cursor: saved('next') },
    then: { result: { operations: [{ intent: 'step_block_set' }], pagination: { has_more: false, next_cursor: null } } },
  },
]);
