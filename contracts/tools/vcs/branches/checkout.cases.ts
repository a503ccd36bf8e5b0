import { call, casesOf } from '../../../kit/index.ts';
import tool from './checkout.ts';

export default casesOf(tool, [
  {
    name: 'another branch',
    proves: ['later-calls-default-to-it'],
    given: [call('init'), call('branch_create', { name: 'idea' })],
    when: { ref: 'idea' },
    then: {
      result: { previous: 'main', current: 'idea' },
      tells: ['branch_checked_out'],
      after: [call('notes_commit', { content: 'x' }, { result: { entry: { branch: 'idea' } } })],
    },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { ref: 'nowhere' },
    then: {
      error: 'UNKNOWN_ID',
      suggests: ['branch_list'],
      after: [call('branch_list', {}, { result: { checkout: 'main' } })],
    },
  },
  {
    name: 'the same branch',
    proves: ['the-same-branch-changes-nothing'],
    given: [call('init')],
    when: { ref: 'main' },
    then: { result: { previous: 'main', current: 'main' }, tells: [] },
  },
  {
    name: 'two agents',
    proves: ['a-checkout-is-its-agents'],
    given: [
      call('branch_create', { name: 'idea' }),
      call('checkout', { ref: 'main', agent_id: 'ann' }),
      call('checkout', { ref: 'idea', agent_id: 'ann' }),
      call('checkout', { ref: 'main', agent_id: 'bob' }),
    ],
    when: { ref: 'idea', agent_id: 'ann' },
    then: { result: { previous: 'idea', current: 'idea' }, tells: [] },
  },
]);
