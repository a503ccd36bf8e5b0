import { call, casesOf } from '../../../kit/index.ts';
import { oneStep, oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_batch.ts';

const block = { tool: 'tasks_block', args: { task: 'TASK-001', path: 's:0', reason: 'waits' } };
const rename = (value: string) => ({
  tool: 'tasks_patch',
  args: { task: 'TASK-001', ops: [{ op: 'set', field: 'title', value }] },
});
const lost = { tool: 'tasks_block', args: { task: 'TASK-001', path: 's:9' } };

export default casesOf(tool, [
  {
    name: 'a block and a new title',
    proves: ['operations-run-in-order', 'the-workspace-is-filled-in'],
    given: oneStep,
    when: { operations: [block, rename('Sign in later')], atomic: true },
    then: {
      result: {
        atomic: true,
        operations: [
          {
            index: 0,
            tool: 'tasks_block',
            success: true,
            result: { blocked: true, revision: 2, event: { type: 'step_blocked' } },
          },
          { index: 1, tool: 'tasks_patch', success: true, result: { revision: 3 } },
        ],
        remaining: 0,
      },
      tells: ['step_blocked', 'task_patched'],
    },
  },
  {
    name: 'a failure takes the first one back',
    proves: ['atomic-is-all-or-none'],
    given: oneStep,
    when: { operations: [rename('Lost'), lost], atomic: true },
    then: {
      error: 'BATCH_FAILED',
      names: ['tasks_block', 's:9'],
      after: [call('tasks_context', {}, { result: { tasks: [{ title: 'Sign in', revision: 1 }] } })],
    },
  },
  {
    name: 'an edit cannot be undone',
    proves: ['atomic-takes-undoable-tools-only'],
    given: oneTask,
    when: { operations: [rename('x'), { tool: 'tasks_edit', args: { task: 'TASK-001', title: 'y' } }], atomic: true },
    then: { error: 'INVALID_INPUT', refusal: 'operation-cannot-be-undone', names: ['tasks_edit'] },
  },
  {
    name: 'a failure keeps the first one',
    proves: ['what-came-before-a-failure-stays'],
    given: oneStep,
    when: { operations: [rename('Kept'), lost, rename('Never')] },
    then: {
      result: {
        operations: [{ success: true }, { index: 1, success: false, error: { code: 'UNKNOWN_ID' } }],
        remaining: 1,
      },
      warnings: ['BATCH_STOPPED'],
      tells: ['task_patched'],
      after: [call('tasks_context', {}, { result: { tasks: [{ title: 'Kept', revision: 2 }] } })],
    },
  },
  {
    name: 'the first one fails',
    proves: ['a-failed-first-operation-fails-the-batch'],
    given: oneStep,
    when: { operations: [lost, rename('Never')] },
    then: { error: 'BATCH_FAILED', names: ['tasks_block'] },
  },
  {
    name: 'small answers',
    proves: ['compact-leaves-events-out'],
    given: oneStep,
    when: { operations: [block], compact: true },
    then: { result: { operations: [{ result: { blocked: true, event: { $absent: true } } }] } },
  },
  {
    name: 'a note is no task tool',
    proves: ['only-task-tools-are-run'],
    given: oneTask,
    when: { operations: [{ tool: 'notes_commit', args: { content: 'x' } }] },
    then: { error: 'INVALID_INPUT', refusal: 'operation-cannot-be-batched', names: ['notes_commit'] },
  },
  {
    name: 'a batch in a batch',
    proves: ['only-task-tools-are-run'],
    given: oneTask,
    when: { operations: [{ tool: 'tasks_batch', args: { operations: [rename('x')] } }] },
    then: { error: 'INVALID_INPUT', refusal: 'operation-cannot-be-batched', names: ['tasks_batch'] },
  },
  {
    name: 'another workspace',
    proves: ['the-workspace-is-filled-in'],
    given: oneTask,
    when: { operations: [{ tool: 'tasks_create', args: { workspace: 'elsewhere', title: 'x' } }] },
    then: { error: 'INVALID_INPUT', refusal: 'operation-is-for-another-workspace', names: ['elsewhere'] },
  },
  {
    name: 'two names for a tool',
    proves: ['one-name-for-each-thing'],
    given: oneTask,
    when: { operations: [{ tool: 'tasks_patch', name: 'tasks_block', args: {} }] },
    then: { error: 'INVALID_INPUT', refusal: 'operation-names-its-tool-twice', fields: ['operations'] },
  },
  {
    name: 'a focus and what relies on it',
    proves: ['focus-set-inside-counts'],
    given: oneTask,
    when: {
      operations: [
        { name: 'tasks_focus_set', arguments: { task: 'TASK-001' } },
        { name: 'tasks_edit', arguments: { title: 'In focus' } },
      ],
    },
    then: { result: { operations: [{ success: true }, { success: true, result: { id: 'TASK-001', revision: 1 } }] } },
  },
]);
