import { defineTool, must, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { Operation } from '../../../types/operation.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector } from '../../../types/task.ts';

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
  output: Type.Object({
    operations: Type.Array(Operation, { description: 'Operations, newest first.' }),
    pagination: Pagination,
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],

  rules: {
    'newest-first': must('Operations come newest first, with images of what was changed before and after.'),
    'one-task-or-all': must('With a target, or one in focus, only its operations are listed; else those of the workspace.'),
    'undone-is-said': must('An operation that was undone says so.'),
    'pages-cover-everything-once': must('Following next_cursor visits every operation exactly once.'),
  },
});
