import { call, defineTool, matching, must, OneOf, Opt, saved, Type } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { ConflictHead } from '../../../types/graph.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { DocOr, InWorkspace } from '../../../types/scope.ts';
import { apply, applyOn, branch, node, twoMinds } from '../../../worlds/graph.ts';

const merge = (save?: Record<string, string>) => call('graph_merge', { from: 'idea', into: 'main' }, save ? { save } : {});
const two = [
  apply([node('a'), node('b')]),
  branch('idea'),
  applyOn('idea', node('a', { title: 'x' }), node('b', { title: 'x' })),
  applyOn('main', node('a', { title: 'y' }), node('b', { title: 'y' })),
  merge({ b: '/conflict_ids/0', a: '/conflict_ids/1' }),
];

export default defineTool({
  name: 'graph_conflicts',
  title: 'List merge conflicts',
  summary:
    'Conflicts that merges into a branch have found in its graph, newest first; the open ones unless status says otherwise.',
  effect: 'read',
  scope: 'workspace',
  budget: {
    knobs: ['max_chars'],
    keep: ['into', 'doc', 'pagination'],
    shrink: [{ list: 'conflicts', from: 'back', page: { at: 'pagination', by: { key: 'created_seq' } } }],
  },

  input: Type.Object({
    ...InWorkspace,
    into: BranchName,
    doc: DocOr('graph'),
    status: Opt(OneOf(['open', 'resolved', 'superseded', 'all'], { default: 'open', description: 'Which ones (open).' })),
    cursor: Cursor,
    limit: Limit(50),
    ...Budgeted,
  }),
  output: Type.Object({
    into: BranchName,
    doc: DocName,
    conflicts: Type.Array(ConflictHead),
    pagination: Pagination,
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'open-ones-are-the-default': must('Without status only open conflicts are listed.'),
    'status-chooses': must('status chooses open, resolved, superseded or all of them.'),
    'newest-first': must('Conflicts come by created_seq, newest first.'),
    'pages-cover-everything-once': must('Following next_cursor visits every conflict once, also those found at the same moment.'),
    'a-deleted-branch-takes-its-conflicts': must('When from is deleted, its conflicts are gone.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
  },
  cases: [
    {
      name: 'two open ones',
      proves: ['open-ones-are-the-default', 'newest-first'],
      given: two,
      when: { into: 'main' },
      then: {
        result: {
          into: 'main',
          doc: 'graph',
          conflicts: [
            { conflict_id: matching(/^CONFLICT-[0-9a-f]{32}$/), kind: 'node', key: 'b', status: 'open' },
            { conflict_id: saved('a'), key: 'a' },
          ],
          pagination: { has_more: false, next_cursor: null, limit: 50, count: 2 },
          truncated: false,
        },
      },
    },
    {
      name: 'a resolved one',
      proves: ['status-chooses', 'open-ones-are-the-default'],
      given: [...two, call('graph_conflict_resolve', { conflict_id: saved('a'), resolution: 'use_into' })],
      when: { into: 'main', status: 'resolved' },
      then: {
        result: { conflicts: [{ conflict_id: saved('a'), status: 'resolved' }] },
        after: [
          call('graph_conflicts', { into: 'main' }, { result: { conflicts: [{ conflict_id: saved('b') }] } }),
          call('graph_conflicts', { into: 'main', status: 'all' }, { result: { pagination: { count: 2 } } }),
        ],
      },
    },
    {
      name: 'one that was overtaken',
      proves: ['status-chooses'],
      given: [...twoMinds, merge({ id: '/conflict_ids/0' }), applyOn('main', node('a', { title: 'Third' })), merge()],
      when: { into: 'main', status: 'superseded' },
      then: { result: { conflicts: [{ conflict_id: saved('id'), status: 'superseded' }] } },
    },
    {
      name: 'the page after',
      proves: ['pages-cover-everything-once'],
      given: [...two, call('graph_conflicts', { into: 'main', limit: 1 }, { save: { next: '/pagination/next_cursor' } })],
      when: { into: 'main', limit: 1, cursor: saved('next') },
      then: { result: { conflicts: [{ conflict_id: saved('a') }], pagination: { has_more: false, next_cursor: null } } },
    },
    {
      name: 'the branch is gone',
      proves: ['a-deleted-branch-takes-its-conflicts'],
      given: [...two, call('branch_delete', { name: 'idea' })],
      when: { into: 'main' },
      then: { result: { conflicts: [] } },
    },
    {
      name: 'a branch nobody made',
      proves: ['an-unknown-branch-is-refused'],
      given: [call('init')],
      when: { into: 'nowhere' },
      then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
    },
  ],
});
