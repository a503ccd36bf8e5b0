import { call, casesOf, ofLength, saved } from '../../../kit/index.ts';
import { aBlockedTask, lookingCases, viewCases } from '../../../worlds/views.ts';
import tool from './tasks_context_pack.ts';

export default casesOf(tool, [
  {
    name: 'the last two events',
    proves: ['the-delta-is-the-latest', 'the-radar-comes-along'],
    given: aBlockedTask,
    when: { delta_limit: 2 },
    then: {
      result: {
        target: { id: 'TASK-001' },
        radar: { now: { $match: 'TASK-001.*Sign in' } },
        steps: { total: 2 },
        delta: {
          events: [{ type: 'task_edited' }, { type: 'step_blocked' }],
          limit: 2,
          pagination: { has_more: true, count: 2 },
        },
        truncated: false,
      },
      tells: [],
    },
  },
  {
    name: 'the two before',
    proves: ['the-delta-can-be-walked'],
    given: [
      ...aBlockedTask,
      call('tasks_context_pack', { delta_limit: 2 }, { save: { next: '/delta/pagination/next_cursor' } }),
      call('tasks_note', { path: 's:0', note: 'still waiting' }),
    ],
    when: { delta_limit: 2, delta_cursor: saved('next') },
    then: {
      result: { delta: { events: [{ type: 'task_created' }, { type: 'steps_added' }], pagination: { has_more: false } } },
    },
  },
  {
    name: 'no events',
    proves: ['the-delta-is-the-latest'],
    given: aBlockedTask,
    when: { delta_limit: 0 },
    then: { result: { delta: { events: ofLength(0), limit: 0 } } },
  },
  {
    name: 'events that a budget took off',
    proves: ['a-cut-delta-can-be-continued'],
    given: [
      ...aBlockedTask,
      call(
        'tasks_context_pack',
        { max_chars: 700 },
        {
          result: { delta: { events: [{ type: 'step_blocked' }], pagination: { has_more: true } }, truncated: true },
          save: { next: '/delta/pagination/next_cursor' },
        },
      ),
    ],
    when: { delta_cursor: saved('next') },
    then: {
      result: { delta: { events: [{ type: 'task_created' }, { type: 'steps_added' }, { type: 'task_edited' }] } },
    },
  },
  ...viewCases(),
  ...lookingCases(),
]);
