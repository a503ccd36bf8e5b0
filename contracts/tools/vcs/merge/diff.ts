import { call, defineTool, must, saved, Type } from '../../../kit/index.ts';
import { Budgeted, Limit } from '../../../types/budget.ts';
import { Entry } from '../../../types/entry.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { DocOr, InWorkspace } from '../../../types/scope.ts';
import { shrinkEntries } from '../../../types/shrink.ts';

const note = (branch: string, content: string, save?: Record<string, string>) =>
  call('notes_commit', { branch, content }, save ? { save } : {});

export default defineTool({
  name: 'diff',
  title: 'What one branch has that another has not',
  summary: 'Entries of a document that are seen on one branch and not on the other. Swap the branches for the other direction.',
  effect: 'read',
  scope: 'workspace',
  budget: { knobs: ['max_chars'], keep: ['from', 'to', 'doc', 'pagination'], shrink: shrinkEntries('entries', 'pagination') },

  input: Type.Object({
    ...InWorkspace,
    from: BranchName,
    to: BranchName,
    doc: DocOr('notes'),
    cursor: Cursor,
    limit: Limit(20),
    ...Budgeted,
  }),
  output: Type.Object({
    from: BranchName,
    to: BranchName,
    doc: DocName,
    entries: Type.Array(Entry),
    pagination: Pagination,
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'only-what-to-has-more': must('Entries are those seen on to and not on from.'),
    'the-other-direction-differs': must('Swapping the branches shows the other side.'),
    'a-branch-differs-not-from-itself': must('A branch has no difference to itself.'),
    'pages-work-as-in-show': must('Pages hold the newest entries before the cursor, oldest first.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
  },
  cases: [
    {
      name: 'a branch against its base',
      proves: ['only-what-to-has-more'],
      given: [
        note('main', 'shared'),
        call('branch_create', { name: 'idea' }),
        note('main', 'later on main'),
        note('idea', 'own'),
      ],
      when: { from: 'main', to: 'idea' },
      then: { result: { from: 'main', to: 'idea', doc: 'notes', entries: [{ content: 'own' }] } },
    },
    {
      name: 'the base against its branch',
      proves: ['the-other-direction-differs'],
      given: [
        note('main', 'shared'),
        call('branch_create', { name: 'idea' }),
        note('main', 'later on main'),
        note('idea', 'own'),
      ],
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
  ],
});
