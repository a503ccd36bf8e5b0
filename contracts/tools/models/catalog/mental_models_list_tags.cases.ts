import { casesOf, matching } from '../../../kit/index.ts';
import { atStage2 } from '../../../worlds/ledger.ts';
import tool from './mental_models_list_tags.ts';

export default casesOf(tool, [
  {
    name: 'the tags',
    proves: ['six-tags-are-listed'],
    given: atStage2,
    when: {},
    then: {
      result: {
        tags: [
          { name: 'debugging', description: matching(/\w+ \w+/) },
          { name: 'planning' },
          { name: 'decision-making' },
          { name: 'risk-management' },
          { name: 'problem-solving' },
          { name: 'analysis' },
        ],
        count: 6,
      },
    },
  },
]);
