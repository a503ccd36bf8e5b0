import { Closed, defineTool, described, must, OneOf, Opt, Type, Words } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { PlanId, WorkspaceId } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { InWorkspace, TargetRef } from '../../../types/scope.ts';
import { EntityBrief, EntitySelector, statuses, Tags } from '../../../types/task.ts';

const ByStatus = Closed(
  {
    TODO: Type.Integer({ description: 'How many are TODO.' }),
    ACTIVE: Type.Integer({ description: 'How many are ACTIVE.' }),
    DONE: Type.Integer({ description: 'How many are DONE.' }),
  },
  { description: 'Numbers by status.' },
);

export default defineTool({
  name: 'tasks_context',
  title: 'List plans and tasks',
  summary: 'List the plans and tasks of a workspace, with counts by status. Open ones only, unless include_all is true.',
  effect: 'read',
  tier: 'daily',
  listed: {
    hint: 'list tasks plans todos backlog, what is open, all tasks',
    leaves_out: [
      'target',
      'task',
      'plan',
      'plans_status',
      'plans_cursor',
      'plans_limit',
      'tasks_parent',
      'tags',
      'domain',
      'max_chars',
    ],
  },
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
    target: Opt(described(TargetRef, 'Only this plan, or that of this task, and its tasks; left out: all.')),
    plans_status: Opt(OneOf(statuses, { description: 'Only plans with this status.' })),
    plans_cursor: Cursor,
    plans_limit: Limit(50),
    tasks_status: Opt(OneOf(statuses, { description: 'Only tasks with this status.' })),
    tasks_parent: Opt(described(PlanId, 'Only tasks of this plan.')),
    tasks_cursor: Cursor,
    tasks_limit: Limit(50),
    tags: Opt(described(Tags, 'Only those with all of these labels.')),
    domain: Opt(Words(200, { description: 'Only tasks of this area of work.' })),
    include_all: Opt(Type.Boolean({ default: false, description: 'Also what is DONE.' })),
    ...Budgeted,
  }),
  output: Type.Object({
    workspace: WorkspaceId,
    counts: Closed(
      { plans: Type.Integer({ description: 'Number of plans.' }), tasks: Type.Integer({ description: 'Number of tasks.' }) },
      { description: 'Numbers in the whole workspace.' },
    ),
    by_status: Closed(
      { plans: described(ByStatus, 'Plans by status.'), tasks: described(ByStatus, 'Tasks by status.') },
      { description: 'Numbers by status, in the whole workspace.' },
    ),
    plans: Type.Array(EntityBrief, { description: 'Plans of this page.' }),
    tasks: Type.Array(EntityBrief, { description: 'Tasks of this page.' }),
    plans_pagination: Pagination,
    tasks_pagination: Pagination,
    truncated: Truncated,
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
    'no-task-leads-to-the-first': must('While there is no task at all, tasks_macro_start is suggested.'),
    'the-focus-is-ignored': must('The focus changes nothing.'),
    'pages-cover-everything-once': must('Following next_cursor visits every plan or task once, also when others are deleted.'),
    'a-cut-page-can-be-continued': must('When a budget drops items, next_cursor continues after the last one shown.'),
  },
});
