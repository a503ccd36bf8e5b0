import { call, defineTool, must, ofLength, Type } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { Handoff, Progress, Radar, ViewHead } from '../../../types/resume.ts';
import { AlwaysReadOnly } from '../../../types/resume-input.ts';
import { shrinkRadar, shrinkTarget } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector } from '../../../types/task.ts';
import { closeStep, focusOn, oneTask, principalTask } from '../../../worlds/tasks.ts';
import { aBlockedTask, aTaskInFocus, lookingCases, lookingRules, viewCases, viewRules } from '../../../worlds/views.ts';

export default defineTool({
  name: 'tasks_handoff',
  title: 'A report for whoever goes on',
  summary: 'What is done, what remains and what may go wrong with a plan or task, and the radar.',
  effect: 'read',
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars'],
    keep: ['handoff', 'radar'],
    shrink: [
      ...shrinkTarget('target'),
      ...shrinkRadar('radar'),
      { list: 'handoff.done', from: 'back', least: 3 },
      { drop: 'target' },
      { drop: 'reasoning_ref' },
      { drop: 'tasks' },
      { drop: 'steps' },
      { drop: 'workspace' },
      { drop: 'requested' },
      { drop: 'focus' },
      { list: 'handoff.done', from: 'back' },
      { list: 'handoff.risks', from: 'back', least: 1 },
      { list: 'handoff.remaining', from: 'back', least: 1 },
      { shorten: 'radar.why', to: 80 },
      { list: 'radar.blockers', from: 'back' },
      { list: 'radar.verify', from: 'back' },
      { cut: 'radar.why' },
      { drop: 'radar' },
    ],
  },

  input: Type.Object({ ...InWorkspace, ...EntitySelector, limit: Limit(10, 50), read_only: AlwaysReadOnly, ...Budgeted }),
  output: Type.Object({ ...ViewHead, handoff: Handoff, radar: Radar, ...Progress, truncated: Type.Boolean() }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    ...viewRules,
    ...lookingRules,
    'a-shift-is-told-in-three-parts': must(
      'handoff tells what is done, the latest first, what remains, in order, and the risks.',
    ),
    'the-radar-comes-along': must('The radar is part of it.'),
    'risks-are-blocks-blockers-and-proofs': must(
      'Risks are blocked steps, steps with blockers, and steps that lack a required proof.',
    ),
    'no-more-than-asked': must('Each part lists no more than limit lines; totals counts all.'),
    'a-plan-tells-of-its-tasks': must('For a plan its tasks are told.'),
  },
  cases: [
    {
      name: 'in the middle of the work',
      proves: ['a-shift-is-told-in-three-parts', 'the-radar-comes-along', 'risks-are-blocks-blockers-and-proofs'],
      given: [
        ...aTaskInFocus,
        call('tasks_decompose', { steps: [{ title: 'Mail', success_criteria: ['sent'] }] }),
        closeStep('s:1'),
        closeStep('s:0'),
        call('tasks_define', { path: 's:2', blockers: ['no mail server'] }),
        call('tasks_block', { path: 's:2', reason: 'waits for keys' }),
      ],
      when: {},
      then: {
        result: {
          handoff: {
            done: ofLength(2),
            remaining: ['s:2 Mail'],
            risks: ['s:2 is blocked: waits for keys', 's:2 waits: no mail server'],
            totals: { done: 2, remaining: 1, risks: 2 },
          },
          radar: { now: 'Task TASK-001: Sign in', blockers: ['s:2: waits for keys', 's:2: no mail server'] },
          steps: { completed: 2 },
          truncated: false,
        },
        tells: [],
      },
    },
    {
      name: 'a proof is missing',
      proves: ['risks-are-blocks-blockers-and-proofs', 'no-more-than-asked'],
      given: principalTask,
      when: { task: 'TASK-001', limit: 2 },
      then: {
        result: {
          handoff: {
            done: ofLength(0),
            remaining: ofLength(2),
            risks: ['s:3 lacks proof of tests'],
            totals: { done: 0, remaining: 5, risks: 1 },
          },
        },
      },
    },
    {
      name: 'a plan',
      proves: ['a-plan-tells-of-its-tasks'],
      given: [
        ...oneTask,
        call('tasks_complete', { task: 'TASK-001' }),
        call('tasks_create', { parent: 'PLAN-001', title: 'Sign out' }),
        focusOn('PLAN-001'),
      ],
      when: {},
      then: {
        result: {
          handoff: {
            done: ['TASK-001 Sign in'],
            remaining: ['TASK-002 Sign out'],
            totals: { done: 1, remaining: 1, risks: 0 },
          },
          tasks: { total: 2, completed: 1 },
        },
      },
    },
    {
      name: 'a small budget',
      proves: ['a-shift-is-told-in-three-parts'],
      given: aBlockedTask,
      when: { max_chars: 500 },
      then: {
        result: {
          handoff: { remaining: ['s:0 Form', 's:1 Session'], risks: ['s:0 is blocked: waits for keys'] },
          truncated: true,
        },
      },
    },
    ...viewCases(),
    ...lookingCases(),
  ],
});
