import { call, casesOf, saved, template } from '../../../kit/index.ts';
import tool from './log.ts';

const commit = (message: string, save?: Record<string, string>) =>
  call('commit', { artifact: `about ${message}`, message }, save ? { save } : {});

export default casesOf(tool, [
  {
    name: 'the checked-out branch',
    proves: ['the-checkout-is-the-default'],
    given: [commit('one'), commit('two', { b: '/commits/0/seq' })],
    when: {},
    then: {
      result: {
        ref: 'main',
        branch: 'main',
        doc: 'notes',
        head_seq: saved('b'),
        commits: [{ message: 'one' }, { message: 'two' }],
      },
    },
  },
  {
    name: 'up to a number',
    proves: ['a-tag-or-number-ends-the-log'],
    given: [commit('one', { a: '/commits/0/seq' }), commit('two')],
    when: { ref: template('{a}') },
    then: { result: { head_seq: saved('a'), commits: [{ message: 'one' }] } },
  },
  {
    name: 'up to a tag',
    proves: ['a-tag-or-number-ends-the-log'],
    given: [commit('one'), call('tag_create', { name: 'v1' }), commit('two')],
    when: { ref: 'v1' },
    then: { result: { ref: 'v1', branch: 'main', commits: [{ message: 'one' }] } },
  },
  {
    name: 'up to a reference',
    proves: ['a-tag-or-number-ends-the-log'],
    given: [commit('one', { a: '/commits/0/seq' }), commit('two')],
    when: { ref: template('notes@{a}') },
    then: { result: { commits: [{ message: 'one' }] } },
  },
  {
    name: 'a ref nobody made',
    proves: ['an-unknown-ref-is-refused'],
    given: [commit('one')],
    when: { ref: 'nowhere' },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'after a reset',
    proves: ['a-reset-hides-what-was-after'],
    given: [commit('one', { a: '/commits/0/seq' }), commit('two'), call('reset', { ref: template('{a}') })],
    when: {},
    then: { result: { head_seq: saved('a'), commits: [{ message: 'one' }] } },
  },
  {
    name: 'a commit after a reset',
    proves: ['a-commit-after-a-reset-follows-it'],
    given: [commit('one', { a: '/commits/0/seq' }), commit('wrong turn'), call('reset', { ref: template('{a}') }), commit('two')],
    when: {},
    then: { result: { commits: [{ message: 'one' }, { message: 'two' }] } },
  },
  {
    name: 'a derived branch',
    proves: ['a-derived-branch-continues-its-base'],
    given: [
      commit('base'),
      call('branch_create', { name: 'idea' }),
      commit('later on main'),
      call('notes_commit', { branch: 'idea', content: 'own', title: 'own' }),
    ],
    when: { ref: 'idea' },
    then: { result: { branch: 'idea', commits: [{ message: 'base' }, { message: 'own' }] } },
  },
  {
    name: 'the second page',
    proves: ['pages-cover-everything-once'],
    given: [commit('one'), commit('two', { b: '/commits/0/seq' }), commit('three')],
    when: { limit: 2, cursor: saved('b') },
    then: { result: { commits: [{ message: 'one' }], pagination: { has_more: false, next_cursor: null } } },
  },
]);
