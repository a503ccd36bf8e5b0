import { absent, call, casesOf, matching } from '../../../kit/index.ts';
import { aPlan, oneTask } from '../../../worlds/tasks.ts';
import tool from './tasks_create.ts';

export default casesOf(tool, [
  {
    name: 'a plan',
    proves: ['a-plan-is-the-default', 'the-qualified-id-names-the-workspace', 'the-first-revision-is-zero'],
    when: { title: 'Launch', description: 'Open to everybody' },
    then: {
      result: {
        id: 'PLAN-001',
        kind: 'plan',
        qualified_id: matching(/^[^:]+:PLAN-001$/),
        revision: 0,
        event: { type: 'plan_created', task_id: 'PLAN-001', path: null, event_id: matching(/^evt_[0-9]{16}$/) },
        steps: absent,
      },
      tells: ['workspace_created' as never, 'plan_created'],
    },
  },
  {
    name: 'a task under a plan',
    proves: ['a-parent-makes-a-task', 'blanks-around-text-are-dropped', 'the-branch-and-trace-exist-at-once'],
    given: [aPlan],
    when: { parent: 'PLAN-001', title: '  Sign in ' },
    then: {
      result: { id: 'TASK-001', kind: 'task', revision: 0 },
      tells: ['task_created'],
      after: [
        call(
          'tasks_context',
          {},
          { result: { tasks: [{ id: 'TASK-001', title: 'Sign in', status: 'TODO', parent: 'PLAN-001' }] } },
        ),
        call(
          'show',
          { target: 'TASK-001' },
          {
            result: {
              branch: 'task/TASK-001',
              doc: 'TASK-001-trace',
              entries: [{ kind: 'event', event_type: 'task_created', task_id: 'TASK-001' }],
            },
          },
        ),
        call(
          'docs_list',
          { ref: 'task/TASK-001' },
          {
            result: {
              docs: [{ doc: 'TASK-001-graph', kind: 'graph' }, { doc: 'TASK-001-trace', kind: 'trace' }, { doc: 'notes' }],
            },
          },
        ),
      ],
    },
  },
  {
    name: 'a task with steps',
    proves: ['steps-come-with-the-task', 'the-first-revision-is-zero'],
    given: [aPlan],
    when: {
      parent: 'PLAN-001',
      title: 'Sign in',
      steps: [
        { title: 'Form', success_criteria: ['It sends'], tests: ['npm test'], blockers: ['none'] },
        { title: 'Session', success_criteria: ['It lasts'] },
      ],
    },
    then: {
      result: {
        id: 'TASK-001',
        revision: 2,
        steps: [
          { step_id: 'STEP-00000001', path: 's:0' },
          { step_id: 'STEP-00000002', path: 's:1' },
        ],
        events: [{ type: 'task_created' }, { type: 'steps_added' }, { type: 'step_defined', path: 's:0' }],
      },
      tells: ['task_created', 'steps_added', 'step_defined'],
      after: [call('open', { id: 'TASK-001' }, { result: { step_focus: { title: 'Form', tests: ['npm test'], blockers: [] } } })],
    },
  },
  {
    name: 'a title for a step',
    proves: ['a-title-is-a-step'],
    given: [aPlan],
    when: { parent: 'PLAN-001', title: 'Sign in', steps: ['Form'] as never },
    then: {
      result: { steps: [{ path: 's:0' }] },
      after: [call('open', { id: 'TASK-001' }, { result: { step_focus: { title: 'Form', success_criteria: ['Done: Form'] } } })],
    },
  },
  {
    name: 'the second of each',
    proves: ['a-plan-is-the-default', 'a-parent-makes-a-task'],
    given: [...oneTask, call('tasks_create', { title: 'Second' }, { result: { id: 'PLAN-002' } })],
    when: { kind: 'task', parent: 'PLAN-002', title: 'Other' },
    then: { result: { id: 'TASK-002' } },
  },
  {
    name: 'a task on its own',
    proves: ['a-task-needs-a-parent'],
    given: [aPlan],
    when: { kind: 'task', title: 'Sign in' },
    then: { error: 'INVALID_INPUT', refusal: 'task-needs-a-parent', fields: ['parent'] },
  },
  {
    name: 'a parent nobody made',
    proves: ['an-unknown-parent-is-refused'],
    given: [aPlan],
    when: { parent: 'PLAN-009', title: 'Sign in' },
    then: {
      error: 'UNKNOWN_ID',
      suggests: ['tasks_context'],
      after: [call('tasks_context', {}, { result: { counts: { plans: 1, tasks: 0 } } })],
    },
  },
  {
    name: 'a plan with steps',
    proves: ['a-plan-takes-no-steps'],
    when: { title: 'Launch', steps: [{ title: 'One', success_criteria: ['done'] }] },
    then: { error: 'INVALID_INPUT', refusal: 'plan-has-no-steps', fields: ['steps'] },
  },
  {
    name: 'a plan under a plan',
    proves: ['a-plan-takes-no-steps'],
    given: [aPlan],
    when: { kind: 'plan', parent: 'PLAN-001', title: 'Launch' },
    then: { error: 'INVALID_INPUT', refusal: 'plan-has-no-parent', fields: ['parent'] },
  },
  {
    name: 'a task with a contract',
    proves: ['a-task-takes-no-contract'],
    given: [aPlan],
    when: { parent: 'PLAN-001', title: 'Sign in', contract: 'We agree' },
    then: { error: 'INVALID_INPUT', refusal: 'task-has-no-contract', fields: ['contract'] },
  },
  {
    name: 'a step whose only criterion is blank',
    proves: ['a-step-needs-a-criterion'],
    given: [aPlan],
    when: { parent: 'PLAN-001', title: 'Sign in', steps: [{ title: 'One', success_criteria: ['  '] }] },
    then: { error: 'INVALID_INPUT', refusal: 'success-criteria-say-nothing', fields: ['success_criteria'] },
  },
]);
