import { call, casesOf, saved, template } from '../../../kit/index.ts';
import tool from './reflog.ts';

const commit = (message: string, save?: Record<string, string>) =>
  call('commit', { artifact: 'x', message }, save ? { save } : {});

export default casesOf(tool, [
  {
    name: 'a commit, another, and a reset',
    proves: ['every-move-is-kept'],
    given: [
      commit('one', { a: '/commits/0/seq' }),
      commit('two', { b: '/commits/0/seq' }),
      call('reset', { ref: template('{a}') }),
    ],
    when: {},
    then: {
      result: {
        branch: 'main',
        moves: [
          { old_seq: saved('b'), new_seq: saved('a'), message: template('reset:{a}') },
          { old_seq: saved('a'), new_seq: saved('b'), message: 'two' },
          { old_seq: null, new_seq: saved('a'), message: 'one' },
        ],
      },
    },
  },
  {
    name: 'page by page',
    proves: ['pages-cover-everything-once'],
    given: [
      commit('one', { a: '/commits/0/seq' }),
      commit('two'),
      call('reflog', { limit: 1 }, { save: { next: '/pagination/next_cursor' } }),
    ],
    when: { limit: 1, cursor: saved('next') },
    then: { result: { moves: [{ new_seq: saved('a'), message: 'one' }], pagination: { has_more: false, next_cursor: null } } },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { ref: 'nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
  },
]);
