import { call, defineTool, must, Opt, saved, Type, template } from '../../../kit/index.ts';
import { RefMove } from '../../../types/branch.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';

const commit = (message: string, save?: Record<string, string>) =>
  call('commit', { artifact: 'x', message }, save ? { save } : {});

export default defineTool({
  name: 'reflog',
  title: 'How a pointer moved',
  summary: "Movements of a branch's notes pointer, newest first: every commit and every reset.",
  effect: 'read',
  scope: 'workspace',
  target: 'branch',
  budget: {
    knobs: ['max_chars'],
    keep: ['ref', 'branch', 'doc'],
    shrink: [{ list: 'moves', from: 'back', page: { at: 'pagination', by: { key: 'seq' } } }],
  },

  input: Type.Object({ ...InWorkspace, ref: Opt(BranchName), cursor: Cursor, limit: Limit(20), ...Budgeted }),
  output: Type.Object({
    ref: Type.String(),
    branch: BranchName,
    doc: DocName,
    moves: Type.Array(RefMove),
    pagination: Pagination,
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'every-move-is-kept': must('Commits and resets appear newest first, each with where the pointer was and where it went.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
    'pages-cover-everything-once': must('Following next_cursor visits every move exactly once.'),
  },
  cases: [
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
  ],
});
