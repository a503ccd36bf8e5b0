import { call, defineTool, FreeObject, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { EntityId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import {
  ContractText,
  DependsOn,
  EntitySelector,
  Guarded,
  guardErrors,
  LongText,
  priorities,
  Revision,
  Tags,
  TaskEvent,
  Title,
} from '../../../types/task.ts';
import { guardCases, guardRules } from '../../../worlds/guard.ts';
import { oneTask } from '../../../worlds/tasks.ts';

export default defineTool({
  name: 'tasks_edit',
  title: 'Edit a plan or task',
  summary:
    'Sets what a plan or task says about itself: title, description, context, priority, tags, dependencies, domain, contract.',
  effect: 'write',
  scope: 'workspace',
  target: 'entity',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...EntitySelector,
    title: Opt(Title),
    description: Opt(LongText),
    context: Opt(LongText),
    priority: Opt(OneOf(priorities)),
    new_domain: Opt(Type.String({ maxLength: 200, description: 'The area of work that the task belongs to.' })),
    tags: Opt(Tags),
    depends_on: Opt(DependsOn),
    contract: Opt(ContractText),
    contract_data: Opt(FreeObject()),
    ...Guarded,
  }),
  output: Type.Object({ id: EntityId, kind: OneOf(['plan', 'task']), revision: Revision, event: TaskEvent }),
  errors: [...guardErrors],
  tells: ['task_edited', 'plan_edited'],

  rules: {
    ...guardRules,
    'one-edit-is-one-event': must('Everything given is set at once, with one event and one revision.'),
    'new-domain-is-the-domain': must('new_domain sets the domain of a task.'),
    'an-empty-text-clears': must('An empty description, context, domain or contract leaves the field empty.'),
    'something-must-be-given': must('Without anything to edit the call answers INVALID_INPUT.'),
    'dependencies-must-exist': must('A dependency that does not exist answers UNKNOWN_ID, one on itself INVALID_INPUT.'),
    'a-contract-is-for-plans': must('contract and contract_data on a task, or a domain on a plan, answer INVALID_INPUT.'),
  },
  cases: [
    {
      name: 'three fields of a task',
      proves: ['one-edit-is-one-event', 'new-domain-is-the-domain'],
      given: oneTask,
      when: { task: 'TASK-001', title: 'Sign in fast', priority: 'HIGH', new_domain: 'login', expected_revision: 0 },
      then: {
        result: {
          id: 'TASK-001',
          kind: 'task',
          revision: 1,
          event: {
            type: 'task_edited',
            payload: { kind: 'task', patch: { title: 'Sign in fast', priority: 'HIGH', domain: 'login' } },
          },
        },
        tells: ['task_edited'],
        after: [
          call(
            'tasks_context',
            {},
            { result: { tasks: [{ title: 'Sign in fast', priority: 'HIGH', domain: 'login', revision: 1 }] } },
          ),
        ],
      },
    },
    {
      name: 'a plan and its contract',
      proves: ['one-edit-is-one-event'],
      given: oneTask,
      when: { plan: 'PLAN-001', contract: 'We agree', tags: ['now'] },
      then: { result: { id: 'PLAN-001', kind: 'plan', revision: 1, event: { type: 'plan_edited' } }, tells: ['plan_edited'] },
    },
    {
      name: 'a description taken away',
      proves: ['an-empty-text-clears'],
      given: [...oneTask, call('tasks_edit', { task: 'TASK-001', description: 'Long' })],
      when: { task: 'TASK-001', description: '' },
      then: {
        result: { event: { payload: { patch: { description: null } } } },
        after: [call('open', { id: 'TASK-001' }, { result: { target: { description: null } } })],
      },
    },
    {
      name: 'nothing to edit',
      proves: ['something-must-be-given'],
      given: oneTask,
      when: { task: 'TASK-001' },
      then: { error: 'INVALID_INPUT' },
    },
    {
      name: 'a dependency nobody made',
      proves: ['dependencies-must-exist'],
      given: oneTask,
      when: { task: 'TASK-001', depends_on: ['TASK-404'] },
      then: { error: 'UNKNOWN_ID' },
    },
    {
      name: 'a dependency on itself',
      proves: ['dependencies-must-exist'],
      given: oneTask,
      when: { task: 'TASK-001', depends_on: ['TASK-001'] },
      then: { error: 'INVALID_INPUT', message: 'depends_on' },
    },
    {
      name: 'a contract on a task',
      proves: ['a-contract-is-for-plans'],
      given: oneTask,
      when: { task: 'TASK-001', contract: 'We agree' },
      then: { error: 'INVALID_INPUT', message: 'contract' },
    },
    {
      name: 'a domain on a plan',
      proves: ['a-contract-is-for-plans'],
      given: oneTask,
      when: { task: 'PLAN-001', new_domain: 'login' },
      then: { error: 'INVALID_INPUT', message: 'new_domain' },
    },
    ...guardCases({ tool: 'tasks_edit', given: oneTask, id: 'TASK-001', when: { title: 'New' } }),
  ],
});
