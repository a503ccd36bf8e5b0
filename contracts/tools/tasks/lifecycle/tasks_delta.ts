import { call, defineTool, must, Nullable, Opt, ofLength, saved, Type } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { EventId, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { TaskEvent } from '../../../types/task.ts';
import { aPlan, aTask, focusOn } from '../../../worlds/tasks.ts';

const edit = (title: string) => call('tasks_edit', { task: 'TASK-001', title });

export default defineTool({
  name: 'tasks_delta',
  title: 'What happened to plans and tasks',
  summary: 'The task events of a workspace after a given one, oldest first. Pass the last event_id as since to go on.',
  effect: 'read',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['workspace', 'next_since'],
    shrink: [{ drop: 'events[].payload' }, { list: 'events', from: 'back', page: { at: 'next_since', by: { key: 'event_id' } } }],
  },

  input: Type.Object({
    ...InWorkspace,
    since: Opt(EventId),
    limit: Limit(50),
    ...Budgeted,
  }),
  output: Type.Object({
    workspace: WorkspaceId,
    events: Type.Array(TaskEvent),
    next_since: Nullable(EventId),
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],

  rules: {
    'events-come-in-order': must('Events come in the order in which they happened, from the oldest when since is left out.'),
    'since-is-exclusive': must('With since only what happened after that event is answered.'),
    'every-event-is-in-the-trace-once': must(
      'Each event is also an entry of the trace of its plan or task, with the same event_id.',
    ),
    'pages-cover-everything-once': must('next_since continues while there is more, and is null at the end.'),
    'an-unknown-event-is-refused': must('A since that is no event of this workspace answers UNKNOWN_ID.'),
    'moving-the-focus-is-no-event': must('Setting or clearing the focus is no task event.'),
    'a-deleted-task-keeps-its-events': must('What happened to a task that was deleted is still told.'),
    'a-cut-page-can-be-continued': must('When a budget drops events, next_since continues after the last one shown.'),
  },
  cases: [
    {
      name: 'a plan, a task, an edit',
      proves: ['events-come-in-order', 'moving-the-focus-is-no-event'],
      given: [aPlan, aTask, focusOn('TASK-001'), edit('Sign in again')],
      when: {},
      then: {
        result: {
          events: [
            { type: 'plan_created', task_id: 'PLAN-001' },
            { type: 'task_created', task_id: 'TASK-001' },
            {
              type: 'task_edited',
              task_id: 'TASK-001',
              path: null,
              payload: { kind: 'task', patch: { title: 'Sign in again' } },
            },
          ],
          next_since: null,
        },
      },
    },
    {
      name: 'after an event',
      proves: ['since-is-exclusive'],
      given: [aPlan, call('tasks_create', { parent: 'PLAN-001', title: 'x' }, { save: { e: '/event/event_id' } }), edit('y')],
      when: { since: saved('e') },
      then: { result: { events: [{ type: 'task_edited' }] } },
    },
    {
      name: 'the same event in the trace',
      proves: ['every-event-is-in-the-trace-once'],
      given: [aPlan, aTask, call('tasks_edit', { task: 'TASK-001', title: 'y' }, { save: { e: '/event/event_id' } })],
      when: { limit: 10 },
      then: {
        result: { events: [{ type: 'plan_created' }, { type: 'task_created' }, { event_id: saved('e') }] },
        after: [
          call(
            'show',
            { target: 'TASK-001' },
            { result: { entries: [{ event_type: 'task_created' }, { event_type: 'task_edited', event_id: saved('e') }] } },
          ),
        ],
      },
    },
    {
      name: 'page by page',
      proves: ['pages-cover-everything-once'],
      given: [aPlan, aTask, edit('y'), call('tasks_delta', { limit: 2 }, { save: { next: '/next_since' } })],
      when: { limit: 2, since: saved('next') },
      then: { result: { events: [{ type: 'task_edited' }], next_since: null } },
    },
    {
      name: 'an event nobody saw',
      proves: ['an-unknown-event-is-refused'],
      given: [aPlan],
      when: { since: 'evt_0000000000004711' },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_delta'] },
    },
    {
      name: 'after a deletion',
      proves: ['a-deleted-task-keeps-its-events'],
      given: [aPlan, aTask, call('tasks_delete', { task: 'TASK-001' })],
      when: {},
      then: { result: { events: [{ type: 'plan_created' }, { type: 'task_created' }, { type: 'task_deleted' }] } },
    },
    {
      name: 'a budget for one event',
      proves: ['a-cut-page-can-be-continued'],
      given: [call('tasks_create', { title: 'x' }, { save: { e: '/event/event_id' } }), aTask, edit('y')],
      when: { max_chars: 330 },
      then: { result: { events: ofLength(1), next_since: saved('e'), truncated: true } },
    },
  ],
});
