import { anything, call, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { Limit } from '../../../types/budget.ts';
import { BranchName, DocName } from '../../../types/ids.ts';
import { Cursor, Pagination } from '../../../types/page.ts';
import { DocOr, InWorkspace } from '../../../types/scope.ts';
import { oneTask } from '../../../worlds/tasks.ts';

const note = (branch: string, content: string) => call('notes_commit', { branch, content });
const idea = [call('init'), call('branch_create', { name: 'idea' }), note('idea', 'one'), note('idea', 'two')];

export default defineTool({
  name: 'merge',
  title: 'Merge notes',
  summary: 'Copies the notes that one branch has and the other has not. Repeating it copies nothing twice.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    from: BranchName,
    into: Opt(BranchName),
    doc: DocOr('notes'),
    cursor: Cursor,
    limit: Limit(200),
    dry_run: Opt(Type.Boolean({ default: false, description: 'Count only, write nothing.' })),
    merge_to_base: Opt(Type.Boolean({ default: false, description: 'Into the branch that from was made from.' })),
  }),
  output: Type.Object({
    from: BranchName,
    into: BranchName,
    doc: DocName,
    merged: Type.Integer(),
    skipped: Type.Integer(),
    pagination: Pagination,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'MERGE_NOT_SUPPORTED'],
  tells: ['note_added'],

  rules: {
    'new-notes-are-copied': must('Every note seen on from and not on into is copied into it; from stays as it was.'),
    'copies-keep-their-order': must('Copies are appended in the order of the originals, across pages too.'),
    'a-copy-names-its-source': must('A copy carries source_event_id merge:<from>:<seq> and meta._merge.'),
    'repeating-copies-nothing': must('A second merge of the same notes copies nothing; they count as skipped.'),
    'a-rename-changes-nothing': must('After a rename of either branch a repeated merge still copies nothing.'),
    'a-copy-is-not-copied-back': must('Merging back a branch that holds copies of our own notes does not duplicate them.'),
    'only-notes-are-merged': must('Entries that are not notes are skipped.'),
    'a-dry-run-writes-nothing': must('A dry run gives the same counts and writes nothing.'),
    'pages-continue': must('With has_more, calling again with next_cursor merges the rest.'),
    'merge-to-base-finds-the-base': must('merge_to_base merges into the branch that from was made from.'),
    'a-branch-without-base-has-no-base': must('merge_to_base on a branch without a base answers MERGE_NOT_SUPPORTED.'),
    'a-destination-is-needed': must('Without into and merge_to_base, or when they disagree, the call answers INVALID_INPUT.'),
    'a-branch-merges-not-into-itself': must('from and into must differ: INVALID_INPUT.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
  },
  cases: [
    {
      name: 'two notes',
      proves: ['new-notes-are-copied', 'copies-keep-their-order', 'a-copy-names-its-source'],
      given: idea,
      when: { from: 'idea', into: 'main' },
      then: {
        result: { from: 'idea', into: 'main', doc: 'notes', merged: 2, skipped: 0, pagination: { has_more: false, count: 2 } },
        tells: ['note_added', 'note_added'],
        after: [
          call(
            'show',
            { branch: 'main', doc_kind: 'notes' },
            {
              result: {
                entries: [
                  {
                    content: 'one',
                    branch: 'main',
                    source_event_id: { $match: '^merge:idea:[0-9]+$' },
                    meta: { _merge: { from: 'idea', from_seq: anything } },
                  },
                  { content: 'two' },
                ],
              },
            },
          ),
          call('show', { branch: 'idea', doc_kind: 'notes' }, { result: { entries: [{ content: 'one' }, { content: 'two' }] } }),
        ],
      },
    },
    {
      name: 'the same again',
      proves: ['repeating-copies-nothing'],
      given: [...idea, call('merge', { from: 'idea', into: 'main' })],
      when: { from: 'idea', into: 'main' },
      then: { result: { merged: 0, skipped: 2 }, tells: [] },
    },
    {
      name: 'what a task went through',
      proves: ['only-notes-are-merged'],
      given: [...oneTask, call('notes_commit', { branch: 'task/TASK-001', doc: 'TASK-001-trace', content: 'aside' })],
      when: { from: 'task/TASK-001', into: 'main', doc: 'TASK-001-trace' },
      then: { result: { merged: 1, skipped: 1 } },
    },
    {
      name: 'the same under another name',
      proves: ['a-rename-changes-nothing'],
      given: [...idea, call('merge', { from: 'idea', into: 'main' }), call('branch_rename', { old: 'idea', new: 'other' })],
      when: { from: 'other', into: 'main' },
      then: { result: { merged: 0, skipped: 2 } },
    },
    {
      name: 'there and back',
      proves: ['a-copy-is-not-copied-back'],
      given: [...idea, call('merge', { from: 'idea', into: 'main' })],
      when: { from: 'main', into: 'idea' },
      then: { result: { merged: 0, skipped: 2 } },
    },
    {
      name: 'only looking',
      proves: ['a-dry-run-writes-nothing'],
      given: idea,
      when: { from: 'idea', into: 'main', dry_run: true },
      then: {
        result: { merged: 2, skipped: 0 },
        tells: [],
        after: [call('show', { branch: 'main', doc_kind: 'notes' }, { result: { entries: [] } })],
      },
    },
    {
      name: 'one at a time',
      proves: ['pages-continue', 'copies-keep-their-order'],
      given: [...idea, call('merge', { from: 'idea', into: 'main', limit: 1 }, { save: { next: '/pagination/next_cursor' } })],
      when: { from: 'idea', into: 'main', limit: 1, cursor: { $saved: 'next' } },
      then: {
        result: { merged: 1, pagination: { has_more: false, next_cursor: null } },
        after: [
          call('show', { branch: 'main', doc_kind: 'notes' }, { result: { entries: [{ content: 'one' }, { content: 'two' }] } }),
        ],
      },
    },
    {
      name: 'into the base',
      proves: ['merge-to-base-finds-the-base'],
      given: idea,
      when: { from: 'idea', merge_to_base: true },
      then: { result: { into: 'main', merged: 2 } },
    },
    {
      name: 'main has no base',
      proves: ['a-branch-without-base-has-no-base'],
      given: [call('init')],
      when: { from: 'main', merge_to_base: true },
      then: { error: 'MERGE_NOT_SUPPORTED' },
    },
    {
      name: 'nowhere to merge into',
      proves: ['a-destination-is-needed'],
      given: idea,
      when: { from: 'idea' },
      then: { error: 'INVALID_INPUT', message: 'into' },
    },
    {
      name: 'two destinations',
      proves: ['a-destination-is-needed'],
      given: [...idea, call('branch_create', { name: 'third' })],
      when: { from: 'idea', into: 'third', merge_to_base: true },
      then: { error: 'INVALID_INPUT' },
    },
    {
      name: 'into itself',
      proves: ['a-branch-merges-not-into-itself'],
      given: [call('init')],
      when: { from: 'main', into: 'main' },
      then: { error: 'INVALID_INPUT' },
    },
    {
      name: 'a branch nobody made',
      proves: ['an-unknown-branch-is-refused'],
      given: [call('init')],
      when: { from: 'nowhere', into: 'main' },
      then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
    },
  ],
});
