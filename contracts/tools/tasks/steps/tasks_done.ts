import { call, defineTool, must, Type } from '../../../kit/index.ts';
import { TaskId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { StepRef } from '../../../types/step.ts';
import { Guarded, guardErrors, Revision, StepSelector, TaskEvent } from '../../../types/task.ts';
import { closeCases, closeRules } from '../../../worlds/gate.ts';
import { guardCases, guardRules, stepCases, stepRules } from '../../../worlds/guard.ts';
import { twoSteps, verify } from '../../../worlds/tasks.ts';

const verified = [...twoSteps, verify()];
const evidence = call('tasks_evidence_capture', {
  task: 'TASK-001',
  path: 's:0',
  checks: ['CMD: npm audit'],
  checkpoint: ['security', 'docs'],
});

export default defineTool({
  name: 'tasks_done',
  title: 'Close a step',
  summary: 'Closes a step whose checkpoints are confirmed.',
  effect: 'write',
  scope: 'workspace',
  target: 'step',
  revision: 'checked',

  input: Type.Object({ ...InWorkspace, ...StepSelector, ...Guarded }),
  output: Type.Object({ task: TaskId, revision: Revision, step: StepRef, event: TaskEvent }),
  errors: [...guardErrors, 'CHECKPOINTS_NOT_CONFIRMED', 'PROOF_REQUIRED'],
  warnings: ['STEP_CHILDREN_OPEN', 'STEP_BLOCKED', 'PROOF_WEAK'],
  tells: ['step_done'],

  rules: {
    ...guardRules,
    ...stepRules,
    ...closeRules,
    'a-confirmed-step-closes': must(
      'A step whose criteria and tests are confirmed closes, and the next open one by path follows.',
    ),
    'the-node-of-the-step-is-done': must(
      'The node of the step in the graph document is done too; opening the step again opens it.',
    ),
    'the-gate-is-always-both': must(
      'Without confirmed criteria and tests, also where a step names no tests: CHECKPOINTS_NOT_CONFIRMED, which suggests tasks_verify with exactly what is missing.',
    ),
    'evidence-makes-a-checkpoint-required': must(
      'Once evidence is linked to security, perf or docs of a step, that checkpoint must be confirmed too.',
    ),
  },
  cases: [
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
        message: 'criteria, tests',
        suggests: ['tasks_verify'],
        after: [call('tasks_context', {}, { result: { tasks: [{ revision: 1, steps: { completed: 0 } }] } })],
      },
    },
    {
      name: 'only the criteria confirmed',
      proves: ['the-gate-is-always-both'],
      given: [...twoSteps, verify({ checkpoints: { criteria: true } })],
      when: { task: 'TASK-001', path: 's:0' },
      then: { error: 'CHECKPOINTS_NOT_CONFIRMED', message: 'confirmed are tests\\.' },
    },
    {
      name: 'evidence of security and docs',
      proves: ['evidence-makes-a-checkpoint-required'],
      given: [...verified, evidence],
      when: { task: 'TASK-001', path: 's:0' },
      then: { error: 'CHECKPOINTS_NOT_CONFIRMED', message: 'confirmed are security, docs\\.' },
    },
    ...closeCases((path) => ({ task: 'TASK-001', path })),
    ...stepCases(verified, {}),
    ...guardCases({ tool: 'tasks_done', given: verified, id: 'TASK-001', when: { path: 's:0' } }),
  ],
});
