import { call, casesOf } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { twoSteps } from '../../../worlds/tasks.ts';
import tool from './tasks_undo.ts';

const block = call('tasks_block', { task: 'TASK-001', path: 's:0', reason: 'waits' });
const rename = (value: string) => call('tasks_patch', { task: 'TASK-001', ops: [{ op: 'set', field: 'title', value }] });
const node = call('tasks_task_add', { task: 'TASK-001', parent_step: 's:0', title: 'Sketch' });

export default casesOf(tool, [
  {
    name: 'a block',
    proves: ['the-newest-is-taken-back', 'undo-is-an-event', 'every-undoable-tool-is-undone'],
    given: [...twoSteps, rename('New'), block],
    when: { task: 'TASK-001' },
    then: {
      result: {
        task: 'TASK-001',
        revision: 4,
        operation: { intent: 'step_block_set', path: 's:0', undone: true },
        event: { type: 'undo_applied', path: 's:0', payload: { intent: 'step_block_set', undo: true, task: 'TASK-001' } },
      },
      tells: ['undo_applied'],
      after: [
        call(
          'open',
          { id: 'TASK-001' },
          { result: { target: { title: 'New' }, step_focus: { blocked: false, block_reason: null } } },
        ),
      ],
    },
  },
  {
    name: 'a forced close',
    proves: ['every-undoable-tool-is-undone'],
    given: [...twoSteps, call('tasks_progress', { task: 'TASK-001', path: 's:0', force: true })],
    when: { task: 'TASK-001' },
    then: {
      after: [call('open', { id: 'TASK-001' }, { result: { target: { steps: { completed: 0 } }, step_focus: { path: 's:0' } } })],
    },
  },
  {
    name: 'a task node',
    proves: ['every-undoable-tool-is-undone'],
    given: [...twoSteps, node, call('tasks_task_define', { task: 'TASK-001', path: 's:0.t:0', title: 'Draw' })],
    when: { task: 'TASK-001' },
    then: { result: { operation: { intent: 'task_node_define', before: { title: 'Sketch' } } } },
  },
  {
    name: 'a contract',
    proves: ['the-newest-is-taken-back'],
    given: [
      ...twoSteps,
      call('tasks_contract', { plan: 'PLAN-001', current: 'We agree' }),
      call('tasks_patch', { task: 'PLAN-001', ops: [{ op: 'set', field: 'contract', value: 'We agree on more' }] }),
    ],
    when: { task: 'PLAN-001' },
    then: {
      after: [call('open', { id: 'PLAN-001' }, { result: { target: { contract: 'We agree', contract_versions_count: 1 } } })],
    },
  },
  {
    name: 'nothing done yet',
    proves: ['nothing-to-undo-is-refused', 'other-edits-are-not-undone'],
    given: [...twoSteps, call('tasks_edit', { task: 'TASK-001', title: 'x' })],
    when: { task: 'TASK-001' },
    then: { error: 'INVALID_INPUT', refusal: 'nothing-to-undo', suggests: ['tasks_history'] },
  },
  {
    name: 'edited since',
    proves: ['a-later-change-is-not-lost'],
    given: [...twoSteps, rename('New'), call('tasks_edit', { task: 'TASK-001', title: 'Newer' })],
    when: { task: 'TASK-001' },
    then: {
      error: 'CONFLICT',
      refusal: 'operation-was-overwritten',
      names: ['title'],
      suggests: ['tasks_history'],
      after: [call('tasks_context', {}, { result: { tasks: [{ title: 'Newer', revision: 3 }] } })],
    },
  },
  ...guardCases({ tool: 'tasks_undo', given: [...twoSteps, block], id: 'TASK-001', when: {} }),
]);
