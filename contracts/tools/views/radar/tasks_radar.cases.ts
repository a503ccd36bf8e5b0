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
          now: { $match: 'TASK-001.*Sign in' },
          why: 'People must get in.',
          verify: [{ $match: 'criteria.*2' }, { $match: 'tests.*2' }],
          next: [{ $match: 's:1.*Session' }],
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
          verify: [{ $match: 'criteria.*2' }, { $match: 'tests.*2' }, { $match: 'tests.*1' }],
          next: [{ $match: 'tests.*s:3' }],
        },
        steps: { missing_proof_tests: 1 },
      },
    },
  },
  ...(
    [
      ['no steps yet', oneTask, 'decompose'],
      ['all steps closed', [...aTaskInFocus, closeStep('s:0'), closeStep('s:1')], 'finish'],
      ['a task that is done', [...oneTask, call('tasks_complete', { task: 'TASK-001' })], 'done'],
    ] as const
  ).map(([name, given, kind]) => ({
    name,
    proves: ['the-next-action-follows-the-state' as const],
    given,
    when: { task: 'TASK-001' },
    then: {
      result: { radar: { next: [{ $match: 'TASK-001' }] } },
      after: [call('tasks_resume_super', { task: 'TASK-001', read_only: true }, { result: { capsule: { action: { kind } } } })],
    },
  })),
  {
    name: 'a plan with a task',
    proves: ['a-plan-looks-at-its-tasks'],
    given: [...oneTask, focusOn('PLAN-001')],
    when: {},
    then: {
      result: {
        radar: { now: { $match: 'PLAN-001.*Launch' }, why: null, verify: ofLength(0), next: [{ $match: 'TASK-001.*Sign in' }] },
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
          now: { $match: 'TASK-001.*Sign in' },
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
