import { call, casesOf } from '../../../kit/index.ts';
import { bootstrapCases } from '../../../worlds/bootstrap.ts';
import { aPlan, focusOn } from '../../../worlds/tasks.ts';
import tool from './tasks_macro_create_done.ts';

const steps = [{ title: 'Mend', success_criteria: ['It holds'], tests: ['npm test'] }];

export default casesOf(tool, [
  {
    name: 'a small repair',
    proves: ['made-closed-and-done', 'the-task-comes-with-its-steps', 'the-focus-stays'],
    given: [aPlan],
    when: { plan: 'PLAN-001', task_title: 'Mend the form', steps },
    then: {
      result: {
        bootstrap: {
          plan: { id: 'PLAN-001', created: false },
          task: { id: 'TASK-001', revision: 2 },
          steps: [{ path: 's:0' }],
        },
        close: {
          task: 'TASK-001',
          revision: 3,
          step: { path: 's:0' },
          events: [{ type: 'step_verified' }, { type: 'step_done' }],
        },
        complete: {
          task: { id: 'TASK-001', status: 'DONE', revision: 4, steps: { total: 1, completed: 1 } },
          event: { type: 'task_completed' },
        },
      },
      tells: ['task_created', 'steps_added', 'step_defined', 'step_verified', 'step_done', 'task_completed'],
      after: [call('tasks_focus_get', {}, { result: { focus: null } })],
    },
  },
  {
    name: 'two steps',
    proves: ['one-step-only'],
    given: [aPlan],
    when: { plan: 'PLAN-001', task_title: 'Mend the form', steps: [...steps, ...steps] },
    then: { error: 'INVALID_INPUT', fields: ['steps'] },
  },
  {
    name: 'no plan, though one is in focus',
    proves: ['a-plan-must-be-named'],
    given: [aPlan, focusOn('PLAN-001')],
    when: { task_title: 'Mend the form', steps },
    then: { error: 'INVALID_INPUT', refusal: 'neither-plan-nor-plan-title-is-given', fields: ['plan'] },
  },
  {
    name: 'a note and a proof',
    proves: ['tests-want-a-note-or-proof'],
    server: { proof_policy: 'require' },
    given: [aPlan],
    when: {
      plan: 'PLAN-001',
      task_title: 'Mend the form',
      steps,
      note: 'It was the name',
      proof: ['CMD: npm test', 'LINK: ci/1'],
    },
    then: { result: { complete: { task: { status: 'DONE' } } }, warnings: [] },
  },
  {
    name: 'neither, where that is refused',
    proves: ['tests-want-a-note-or-proof'],
    server: { proof_policy: 'require' },
    given: [aPlan],
    when: { plan: 'PLAN-001', task_title: 'Mend the form', steps },
    then: {
      error: 'PROOF_MISSING',
      suggests: ['tasks_macro_create_done'],
      after: [call('open', { id: 'TASK-001' }, { error: 'UNKNOWN_ID' })],
    },
  },
  {
    name: 'neither',
    proves: ['tests-want-a-note-or-proof'],
    given: [aPlan],
    when: { plan: 'PLAN-001', task_title: 'Mend the form', steps },
    then: { warnings: ['PROOF_MISSING'] },
  },
  ...bootstrapCases(steps),
]);
