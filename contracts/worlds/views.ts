import type { Case } from '../kit/index.ts';
import { call } from '../kit/index.ts';
import type { lookingRules, resumeRules, viewRules } from '../rules/views.ts';
import { aPlan, focusOn, oneTask, twoSteps } from './tasks.ts';

// biome-ignore lint/suspicious/noExplicitAny: a case of whatever view it is
type AnyCase<R extends string> = Case<any, any, 'UNKNOWN_ID' | 'INVALID_INPUT', any, R>;

/** The cases of those rules. */
export const viewCases = (when: Readonly<Record<string, unknown>> = {}): AnyCase<keyof typeof viewRules>[] => [
  {
    name: 'the focus',
    proves: ['the-focus-is-the-default'],
    given: [...oneTask, focusOn('TASK-001')],
    when,
    then: { result: { target: { id: 'TASK-001' } }, tells: [] },
  },
  {
    name: 'a target as an object',
    proves: ['target-says-the-same'],
    given: oneTask,
    when: { ...when, target: { id: 'TASK-001', kind: 'task' } },
    then: { result: { target: { id: 'TASK-001' } } },
  },
  {
    name: 'two names for the target',
    proves: ['target-says-the-same'],
    given: oneTask,
    when: { ...when, target: 'TASK-001', task: 'TASK-001' },
    then: { error: 'INVALID_INPUT', refusal: 'several-targets-are-named', fields: ['target'] },
  },
  {
    name: 'a task nobody made',
    proves: ['an-unknown-target-is-refused'],
    given: oneTask,
    when: { ...when, task: 'TASK-404' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_context'] },
  },
  {
    name: 'nothing in focus',
    proves: ['without-a-target-it-is-refused'],
    given: oneTask,
    when,
    then: { error: 'INVALID_INPUT', fields: ['target'], suggests: ['tasks_snapshot'] },
  },
];

export const lookingCases = (): AnyCase<keyof typeof lookingRules>[] => [
  {
    name: 'another task than the one in focus',
    proves: ['looking-leaves-the-focus'],
    given: [...oneTask, focusOn('PLAN-001')],
    when: { task: 'TASK-001', read_only: false },
    then: {
      result: { focus: 'PLAN-001', requested: 'TASK-001', target: { id: 'TASK-001' } },
      tells: [],
      after: [call('tasks_focus_get', {}, { result: { focus: 'PLAN-001' } })],
    },
  },
];

const twoTasks = [...twoSteps, call('tasks_create', { parent: 'PLAN-001', title: 'Sign out' })];
const inFocus = (focus: string | null) => [call('tasks_focus_get', {}, { result: { focus } })];

export const resumeCases = (): AnyCase<keyof typeof resumeRules>[] => [
  {
    name: 'another task is resumed',
    proves: ['resuming-restores-the-focus'],
    given: [...twoTasks, focusOn('TASK-002')],
    when: { task: 'TASK-001' },
    then: {
      result: {
        focus: 'TASK-001',
        requested: 'TASK-001',
        focus_restored: true,
        focus_previous: 'TASK-002',
        checkout: { previous: 'task/TASK-002', current: 'task/TASK-001' },
      },
      tells: ['focus_changed', 'branch_checked_out'],
      after: inFocus('TASK-001'),
    },
  },
  {
    name: 'the first thing in focus',
    proves: ['resuming-restores-the-focus'],
    given: twoTasks,
    when: { plan: 'PLAN-001' },
    then: { result: { focus: 'PLAN-001', focus_restored: true, focus_previous: null }, after: inFocus('PLAN-001') },
  },
  {
    name: 'what is in focus is resumed',
    proves: ['a-focus-that-stays-is-not-spoken-of'],
    given: [...twoTasks, focusOn('TASK-001')],
    when: { task: 'TASK-001' },
    then: { result: { focus: 'TASK-001', focus_restored: { $absent: true }, focus_previous: { $absent: true } }, tells: [] },
  },
  {
    name: 'another task is only read',
    proves: ['reading-only-leaves-the-focus'],
    given: [...twoTasks, focusOn('TASK-002')],
    when: { task: 'TASK-001', read_only: true },
    then: {
      result: { focus: 'TASK-002', target: { id: 'TASK-001' }, focus_restored: { $absent: true } },
      tells: [],
      after: inFocus('TASK-002'),
    },
  },
];

/** TASK-001, described and in focus, with a first step that is blocked. */
export const aBlockedTask = [
  ...twoSteps,
  call('tasks_edit', { task: 'TASK-001', description: 'People must get in.' }),
  call('tasks_block', { task: 'TASK-001', path: 's:0', reason: 'waits for keys' }),
  focusOn('TASK-001'),
];

/** PLAN-001 in focus, without tasks. */
export const aPlanInFocus = [aPlan, focusOn('PLAN-001')];

/** TASK-001 in focus with two steps. */
export const aTaskInFocus = [...twoSteps, focusOn('TASK-001')];
