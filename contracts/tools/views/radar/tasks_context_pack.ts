import { call, defineTool, must, ofLength, saved, Type } from '../../../kit/index.ts';
import { Budgeted, LimitOrNone } from '../../../types/budget.ts';
import { Cursor } from '../../../types/page.ts';
import { Progress, Radar, Timeline, ViewHead } from '../../../types/resume.ts';
import { AlwaysReadOnly } from '../../../types/resume-input.ts';
import { shrinkRadar, shrinkTarget, shrinkTimeline } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector } from '../../../types/task.ts';
import { aBlockedTask, lookingCases, lookingRules, viewCases, viewRules } from '../../../worlds/views.ts';

export default defineTool({
  name: 'tasks_context_pack',
  title: 'The radar and what happened last',
  summary: 'A small pack about a plan or task: its radar, and its latest events.',
  effect: 'read',
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars'],
    keep: ['radar', 'delta'],
    shrink: [
      ...shrinkTarget('target'),
      ...shrinkRadar('radar'),
      ...shrinkTimeline('delta').slice(0, 3),
      { drop: 'target' },
      { drop: 'reasoning_ref' },
      { drop: 'tasks' },
      { drop: 'steps' },
      { drop: 'workspace' },
      { drop: 'requested' },
      { drop: 'focus' },
      ...shrinkTimeline('delta').slice(3),
      { shorten: 'radar.why', to: 80 },
      { list: 'radar.blockers', from: 'back' },
      { cut: 'radar.why' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...EntitySelector,
    delta_limit: LimitOrNone(20),
    delta_cursor: Cursor,
    read_only: AlwaysReadOnly,
    ...Budgeted,
  }),
  output: Type.Object({ ...ViewHead, radar: Radar, ...Progress, delta: Timeline, truncated: Type.Boolean() }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    ...viewRules,
    ...lookingRules,
    'the-delta-is-the-latest': must(
      'delta.events are the latest delta_limit events of the target, oldest first; 0 leaves them out.',
    ),
    'the-delta-can-be-walked': must('delta_cursor goes on to older events, without a gap or a repeat.'),
    'a-cut-delta-can-be-continued': must('When a budget drops events, the oldest go first and next_cursor brings them back.'),
    'the-radar-comes-along': must('The radar is part of it.'),
  },
  cases: [
    {
      name: 'the last two events',
      proves: ['the-delta-is-the-latest', 'the-radar-comes-along'],
      given: aBlockedTask,
      when: { delta_limit: 2 },
      then: {
        result: {
          target: { id: 'TASK-001' },
          radar: { now: 'Task TASK-001: Sign in' },
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
  ],
});
