import { call, casesOf } from '../../../kit/index.ts';
import { atStage1, atStage2 } from '../../../worlds/ledger.ts';
import { adding } from '../../../worlds/notebooks.ts';
import tool from './notebook_list.ts';

const three = [
  ...atStage2,
  call('notebook_create', { name: 'One' }, { save: { notebook: '/notebook/id' } }),
  call('notebook_create', { name: 'Two', language: 'javascript' }),
  call('notebook_create', { name: 'Three' }),
];

export default casesOf(tool, [
  {
    name: 'all of them',
    proves: ['the-latest-come-first'],
    given: [...three, adding('words', { type: 'markdown', content: 'Changed' })],
    when: {},
    then: {
      result: {
        notebooks: [{ title: 'One', cellCount: 3 }, { title: 'Three' }, { title: 'Two', language: 'javascript', cellCount: 2 }],
        count: 3,
        hasMore: false,
      },
    },
  },
  {
    name: 'the second page',
    proves: ['pages-are-cut-by-limit-and-offset'],
    given: three,
    when: { limit: 1, offset: 1 },
    then: { result: { notebooks: [{ title: 'Two' }], count: 3, hasMore: true } },
  },
  {
    name: 'nothing yet',
    proves: ['an-empty-ledger-has-none'],
    given: atStage2,
    when: {},
    then: { result: { notebooks: [], count: 0, hasMore: false } },
  },
  {
    name: 'too early',
    proves: ['stage-two-is-needed'],
    given: atStage1,
    when: {},
    then: { error: 'STAGE_REQUIREMENT_NOT_MET' },
  },
]);
