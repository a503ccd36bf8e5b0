import { call, defineTool, FreeObject, must, Opt, Type, Words } from '../../../kit/index.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Guarded, guardErrors, Plan, PlanSelector, TaskEvent } from '../../../types/task.ts';
import { guardCases, guardRules } from '../../../worlds/guard.ts';
import { aPlan } from '../../../worlds/tasks.ts';

const agreed = [aPlan, call('tasks_contract', { plan: 'PLAN-001', current: 'We agree', contract_data: { by: 'May' } })];

export default defineTool({
  name: 'tasks_contract',
  title: 'Set the contract of a plan',
  summary: 'Sets what a plan was agreed to be, as text and as data, or clears both.',
  effect: 'write',
  scope: 'workspace',
  target: 'plan',
  revision: 'checked',

  input: Type.Object({
    ...InWorkspace,
    ...PlanSelector,
    current: Opt(Words(200_000, { description: 'The text of the contract.' })),
    contract_data: Opt(FreeObject()),
    clear: Opt(Type.Boolean({ default: false, description: 'Remove text and data.' })),
    ...Guarded,
  }),
  output: Type.Object({ plan: Plan, event: TaskEvent }),
  errors: [...guardErrors],
  tells: ['contract_updated'],

  rules: {
    ...guardRules,
    'the-contract-is-set': must('current sets the text and contract_data the data; what is left out stays.'),
    'versions-are-counted': must('contract_versions_count grows whenever a contract is set.'),
    'clear-removes-both': must('clear=true removes the text and the data; with one of them it answers INVALID_INPUT.'),
    'something-must-be-given': must('Without current, contract_data and clear the call answers INVALID_INPUT.'),
  },
  cases: [
    {
      name: 'a second version',
      proves: ['the-contract-is-set', 'versions-are-counted'],
      given: agreed,
      when: { plan: 'PLAN-001', current: 'We agree on more' },
      then: {
        result: {
          plan: { contract: 'We agree on more', contract_data: { by: 'May' }, contract_versions_count: 2, revision: 2 },
          event: { type: 'contract_updated' },
        },
        tells: ['contract_updated'],
      },
    },
    {
      name: 'cleared',
      proves: ['clear-removes-both'],
      given: agreed,
      when: { plan: 'PLAN-001', clear: true },
      then: { result: { plan: { contract: null, contract_data: null } } },
    },
    {
      name: 'cleared and set at once',
      proves: ['clear-removes-both'],
      given: agreed,
      when: { plan: 'PLAN-001', clear: true, current: 'x' },
      then: { error: 'INVALID_INPUT', message: 'clear' },
    },
    {
      name: 'nothing to do',
      proves: ['something-must-be-given'],
      given: agreed,
      when: { plan: 'PLAN-001' },
      then: { error: 'INVALID_INPUT' },
    },
    ...guardCases({ tool: 'tasks_contract', given: agreed, id: 'PLAN-001', when: { current: 'Anew' } }),
  ],
});
