import { call, casesOf, ofLength, saved } from '../../../kit/index.ts';
import { aPlan, aTask, focusOn } from '../../../worlds/tasks.ts';
import tool from './tasks_delta.ts';

const edit = (title: string) => call('tasks_edit', { task: 'TASK-001', title });

export default casesOf(tool, [
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
]);
