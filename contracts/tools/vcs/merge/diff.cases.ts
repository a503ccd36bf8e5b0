import { call, casesOf, saved } from '../../../kit/index.ts';
import tool from './diff.ts';

const note = (branch: string, content: string, save?: Record<string, string>) =>
  call('notes_commit', { branch, content }, save ? { save } : {});

export default casesOf(tool, [
  {
    name: 'a branch against its base',
    proves: ['only-what-to-has-more'],
    given: [note('main', 'shared'), call('branch_create', { name: 'idea' }), note('main', 'later on main'), note('idea', 'own')],
    when: { from: 'main', to: 'idea' },
    then: { result: { from: 'main', to: 'idea', doc: 'notes', entries: [{ content: 'own' }] } },
  },
  {
    name: 'the base against its branch',
    proves: ['the-other-direction-differs'],
    given: [note('main', 'shared'), call('branch_create', { name: 'idea' }), note('main', 'later on main'), note('idea', 'own')],
    when: { from: 'idea', to: 'main' },
    then: { result: { entries: [{ content: 'later on main' }] } },
  },
  {
    name: 'a branch and itself',
    proves: ['a-branch-differs-not-from-itself'],
    given: [note('main', 'x')],
    when: { from: 'main', to: 'main' },
    then: { result: { entries: [], pagination: { has_more: false, count: 0 } } },
  },
  {
    name: 'one of two',
    proves: ['pages-work-as-in-show'],
    given: [
      call('init'),
      call('branch_create', { name: 'idea' }),
      note('idea', 'one'),
      note('idea', 'two', { two: '/entry/seq' }),
    ],
    when: { from: 'main', to: 'idea', limit: 1 },
    then: { result: { entries: [{ content: 'two' }], pagination: { has_more: true, next_cursor: saved('two') } } },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { from: 'main', to: 'nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
]);
