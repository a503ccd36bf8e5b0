import { call, defineTool, must, Nullable, Type } from '../../../kit/index.ts';
import { EntityId, WorkspaceId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector } from '../../../types/task.ts';
import { focusOn, oneTask } from '../../../worlds/tasks.ts';

export default defineTool({
  name: 'tasks_focus_set',
  title: 'Put something in focus',
  summary: 'Makes a plan or task the one that calls without a target mean.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',
  target: 'entity',
  focus: 'ignored',

  input: Type.Object({ ...InWorkspace, ...EntitySelector }),
  output: Type.Object({ workspace: WorkspaceId, focus: EntityId, previous: Nullable(EntityId) }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  tells: ['focus_changed'],

  rules: {
    'the-focus-moves': must('The plan or task is in focus afterwards, and what was before it is named.'),
    'a-target-is-needed': must('Without task, plan and target the call answers INVALID_INPUT.'),
    'an-unknown-target-is-refused': must('A plan or task that does not exist answers UNKNOWN_ID; the focus stays.'),
    'repeating-changes-nothing': must('Setting the focus that is set tells nothing.'),
  },
  cases: [
    {
      name: 'from a plan to a task',
      proves: ['the-focus-moves'],
      given: [...oneTask, focusOn('PLAN-001')],
      when: { task: 'TASK-001' },
      then: {
        result: { focus: 'TASK-001', previous: 'PLAN-001' },
        tells: ['focus_changed'],
        after: [call('tasks_focus_get', {}, { result: { focus: 'TASK-001' } })],
      },
    },
    {
      name: 'a target as an object',
      proves: ['the-focus-moves'],
      given: oneTask,
      when: { target: { id: 'PLAN-001', kind: 'plan' } },
      then: { result: { focus: 'PLAN-001', previous: null } },
    },
    {
      name: 'nothing named',
      proves: ['a-target-is-needed'],
      given: [...oneTask, focusOn('PLAN-001')],
      when: {},
      then: { error: 'INVALID_INPUT' },
    },
    {
      name: 'a task nobody made',
      proves: ['an-unknown-target-is-refused'],
      given: [...oneTask, focusOn('PLAN-001')],
      when: { task: 'TASK-009' },
      then: { error: 'UNKNOWN_ID', after: [call('tasks_focus_get', {}, { result: { focus: 'PLAN-001' } })] },
    },
    {
      name: 'the same again',
      proves: ['repeating-changes-nothing'],
      given: [...oneTask, focusOn('PLAN-001')],
      when: { plan: 'PLAN-001' },
      then: { result: { focus: 'PLAN-001', previous: 'PLAN-001' }, tells: [] },
    },
  ],
});
