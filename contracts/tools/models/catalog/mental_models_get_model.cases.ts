import { call, casesOf, matching } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import tool from './mental_models_get_model.ts';

export default casesOf(tool, [
  {
    name: 'five whys',
    proves: ['the-whole-model-is-answered'],
    given: atStage2,
    when: { modelId: 'five-whys' },
    then: {
      result: {
        name: 'five-whys',
        title: 'Five Whys',
        tags: ['debugging', 'problem-solving'],
        content: matching(/^# Five Whys\n[\s\S]*## When to Use\n[\s\S]*## Process\n\n1\. /),
      },
    },
  },
  {
    name: 'a tag that it bears',
    proves: ['the-whole-model-is-answered'],
    given: atStage2,
    when: { modelId: 'inversion', tag: 'risk-management' },
    then: { result: { name: 'inversion', tags: ['decision-making', 'risk-management'] } },
  },
  {
    name: 'a tag that it does not bear',
    proves: ['another-tag-is-refused'],
    given: atStage2,
    when: { modelId: 'inversion', tag: 'debugging' },
    then: { error: 'INVALID_OPERATION', refusal: 'model-bears-no-such-tag', names: ['inversion', 'decision-making'] },
  },
  {
    name: 'the other name of the field',
    proves: ['model-is-another-name'],
    given: atStage2,
    when: { modelId: 'rubber-duck' },
    then: {
      result: { name: 'rubber-duck' },
      after: [call('mental_models_get_model', { model: 'rubber-duck' }, { result: { name: 'rubber-duck' } })],
    },
  },
  {
    name: 'before the notation was loaded',
    proves: ['stage-two-is-needed'],
    given: atStage1,
    when: { modelId: 'five-whys' },
    then: { error: 'STAGE_REQUIREMENT_NOT_MET', names: ['mental_models', 'init_complete'], suggests: ['cipher'] },
  },
]);
