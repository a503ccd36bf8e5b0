import { call, casesOf, ofLength, saved } from '../../../kit/index.ts';
import { aPlan, focusOn, oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_context.ts';

const task = (title: string, more: Record<string, unknown> = {}) => call('tasks_create', { parent: 'PLAN-001', title, ...more });

export default casesOf(tool, [
  {
    name: 'a plan with two tasks',
    proves: ['plans-and-tasks-come-in-the-order-they-were-made', 'counts-are-of-the-whole-workspace'],
    given: [aPlan, task('One'), task('Two')],
    when: {},
    then: {
      result: {
        counts: { plans: 1, tasks: 2 },
        by_status: { plans: { TODO: 1, DONE: 0 }, tasks: { TODO: 2 } },
        plans: [{ id: 'PLAN-001', title: 'Launch', plan_progress: '0/0' }],
        tasks: [
          { id: 'TASK-001', title: 'One', steps: { total: 0, completed: 0 } },
          { id: 'TASK-002', title: 'Two' },
        ],
        tasks_pagination: { has_more: false, next_cursor: null, count: 2 },
      },
    },
  },
  {
    name: 'a plan without tasks',
    proves: ['no-task-leads-to-the-first'],
    given: [aPlan],
    when: {},
    then: { result: { counts: { plans: 1, tasks: 0 } }, suggests: ['tasks_macro_start'] },
  },
  {
    name: 'one of two is done',
    proves: ['what-is-done-is-left-out', 'counts-are-of-the-whole-workspace'],
    given: [aPlan, task('One'), task('Two'), call('tasks_complete', { task: 'TASK-001' })],
    when: {},
    then: {
      result: {
        counts: { plans: 1, tasks: 2 },
        by_status: { tasks: { TODO: 1, DONE: 1 } },
        tasks: [{ id: 'TASK-002' }],
      },
      after: [
        call(
          'tasks_context',
          { include_all: true },
          { result: { tasks: [{ id: 'TASK-001', status: 'DONE' }, { id: 'TASK-002' }] } },
        ),
        call('tasks_context', { tasks_status: 'DONE' }, { result: { tasks: [{ id: 'TASK-001' }] } }),
      ],
    },
  },
  {
    name: 'by tag, domain and parent',
    proves: ['filters-narrow-the-lists'],
    given: [
      aPlan,
      call('tasks_create', { title: 'Other' }),
      task('One'),
      task('Two'),
      call('tasks_create', { parent: 'PLAN-002', title: 'Three' }),
      call('tasks_edit', { task: 'TASK-001', tags: ['web', 'auth'], new_domain: 'login' }),
      call('tasks_edit', { task: 'TASK-002', tags: ['web'] }),
    ],
    when: { tags: ['web', 'auth'] },
    then: {
      result: { plans: ofLength(0), tasks: [{ id: 'TASK-001', tags: ['web', 'auth'] }] },
      after: [
        call('tasks_context', { domain: 'login' }, { result: { tasks: [{ id: 'TASK-001', domain: 'login' }] } }),
        call('tasks_context', { tasks_parent: 'PLAN-002' }, { result: { tasks: [{ id: 'TASK-003' }] } }),
        call('tasks_context', { plans_status: 'ACTIVE' }, { result: { plans: [] } }),
      ],
    },
  },
  {
    name: 'one plan of two',
    proves: ['a-target-narrows-to-a-plan'],
    given: [...oneTask, call('tasks_create', { title: 'Other' }), call('tasks_create', { parent: 'PLAN-002', title: 'Three' })],
    when: { target: 'PLAN-002' },
    then: {
      result: { plans: [{ id: 'PLAN-002' }], tasks: [{ id: 'TASK-002' }] },
      after: [
        call('tasks_context', { task: 'TASK-001' }, { result: { plans: [{ id: 'PLAN-001' }], tasks: [{ id: 'TASK-001' }] } }),
      ],
    },
  },
  {
    name: 'with something in focus',
    proves: ['the-focus-is-ignored'],
    given: [...oneTask, call('tasks_create', { title: 'Other' }), focusOn('PLAN-002')],
    when: {},
    then: { result: { plans: [{ id: 'PLAN-001' }, { id: 'PLAN-002' }], tasks: [{ id: 'TASK-001' }] } },
  },
  {
    name: 'the second page, after a deletion on the first',
    proves: ['pages-cover-everything-once'],
    given: [
      aPlan,
      task('One'),
      task('Two'),
      task('Three'),
      task('Four'),
      call('tasks_context', { tasks_limit: 2 }, { save: { next: '/tasks_pagination/next_cursor' } }),
      call('tasks_delete', { task: 'TASK-001' }),
    ],
    when: { tasks_limit: 2, tasks_cursor: saved('next') },
    then: { result: { tasks: [{ id: 'TASK-003' }, { id: 'TASK-004' }], tasks_pagination: { has_more: false } } },
  },
  {
    name: 'a budget for a few tasks',
    proves: ['a-cut-page-can-be-continued'],
    given: [aPlan, task('One '.repeat(60)), task('Two '.repeat(60)), task('Three '.repeat(45))],
    when: { max_chars: 1300 },
    then: {
      result: {
        tasks: [{ id: 'TASK-001' }],
        tasks_pagination: { has_more: true, next_cursor: 1, count: 1 },
        truncated: true,
      },
      warnings: ['BUDGET_TRUNCATED'],
    },
  },
]);
