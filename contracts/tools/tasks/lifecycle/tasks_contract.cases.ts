import { call, casesOf } from '../../../kit/index.ts';
import { guardCases } from '../../../worlds/guard.ts';
import { aPlan } from '../../../worlds/tasks.ts';
import tool from './tasks_contract.ts';

const agreed = [aPlan, call('tasks_contract', { plan: 'PLAN-001', current: 'We agree', contract_data: { by: 'May' } })];

export default casesOf(tool, [
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
    then: { error: 'INVALID_INPUT', refusal: 'contract-is-cleared-and-set', fields: ['clear'] },
  },
  {
    name: 'nothing to do',
    proves: ['something-must-be-given'],
    given: agreed,
    when: { plan: 'PLAN-001' },
    then: { error: 'INVALID_INPUT' },
  },
  ...guardCases({ tool: 'tasks_contract', given: agreed, id: 'PLAN-001', when: { current: 'Anew' } }),
]);
