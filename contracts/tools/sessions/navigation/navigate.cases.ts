import { call, casesOf } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import tool from './navigate.ts';

const filed = [
  call('start_new', { title: 'One', project: 'shop', task: 'index' }),
  call('start_new', { title: 'Two', project: 'shop' }),
  call('start_new', { title: 'Three', project: 'blog' }),
];

export default casesOf(tool, [
  {
    name: 'to a project',
    proves: ['the-place-is-kept'],
    given: filed,
    when: { project: 'shop' },
    then: {
      result: { navigationContext: { project: 'shop' }, sessions: [{ title: 'Two' }, { title: 'One' }] },
      tells: ['ledger_moved'],
      after: [call('get_state', {}, { result: { navigationContext: { project: 'shop' } } })],
    },
  },
  {
    name: 'to a task that another project has',
    proves: ['an-unknown-place-is-refused'],
    given: filed,
    when: { project: 'blog', task: 'index' },
    then: {
      error: 'INVALID_OPERATION',
      refusal: 'nothing-is-filed-there',
      names: ['index'],
      suggests: ['list_sessions'],
      after: [call('get_state', {}, { result: { navigationContext: { project: 'blog' } } })],
    },
  },
  {
    name: 'into a domain',
    proves: ['a-domain-leads-to-stage-three'],
    given: atStage2,
    when: { domain: 'planning' },
    then: { result: { currentStage: 3, stageName: 'domain_active', activeDomain: 'planning' } },
  },
  {
    name: 'into a domain before the notation is loaded',
    proves: ['a-domain-leads-to-stage-three'],
    given: atStage1,
    when: { domain: 'planning' },
    then: {
      result: { currentStage: 1, activeDomain: 'planning' },
      after: [call('cipher', {}, { result: { currentStage: 3 } })],
    },
  },
  {
    name: 'nowhere',
    proves: ['going-nowhere-is-refused'],
    given: filed,
    when: {},
    then: { error: 'INVALID_INPUT', refusal: 'nowhere-to-go' },
  },
]);
