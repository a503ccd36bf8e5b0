import { call, defineTool, must, Nullable, Opt, saved, Text, Type, template } from '../../../kit/index.ts';
import { CommitRecord } from '../../../types/branch.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { InWorkspace } from '../../../types/scope.ts';

const commit = (message: string, save?: Record<string, string>) =>
  call('commit', { artifact: `about ${message}`, message }, save ? { save } : {});

export default defineTool({
  name: 'log',
  title: 'Recent commits',
  summary: 'The newest notes of a branch up to its pointer, oldest first. ref may be a branch, a tag, or an entry.',
  effect: 'read',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['ref', 'branch', 'doc', 'head_seq'],
    shrink: [
      { shorten: 'commits[].artifact', to: 1024 },
      { drop: 'commits[].meta' },
      { shorten: 'commits[].artifact', to: 256 },
      { list: 'commits', from: 'front', page: { at: 'pagination', by: { key: 'seq' } }, least: 1 },
      { cut: 'commits[].artifact' },
      { list: 'commits', from: 'front', page: { at: 'pagination', by: { key: 'seq' } } },
    ],
  },

  input: Type.Object({
    ...InWorkspace,
    ref: Opt(Text(256, { description: 'A branch, a tag, an entry number or <doc>@<seq> (the checkout).' })),
    cursor: Cursor,
    limit: Limit(20),
    ...Budgeted,
  }),
  output: Type.Object({
    ref: Type.String(),
    branch: BranchName,
    doc: DocName,
    head_seq: Nullable(Seq),
    commits: Type.Array(CommitRecord),
    pagination: Pagination,
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],

  rules: {
    'the-checkout-is-the-default': must('Without ref the checked-out branch is read.'),
    'a-tag-or-number-ends-the-log': must('With a tag, a number or <doc>@<seq> the log ends at that entry.'),
    'an-unknown-ref-is-refused': must('A ref that is nothing known answers UNKNOWN_ID.'),
    'a-reset-hides-what-was-after': must('After a reset, the log ends where the pointer stands.'),
    'a-commit-after-a-reset-follows-it': must('After a reset and a new commit, what the reset left out stays out of the log.'),
    'a-derived-branch-continues-its-base': must('The log of a derived branch goes on into its base.'),
    'pages-cover-everything-once': must('Following next_cursor visits every commit exactly once.'),
  },
  cases: [
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
      given: [
        commit('one', { a: '/commits/0/seq' }),
        commit('wrong turn'),
        call('reset', { ref: template('{a}') }),
        commit('two'),
      ],
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
  ],
});
