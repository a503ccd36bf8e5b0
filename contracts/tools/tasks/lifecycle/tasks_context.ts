import { Closed, call, defineTool, must, OneOf, Opt, ofLength, saved, Type, Words } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { PlanId, WorkspaceId } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntityBrief, EntitySelector, statuses, Tags } from '../../../types/task.ts';
import { aPlan, focusOn, oneTask } from '../../../worlds/tasks.ts';

const task = (title: string, more: Record<string, unknown> = {}) => call('tasks_create', { parent: 'PLAN-001', title, ...more });
const ByStatus = Closed({ TODO: Type.Integer(), ACTIVE: Type.Integer(), DONE: Type.Integer() });

export default defineTool({
  name: 'tasks_context',
  title: 'List plans and tasks',
  summary: 'The plans and tasks of a workspace, with counts by status. Open ones first come to mind, so DONE needs include_all.',
  effect: 'read',
  scope: 'workspace',
  target: 'entity_or_none',
  focus: 'ignored',
  budget: {
    knobs: ['max_chars'],
    keep: ['workspace', 'counts', 'by_status'],
    shrink: [
      { drop: 'tasks[].tags' },
      { drop: 'plans[].tags' },
      { list: 'tasks', from: 'back', page: { at: 'tasks_pagination', by: { key: 'number', ascending: true } } },
      { list: 'plans', from: 'back', page: { at: 'plans_pagination', by: { key: 'number', ascending: true } } },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...EntitySelector,
    plans_status: Opt(OneOf(statuses)),
    plans_cursor: Cursor,
    plans_limit: Limit(50),
    tasks_status: Opt(OneOf(statuses)),
    tasks_parent: Opt(PlanId),
    tasks_cursor: Cursor,
    tasks_limit: Limit(50),
    tags: Opt(Tags),
    domain: Opt(Words(200)),
    include_all: Opt(Type.Boolean({ default: false, description: 'Also what is DONE.' })),
    ...Budgeted,
  }),
  output: Type.Object({
    workspace: WorkspaceId,
    counts: Closed({ plans: Type.Integer(), tasks: Type.Integer() }),
    by_status: Closed({ plans: ByStatus, tasks: ByStatus }),
    plans: Type.Array(EntityBrief),
    tasks: Type.Array(EntityBrief),
    plans_pagination: Pagination,
    tasks_pagination: Pagination,
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],

  rules: {
    'plans-and-tasks-come-in-the-order-they-were-made': must('Both lists come in the order in which they were made.'),
    'counts-are-of-the-whole-workspace': must('counts and by_status are of the whole workspace, whatever is listed.'),
    'what-is-done-is-left-out': must('DONE plans and tasks are listed only with include_all, or when their status is asked for.'),
    'filters-narrow-the-lists': must('plans_status, tasks_status, tasks_parent, domain and tags (all of them) narrow the lists.'),
    'a-target-narrows-to-a-plan': must(
      'With task, plan or target only that plan, or that of the task, and its tasks are listed.',
    ),
    'the-focus-is-ignored': must('The focus changes nothing.'),
    'pages-cover-everything-once': must('Following next_cursor visits every plan or task once, also when others are deleted.'),
    'a-cut-page-can-be-continued': must('When a budget drops items, next_cursor continues after the last one shown.'),
  },
  cases: [
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
  ],
});
