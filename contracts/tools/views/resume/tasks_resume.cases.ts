import { call, casesOf, ofLength, saved } from '../../../kit/index.ts';
import { closeStep, focusOn, oneTask } from '../../../worlds/tasks.ts';
import { aBlockedTask, aTaskInFocus, resumeCases, viewCases } from '../../../worlds/views.ts';
import tool from './tasks_resume.ts';

export default casesOf(tool, [
  {
    name: 'a task with two steps',
    proves: ['the-whole-thing-is-loaded', 'the-timeline-is-the-latest'],
    given: [...aTaskInFocus, closeStep('s:0')],
    when: { events_limit: 2 },
    then: {
      result: {
        focus: 'TASK-001',
        requested: null,
        target: { id: 'TASK-001', title: 'Sign in' },
        reasoning_ref: { branch: 'task/TASK-001' },
        radar: { now: { $match: 'TASK-001.*Sign in' } },
        steps: [
          { path: 's:0', title: 'Form', success_criteria: ['Form works'], completed: true },
          { path: 's:1', completed: false },
        ],
        next_steps_after: null,
        tasks: null,
        timeline: { events: [{ type: 'step_verified' }, { type: 'step_done' }], limit: 2, pagination: { has_more: true } },
        truncated: false,
      },
    },
  },
  {
    name: 'steps, page by page',
    proves: ['steps-can-be-walked'],
    given: [
      ...aTaskInFocus,
      call('tasks_resume', { steps_limit: 1 }, { result: { steps: [{ path: 's:0' }] }, save: { next: '/next_steps_after' } }),
    ],
    when: { steps_after: saved('next') },
    then: { result: { steps: [{ path: 's:1' }], next_steps_after: null } },
  },
  {
    name: 'steps that a budget took off',
    proves: ['a-cut-page-can-be-continued'],
    given: aTaskInFocus,
    when: { max_chars: 1700 },
    then: { result: { steps: [{ path: 's:0' }], next_steps_after: 's:0', truncated: true } },
  },
  {
    name: 'no events',
    proves: ['the-timeline-is-the-latest'],
    given: aBlockedTask,
    when: { events_limit: 0 },
    then: { result: { timeline: { events: ofLength(0), limit: 0 } } },
  },
  {
    name: 'a plan',
    proves: ['a-plan-has-tasks'],
    given: [...oneTask, focusOn('PLAN-001')],
    when: {},
    then: {
      result: {
        steps: ofLength(0),
        tasks: { total: 1, next: [{ id: 'TASK-001' }] },
        timeline: { events: [{ type: 'plan_created' }] },
      },
    },
  },
  ...viewCases(),
  ...resumeCases(),
]);
