import { call, defineTool, must, ofLength, Type } from '../../../kit/index.ts';
import { Budgeted } from '../../../types/budget.ts';
import { Progress, Radar, ViewHead } from '../../../types/resume.ts';
import { AlwaysReadOnly } from '../../../types/resume-input.ts';
import { shrinkRadar, shrinkTarget } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector } from '../../../types/task.ts';
import { closeStep, focusOn, oneTask, principalTask } from '../../../worlds/tasks.ts';
import { aBlockedTask, aTaskInFocus, lookingCases, lookingRules, viewCases, viewRules } from '../../../worlds/views.ts';

export default defineTool({
  name: 'tasks_radar',
  title: 'Now, why, verify, next, blockers',
  summary:
    'One screen about a plan or task: what it is, why, what is to be verified, what comes next and what stands in the way.',
  effect: 'read',
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars'],
    keep: ['radar', 'focus'],
    shrink: [
      ...shrinkTarget('target'),
      ...shrinkRadar('radar'),
      { drop: 'target' },
      { drop: 'reasoning_ref' },
      { drop: 'tasks' },
      { drop: 'steps' },
      { drop: 'workspace' },
      { drop: 'requested' },
      { shorten: 'radar.why', to: 80 },
      { list: 'radar.blockers', from: 'back' },
      { list: 'radar.verify', from: 'back' },
      { cut: 'radar.why' },
    ],
  },

  input: Type.Object({ ...InWorkspace, ...EntitySelector, read_only: AlwaysReadOnly, ...Budgeted }),
  output: Type.Object({ ...ViewHead, radar: Radar, ...Progress, truncated: Type.Boolean() }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    ...viewRules,
    ...lookingRules,
    'the-radar-has-five-parts': must(
      'now says what it is, why its description, verify what gates still want, next the next action, blockers what waits for what.',
    ),
    'proofs-are-to-be-verified': must('verify counts the open steps that lack a required proof.'),
    'the-next-action-follows-the-state': must('next is to break down, to confirm and close, to prove, to finish, or nothing.'),
    'a-plan-looks-at-its-tasks': must('For a plan next is its first open task.'),
    'the-radar-survives-small-budgets': must('With max_chars=400 all five parts are still there.'),
  },
  cases: [
    {
      name: 'a task with a blocked step',
      proves: ['the-radar-has-five-parts'],
      given: aBlockedTask,
      when: {},
      then: {
        result: {
          focus: 'TASK-001',
          requested: null,
          target: { id: 'TASK-001' },
          radar: {
            now: 'Task TASK-001: Sign in',
            why: 'People must get in.',
            verify: ['Confirm criteria: 2 steps', 'Confirm tests: 2 steps'],
            next: ['Confirm criteria, tests of s:0 Form, and close it'],
            blockers: ['s:0: waits for keys'],
          },
          steps: { open: 2, first_open: { path: 's:0' } },
          tasks: null,
          truncated: false,
        },
        tells: [],
      },
    },
    {
      name: 'a step that wants proof',
      proves: ['proofs-are-to-be-verified', 'the-next-action-follows-the-state'],
      given: [...principalTask, ...['s:0', 's:1', 's:2'].map(closeStep)],
      when: { task: 'TASK-001' },
      then: {
        result: {
          radar: {
            verify: ['Confirm criteria: 2 steps', 'Confirm tests: 2 steps', 'Prove tests: 1 step'],
            next: [{ $match: '^Prove tests of s:3 ' }],
          },
          steps: { missing_proof_tests: 1 },
        },
      },
    },
    ...(
      [
        ['no steps yet', oneTask, 'Break TASK-001 into steps'],
        ['all steps closed', [...aTaskInFocus, closeStep('s:0'), closeStep('s:1')], 'Finish TASK-001'],
        ['a task that is done', [...oneTask, call('tasks_complete', { task: 'TASK-001' })], 'TASK-001 is done'],
      ] as const
    ).map(([name, given, next]) => ({
      name,
      proves: ['the-next-action-follows-the-state' as const],
      given,
      when: { task: 'TASK-001' },
      then: { result: { radar: { next: [next] } } },
    })),
    {
      name: 'a plan with a task',
      proves: ['a-plan-looks-at-its-tasks'],
      given: [...oneTask, focusOn('PLAN-001')],
      when: {},
      then: {
        result: {
          radar: { now: 'Plan PLAN-001: Launch', why: null, verify: ofLength(0), next: ['Go on with TASK-001 Sign in'] },
          steps: null,
          tasks: { total: 1, open: 1 },
        },
      },
    },
    {
      name: 'four hundred bytes',
      proves: ['the-radar-survives-small-budgets'],
      given: [...aBlockedTask, call('tasks_edit', { task: 'TASK-001', description: 'People must get in. '.repeat(100) })],
      when: { max_chars: 400 },
      then: {
        result: {
          radar: {
            now: 'Task TASK-001: Sign in',
            why: { $match: '^People must' },
            verify: ofLength(2),
            next: ofLength(1),
            blockers: ofLength(1),
          },
          truncated: true,
        },
      },
    },
    ...viewCases(),
    ...lookingCases(),
  ],
});
