import { call, defineTool, must, Nullable, Opt, ofLength, saved, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, LimitOrNone } from '../../../types/budget.ts';
import { StepPath } from '../../../types/ids.ts';
import { Cursor } from '../../../types/page.ts';
import { FocusRestored, Radar, TasksSummary, Timeline, ViewHead } from '../../../types/resume.ts';
import { ReadOnly } from '../../../types/resume-input.ts';
import { shrinkRadar, shrinkTarget, shrinkTimeline } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Step } from '../../../types/step.ts';
import { EntitySelector } from '../../../types/task.ts';
import { closeStep, focusOn, oneTask } from '../../../worlds/tasks.ts';
import { aBlockedTask, aTaskInFocus, resumeCases, resumeRules, viewCases, viewRules } from '../../../worlds/views.ts';

export default defineTool({
  name: 'tasks_resume',
  title: 'Load a plan or task',
  summary: 'A plan or task with its radar, its steps in full and its latest events. Puts it in focus.',
  effect: 'write',
  reads_when: { without: ['target', 'task', 'plan'], with: 'read_only' },
  idempotent: true,
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars'],
    keep: ['radar', 'focus', 'focus_restored', 'focus_previous'],
    shrink: [
      ...shrinkTarget('target'),
      ...shrinkRadar('radar'),
      ...shrinkTimeline('timeline').slice(0, 3),
      { list: 'steps', from: 'back', page: { at: 'next_steps_after', by: { key: 'path' } }, least: 1 },
      ...shrinkTimeline('timeline').slice(3),
      { list: 'steps', from: 'back', page: { at: 'next_steps_after', by: { key: 'path' } } },
      { drop: 'timeline' },
      { drop: 'tasks' },
      { drop: 'target' },
      { drop: 'reasoning_ref' },
      { drop: 'workspace' },
      { drop: 'requested' },
      { shorten: 'radar.why', to: 80 },
      { list: 'radar.blockers', from: 'back' },
      { cut: 'radar.why' },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ...EntitySelector,
    events_limit: LimitOrNone(20),
    events_cursor: Cursor,
    steps_limit: Limit(50),
    steps_after: Opt(StepPath),
    read_only: ReadOnly,
    ...Budgeted,
  }),
  output: Type.Object({
    ...ViewHead,
    ...FocusRestored,
    radar: Radar,
    steps: Type.Array(Step),
    next_steps_after: Nullable(StepPath),
    tasks: Nullable(TasksSummary),
    timeline: Timeline,
    truncated: Type.Boolean(),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  tells: ['focus_changed'],

  rules: {
    ...viewRules,
    ...resumeRules,
    'the-whole-thing-is-loaded': must(
      'The answer holds the target, its radar, its steps in full in path order, and its latest events.',
    ),
    'steps-can-be-walked': must('next_steps_after as steps_after goes on with the steps, without a gap or a repeat.'),
    'a-cut-page-can-be-continued': must('When a budget drops steps, next_steps_after names the last that stayed.'),
    'the-timeline-is-the-latest': must('timeline.events are the latest events_limit events, oldest first; 0 leaves them out.'),
    'a-plan-has-tasks': must('For a plan steps is empty and tasks counts its tasks.'),
  },
  cases: [
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
          radar: { now: 'Task TASK-001: Sign in' },
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
  ],
});
