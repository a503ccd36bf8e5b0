import { absent, anything, call, casesOf, ofLength, saved, template } from '../../../kit/index.ts';
import { focusOn, oneTask } from '../../../worlds/tasks.ts';
import tool from './merge.ts';

const note = (branch: string, content: string) => call('notes_commit', { branch, content });
const idea = [call('init'), call('branch_create', { name: 'idea' }), note('idea', 'one'), note('idea', 'two')];

/** A note on main that a branch edited. */
const edited = [
  call('notes_commit', { content: 'first' }, { save: { n: '/entry/seq' } }),
  call('branch_create', { name: 'idea' }),
  call('notes_edit', { ref: template('notes@{n}'), content: 'better', branch: 'idea' }),
];
const notesOf = (branch: string, entries: object) => call('show', { branch, doc_kind: 'notes' }, { result: { entries } });

export default casesOf(tool, [
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
    then: { error: 'INVALID_INPUT', fields: ['into'] },
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
  {
    name: 'a what-if of a task',
    proves: ['a-what-if-comes-home'],
    given: [
      ...oneTask,
      focusOn('TASK-001'),
      call('think_card', { card: { id: 'H1', type: 'hypothesis', title: 'Mail is slow' } }),
      call('macro_branch_note', { name: 'what-if/links', content: 'Links in place of codes' }),
      call('think_card', { card: { id: 'D1', type: 'decision', title: 'Links' } }),
    ],
    when: { from: 'what-if/links', merge_to_base: true },
    then: {
      result: {
        into: 'task/TASK-001',
        merged: 1,
        graph: [{ doc: 'TASK-001-graph', merged: 1, conflict_ids: [] }],
        checkout: { previous: 'what-if/links', current: 'task/TASK-001' },
      },
      after: [
        call('graph_query', { target: 'TASK-001', types: ['decision'] }, { result: { nodes: [{ id: 'D1' }] } }),
        call('macro_branch_note', { content: 'on' }, { lines: ['on task/TASK-001', '^status'] }),
      ],
    },
  },
  {
    name: 'two minds about a card',
    proves: ['a-what-if-comes-home'],
    given: [
      ...oneTask,
      focusOn('TASK-001'),
      call('think_card', { card: { id: 'H1', type: 'hypothesis', title: 'Mail is slow' } }),
      call('macro_branch_note', { name: 'what-if/links', content: 'Links in place of codes' }),
      call('think_set_status', { ref: 'what-if/links', graph_doc: 'TASK-001-graph', targets: 'H1', status: 'accepted' }),
      call('think_set_status', { target: 'TASK-001', targets: 'H1', status: 'refuted' }),
    ],
    when: { from: 'what-if/links', merge_to_base: true },
    then: {
      result: { graph: [{ merged: 0, conflict_ids: ofLength(1) }], checkout: { current: 'task/TASK-001' } },
      suggests: ['graph_conflict_show'],
    },
  },
  {
    name: 'a what-if that nobody stands on',
    proves: ['a-merge-from-elsewhere-moves-nobody'],
    given: [
      ...oneTask,
      focusOn('TASK-001'),
      call('macro_branch_note', { name: 'what-if/links', content: 'Links in place of codes' }),
      call('checkout', { ref: 'main' }),
    ],
    when: { from: 'what-if/links', merge_to_base: true },
    then: { result: { merged: 1, graph: absent, checkout: absent }, tells: ['note_added'] },
  },
  {
    name: 'a note that the branch edited',
    proves: ['an-edit-comes-home'],
    given: edited,
    when: { from: 'idea', into: 'main' },
    then: {
      result: { merged: 0, edited: 1, edit_conflicts: absent },
      tells: ['note_edited'],
      after: [
        notesOf('main', [{ seq: saved('n'), content: 'better', edited: { version: 2, branch: 'main' } }]),
        call('merge', { from: 'idea', into: 'main' }, { result: { merged: 0, edited: 0 } }),
        notesOf('main', [{ content: 'better', edited: { version: 2 } }]),
      ],
    },
  },
  {
    name: 'a note of the branch, edited there',
    proves: ['an-edit-comes-home', 'new-notes-are-copied'],
    given: [
      call('init'),
      call('branch_create', { name: 'idea' }),
      call('notes_commit', { branch: 'idea', content: 'rough' }, { save: { n: '/entry/seq' } }),
      call('notes_edit', { ref: template('notes@{n}'), content: 'smooth' }),
      call('merge', { from: 'idea', into: 'main' }, { result: { merged: 1, edited: 1 } }),
      call('notes_edit', { ref: template('notes@{n}'), content: 'polished' }),
    ],
    when: { from: 'idea', into: 'main' },
    then: {
      result: { merged: 0, edited: 1 },
      after: [notesOf('main', [{ content: 'polished', edited: { version: 3 } }])],
    },
  },
  {
    name: 'a dry run over an edit',
    proves: ['a-dry-run-writes-nothing'],
    given: edited,
    when: { from: 'idea', into: 'main', dry_run: true },
    then: { result: { edited: 1 }, tells: [], after: [notesOf('main', [{ content: 'first' }])] },
  },
  {
    name: 'a note that both edited',
    proves: ['a-note-edited-twice-is-a-conflict'],
    given: [...edited, call('notes_edit', { ref: template('notes@{n}'), content: 'other', branch: 'main' })],
    when: { from: 'idea', into: 'main' },
    then: {
      result: { edited: 0, edit_conflicts: [template('notes@{n}')] },
      tells: [],
      after: [notesOf('main', [{ content: 'other' }]), notesOf('idea', [{ content: 'better' }])],
    },
  },
  {
    name: 'a note that both edited alike',
    proves: ['an-edit-comes-home'],
    given: [...edited, call('notes_edit', { ref: template('notes@{n}'), content: 'better', branch: 'main' })],
    when: { from: 'idea', into: 'main' },
    then: { result: { edited: 0, edit_conflicts: absent }, tells: [] },
  },
]);
