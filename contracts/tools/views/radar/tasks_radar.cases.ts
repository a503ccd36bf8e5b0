import { call, casesOf, ofLength } from '../../../kit/index.ts';
import { closeStep, focusOn, oneTask, principalTask } from '../../../worlds/tasks.ts';
import { aBlockedTask, aTaskInFocus, lookingCases, viewCases } from '../../../worlds/views.ts';
import tool from './tasks_radar.ts';

export default casesOf(tool, [
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
]);
