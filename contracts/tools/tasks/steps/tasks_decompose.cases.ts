import { call, casesOf } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { oneStep, oneTask, twoSteps } from '../../../worlds/tasks.ts';
import tool from './tasks_decompose.ts';

const step = (title: string) => ({ title, success_criteria: ['It works'] });

export default casesOf(tool, [
  {
    name: 'two more steps',
    proves: ['places-continue-after-siblings', 'adding-is-one-event'],
    given: twoSteps,
    when: { task: 'TASK-001', steps: [step('Logout'), step('Docs')], expected_revision: 1 },
    then: {
      result: {
        task: 'TASK-001',
        revision: 2,
        steps: [
          { step_id: 'STEP-00000003', path: 's:2' },
          { step_id: 'STEP-00000004', path: 's:3' },
        ],
        event: {
          type: 'steps_added',
          payload: { task: 'TASK-001', parent_path: null, steps: [{ path: 's:2' }, { path: 's:3' }] },
        },
      },
      tells: ['steps_added'],
    },
  },
  {
    name: 'a title for a step',
    proves: ['a-title-is-a-step'],
    given: oneTask,
    when: { task: 'TASK-001', steps: ['Logout', step('Docs')] as never },
    then: {
      result: { steps: [{ path: 's:0' }, { path: 's:1' }] },
      after: [
        call(
          'open',
          { id: 'TASK-001' },
          { result: { step_focus: { path: 's:0', title: 'Logout', success_criteria: ['Done: Logout'] } } },
        ),
      ],
    },
  },
  {
    name: 'below a step',
    proves: ['children-stand-below-their-parent'],
    given: oneStep,
    when: { task: 'TASK-001', parent: 's:0', steps: [step('Field')] },
    then: { result: { steps: [{ path: 's:0.s:0' }], event: { path: 's:0', payload: { parent_path: 's:0' } } } },
  },
  {
    name: 'a step and its child in the graph',
    proves: ['steps-are-nodes-of-the-graph'],
    given: oneStep,
    when: { task: 'TASK-001', parent: 's:0', steps: [step('Field')] },
    then: {
      after: [
        call(
          'graph_query',
          { target: 'TASK-001' },
          {
            result: {
              branch: 'task/TASK-001',
              doc: 'TASK-001-graph',
              nodes: [
                {
                  id: 'step:STEP-00000002',
                  type: 'step',
                  title: 'Field',
                  status: 'open',
                  meta: { source: 'tasks', path: 's:0.s:0' },
                },
                { id: 'step:STEP-00000001', meta: { task_id: 'TASK-001', step_id: 'STEP-00000001', path: 's:0' } },
                { id: 'task:TASK-001', type: 'task', title: 'Sign in', status: 'open' },
              ],
              edges: [
                { from: 'step:STEP-00000001', rel: 'contains', to: 'step:STEP-00000002' },
                { from: 'task:TASK-001', rel: 'contains', to: 'step:STEP-00000001' },
              ],
            },
          },
        ),
        call('graph_validate', { target: 'TASK-001' }, { result: { ok: true } }),
      ],
    },
  },
  {
    name: 'a task that is done',
    proves: ['a-done-task-stays-done'],
    given: [...oneTask, call('tasks_complete', { task: 'TASK-001' })],
    when: { task: 'TASK-001', steps: [step('Late')] },
    then: {
      after: [call('tasks_context', { include_all: true }, { result: { tasks: [{ status: 'DONE', steps: { total: 1 } }] } })],
    },
  },
  {
    name: 'no criteria',
    proves: ['a-criterion-is-needed'],
    given: oneTask,
    when: { task: 'TASK-001', steps: [step('Good'), { title: 'Bad', success_criteria: [' '] }] },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'success-criteria-say-nothing',
      fields: ['success_criteria'],
      after: [call('tasks_context', {}, { result: { tasks: [{ steps: { total: 0 } }] } })],
    },
  },
  {
    name: 'an empty list of criteria',
    proves: ['a-criterion-is-needed'],
    given: oneTask,
    when: { task: 'TASK-001', steps: [{ title: 'Bad', success_criteria: [] }] },
    then: { error: 'INVALID_INPUT', fields: ['success_criteria'] },
  },
  {
    name: 'a parent nobody made',
    proves: ['an-unknown-parent-is-refused'],
    given: oneStep,
    when: { task: 'TASK-001', parent: 's:7', steps: [step('x')] },
    then: { error: 'UNKNOWN_ID', suggests: ['open'] },
  },
  {
    name: 'a plan in place of a task',
    proves: ['a-plan-has-no-steps'],
    given: oneTask,
    when: { target: 'PLAN-001', steps: [step('x')] },
    then: { error: 'INVALID_INPUT', refusal: 'target-is-of-another-kind', names: ['PLAN-001'] },
  },
  ...guardCases({ tool: 'tasks_decompose', given: oneTask, id: 'TASK-001', when: { steps: [step('x')] } }),
]);
