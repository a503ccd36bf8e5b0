import { call, casesOf } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { twoSteps } from '../../../worlds/tasks.ts';
import tool from './tasks_redo.ts';

const block = call('tasks_block', { task: 'TASK-001', path: 's:0', reason: 'waits' });
const undo = call('tasks_undo', { task: 'TASK-001' });
const rename = (value: string) => call('tasks_patch', { task: 'TASK-001', ops: [{ op: 'set', field: 'title', value }] });

export default casesOf(tool, [
  {
    name: 'a block',
    proves: ['what-was-undone-is-done-again'],
    given: [...twoSteps, block, undo],
    when: { task: 'TASK-001' },
    then: {
      result: {
        revision: 4,
        operation: { intent: 'step_block_set', undone: false },
        event: { type: 'redo_applied', payload: { intent: 'step_block_set', undo: false } },
      },
      tells: ['redo_applied'],
      after: [call('open', { id: 'TASK-001' }, { result: { step_focus: { blocked: true, block_reason: 'waits' } } })],
    },
  },
  {
    name: 'the first of two',
    proves: ['redo-follows-undo-in-order'],
    given: [...twoSteps, block, rename('New'), undo, undo],
    when: { task: 'TASK-001' },
    then: {
      result: { operation: { intent: 'step_block_set' } },
      after: [call('tasks_redo', { task: 'TASK-001' }, { result: { operation: { intent: 'task_detail_patch' } } })],
    },
  },
  {
    name: 'after something new',
    proves: ['a-new-operation-ends-redo'],
    given: [...twoSteps, block, undo, rename('New')],
    when: { task: 'TASK-001' },
    then: {
      error: 'INVALID_INPUT',
      suggests: ['tasks_history'],
      after: [
        call(
          'tasks_history',
          { task: 'TASK-001' },
          { result: { operations: [{ intent: 'task_detail_patch' }, { undone: true, undoable: false }] } },
        ),
      ],
    },
  },
  {
    name: 'nothing undone',
    proves: ['nothing-to-redo-is-refused'],
    given: [...twoSteps, block],
    when: { task: 'TASK-001' },
    then: { error: 'INVALID_INPUT', refusal: 'nothing-to-redo' },
  },
  {
    name: 'verified since',
    proves: ['a-later-change-is-not-lost'],
    given: [...twoSteps, block, undo, call('tasks_verify', { task: 'TASK-001', path: 's:0', checkpoints: 'gate' })],
    when: { task: 'TASK-001' },
    then: { error: 'CONFLICT', refusal: 'operation-was-overwritten', names: ['criteria_confirmed'], suggests: ['tasks_history'] },
  },
  ...guardCases({ tool: 'tasks_redo', given: [...twoSteps, block, undo], id: 'TASK-001', when: {} }),
]);
