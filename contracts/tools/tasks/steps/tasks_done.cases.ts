import { call, casesOf } from '../../../kit/index.ts';
import { closeCases } from '../../../worlds/gate.ts';
import { guardCases, stepCases } from '../../../worlds/guard.ts';
import { heldCases } from '../../../worlds/held.ts';
import { twoSteps, verify } from '../../../worlds/tasks.ts';
import tool from './tasks_done.ts';

const verified = [...twoSteps, verify()];
const evidence = call('tasks_evidence_capture', {
  task: 'TASK-001',
  path: 's:0',
  checks: ['CMD: npm audit'],
  checkpoint: ['security', 'docs'],
});

export default casesOf(tool, [
  {
    name: 'a verified step',
    proves: ['a-confirmed-step-closes'],
    given: verified,
    when: { task: 'TASK-001', path: 's:0', expected_revision: 2 },
    then: {
      result: { task: 'TASK-001', revision: 3, step: { path: 's:0' }, event: { type: 'step_done', path: 's:0' } },
      tells: ['step_done'],
      after: [
        call(
          'open',
          { id: 'TASK-001' },
          { result: { target: { steps: { total: 2, completed: 1 } }, step_focus: { path: 's:1' } } },
        ),
      ],
    },
  },
  {
    name: 'the node of a closed step',
    proves: ['the-node-of-the-step-is-done'],
    given: verified,
    when: { task: 'TASK-001', path: 's:0' },
    then: {
      after: [
        call('graph_query', { target: 'TASK-001', status: 'done' }, { result: { nodes: [{ id: 'step:STEP-00000001' }] } }),
        call('tasks_progress', { task: 'TASK-001', path: 's:0', completed: false }),
        call('graph_query', { target: 'TASK-001', status: 'done' }, { result: { nodes: [] } }),
      ],
    },
  },
  {
    name: 'nothing confirmed',
    proves: ['the-gate-is-always-both'],
    given: twoSteps,
    when: { task: 'TASK-001', path: 's:0' },
    then: {
      error: 'CHECKPOINTS_NOT_CONFIRMED',
      names: ['criteria', 'tests'],
      suggests: ['tasks_verify'],
      after: [call('tasks_context', {}, { result: { tasks: [{ revision: 1, steps: { completed: 0 } }] } })],
    },
  },
  {
    name: 'only the criteria confirmed',
    proves: ['the-gate-is-always-both'],
    given: [...twoSteps, verify({ checkpoints: { criteria: true } })],
    when: { task: 'TASK-001', path: 's:0' },
    then: { error: 'CHECKPOINTS_NOT_CONFIRMED', names: ['tests'] },
  },
  {
    name: 'evidence of security and docs',
    proves: ['evidence-makes-a-checkpoint-required'],
    given: [...verified, evidence],
    when: { task: 'TASK-001', path: 's:0' },
    then: { error: 'CHECKPOINTS_NOT_CONFIRMED', names: ['security', 'docs'] },
  },
  ...closeCases((path) => ({ task: 'TASK-001', path })),
  ...stepCases(verified, {}),
  ...heldCases(verified, { path: 's:0' }),
  ...guardCases({ tool: 'tasks_done', given: verified, id: 'TASK-001', when: { path: 's:0' } }),
]);
