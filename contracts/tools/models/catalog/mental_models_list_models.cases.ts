import { call, casesOf, having, ofLength } from '../../../kit/index.ts';
import { atStage2 } from '../../../worlds/ledger.ts';
import tool from './mental_models_list_models.ts';

export default casesOf(tool, [
  {
    name: 'models of a tag',
    proves: ['a-tag-filters'],
    given: atStage2,
    when: { tag: 'debugging' },
    then: {
      result: {
        models: [
          { name: 'rubber-duck', title: 'Rubber Duck Debugging', tags: ['debugging'] },
          { name: 'five-whys', tags: ['debugging', 'problem-solving'] },
        ],
        count: 2,
        filter: 'debugging',
      },
    },
  },
  {
    name: 'all of them',
    proves: ['all-models-are-listed'],
    given: atStage2,
    when: {},
    then: {
      result: { models: having({ name: 'opportunity-cost' }), count: 15, filter: null },
      after: [call('mental_models_list_models', {}, { result: { models: ofLength(15) } })],
    },
  },
  {
    name: 'models of the active domain',
    proves: ['a-domain-filters'],
    given: [...atStage2, call('navigate', { domain: 'risk-management' })],
    when: {},
    then: {
      result: {
        models: [{ name: 'pre-mortem' }, { name: 'inversion' }, { name: 'adversarial-thinking' }],
        count: 3,
        filter: 'risk-management',
      },
    },
  },
]);
