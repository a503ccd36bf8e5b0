import { call, defineTool, must, saved, Type } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { Operation } from '../../../types/operation.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector } from '../../../types/task.ts';
import { focusOn, twoSteps } from '../../../worlds/tasks.ts';

const block = call('tasks_block', { task: 'TASK-001', path: 's:0' });
const rename = call('tasks_patch', { task: 'TASK-001', ops: [{ op: 'set', field: 'title', value: 'New' }] });
const patchPlan = call('tasks_patch', { task: 'PLAN-001', ops: [{ op: 'set', field: 'title', value: 'New' }] });

export default defineTool({
  name: 'tasks_history',
  title: 'Operations that can be undone',
  summary: 'What was done to a plan or task, or to all of them, that undo and redo know, newest first.',
  effect: 'read',
  scope: 'workspace',
  target: 'entity_or_none',
  budget: {
    knobs: ['max_chars'],
    keep: ['pagination'],
    shrink: [
      { drop: 'operations[].before' },
      { drop: 'operations[].after' },
      { drop: 'operations[].payload' },
      { list: 'operations', from: 'back', page: { at: 'pagination', by: { key: 'seq' } } },
    ],
  },

  input: Type.Object({ ...InWorkspace, ...EntitySelector, cursor: Cursor, limit: Limit(20), ...Budgeted }),
  output: Type.Object({ operations: Type.Array(Operation), pagination: Pagination, truncated: Type.Boolean() }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],

  rules: {
    'newest-first': must('Operations come newest first, with images of what was changed before and after.'),
    'one-task-or-all': must('With a target, or one in focus, only its operations are listed; else those of the workspace.'),
    'undone-is-said': must('An operation that was undone says so.'),
    'pages-cover-everything-once': must('Following next_cursor visits every operation exactly once.'),
  },
  cases: [
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
  ],
});
