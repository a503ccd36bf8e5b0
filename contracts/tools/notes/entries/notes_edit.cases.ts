import { absent, anything, call, casesOf, ofLength, saved, template } from '../../../kit/index.ts';
import { oneTask } from '../../../worlds/tasks.ts';
import tool from './notes_edit.ts';

const aNote = call('notes_commit', { content: 'Keep 100 rows', title: 'Cache' }, { save: { n: '/entry/seq' } });
const ref = template('notes@{n}');
const notes = (branch: string, entries: object) => call('show', { branch, doc_kind: 'notes' }, { result: { entries } });

export default casesOf(tool, [
  {
    name: 'a new text',
    proves: ['an-edit-is-a-new-version', 'what-is-left-out-stays', 'lists-show-the-newest-version', 'the-checkout-is-edited'],
    given: [aNote],
    when: { ref, content: 'Keep 500 rows' },
    then: {
      result: {
        entry: {
          seq: saved('n'),
          branch: 'main',
          doc: 'notes',
          title: 'Cache',
          content: 'Keep 500 rows',
          edited: { version: 2, seq: anything, branch: 'main' },
        },
      },
      tells: ['note_edited'],
      after: [
        notes('main', [{ seq: saved('n'), content: 'Keep 500 rows', edited: { version: 2 } }]),
        call('log', {}, { result: { commits: [{ seq: saved('n'), artifact: 'Keep 500 rows' }] } }),
      ],
    },
  },
  {
    name: 'a third version, by somebody',
    proves: ['an-edit-is-a-new-version', 'old-versions-stay'],
    given: [aNote, call('notes_edit', { ref, content: 'Keep 500 rows' }, { save: { v: '/entry/edited/seq' } })],
    when: { ref, title: 'Cache size', format: 'markdown', meta: { area: 'store' }, agent_id: 'ann' },
    then: {
      result: {
        entry: {
          title: 'Cache size',
          format: 'markdown',
          meta: { area: 'store' },
          content: 'Keep 500 rows',
          edited: { version: 3, agent_id: 'ann' },
        },
      },
      after: [
        call(
          'open',
          { id: ref },
          {
            result: {
              entry: { title: 'Cache size' },
              versions: [
                { ref: template('notes@{n}#{n}'), shown: false },
                { ref: template('notes@{n}#{v}'), shown: false },
                { agent_id: 'ann', shown: true },
              ],
            },
          },
        ),
        call('open', { id: template('notes@{n}#{n}') }, { result: { entry: { title: 'Cache', content: 'Keep 100 rows' } } }),
        call('open', { id: template('notes@{n}#{v}') }, { result: { entry: { title: 'Cache', content: 'Keep 500 rows' } } }),
      ],
    },
  },
  {
    name: 'words that were edited away',
    proves: ['search-finds-the-newest-version'],
    given: [call('notes_commit', { content: 'The limiter uses redis' }, { save: { n: '/entry/seq' } })],
    when: { ref, content: 'The limiter uses postgres' },
    then: {
      after: [
        call(
          'search',
          { query: 'postgres' },
          { result: { hits: [{ ref, state: 'live', snippet: 'The limiter uses postgres' }] } },
        ),
        call(
          'search',
          { query: 'redis' },
          { result: { hits: [{ ref, state: 'superseded', snippet: 'The limiter uses redis' }] } },
        ),
      ],
    },
  },
  {
    name: 'on a branch',
    proves: ['an-edit-stays-on-its-branch'],
    given: [aNote, call('branch_create', { name: 'idea' })],
    when: { ref, content: 'Keep none', branch: 'idea' },
    then: {
      result: { entry: { branch: 'main', content: 'Keep none', edited: { branch: 'idea' } } },
      after: [
        notes('main', [{ content: 'Keep 100 rows', edited: absent }]),
        notes('idea', [{ content: 'Keep none', edited: { branch: 'idea', version: 2 } }]),
      ],
    },
  },
  {
    name: 'on the base, after the branch was made',
    proves: ['an-edit-stays-on-its-branch'],
    given: [aNote, call('branch_create', { name: 'idea' })],
    when: { ref, content: 'Keep all', branch: 'main' },
    then: { after: [notes('main', [{ content: 'Keep all' }]), notes('idea', [{ content: 'Keep 100 rows' }])] },
  },
  {
    name: 'where the checkout does not show it',
    proves: ['the-checkout-is-edited'],
    given: [
      call('init'),
      call('branch_create', { name: 'idea' }),
      call('notes_commit', { branch: 'idea', content: 'there' }, { save: { n: '/entry/seq' } }),
    ],
    when: { ref, content: 'edited there' },
    then: { result: { entry: { branch: 'idea', content: 'edited there', edited: { branch: 'idea' } } } },
  },
  {
    name: 'the same again',
    proves: ['a-repeated-edit-is-one'],
    given: [aNote, call('notes_edit', { ref, content: 'Keep 500 rows' })],
    when: { ref, content: 'Keep 500 rows', title: 'Cache' },
    then: { result: { entry: { edited: { version: 2 } } }, tells: [] },
  },
  {
    name: 'among other notes',
    proves: ['lists-show-the-newest-version'],
    given: [aNote, call('notes_commit', { content: 'second' })],
    when: { ref, content: 'first, edited' },
    then: {
      after: [
        notes('main', [{ content: 'first, edited' }, { content: 'second' }]),
        call('show', { doc_kind: 'notes', limit: 1 }, { result: { entries: [{ content: 'second' }] } }),
        call('show', { doc_kind: 'notes', limit: 1, cursor: saved('n') }, { result: { entries: ofLength(0) } }),
      ],
    },
  },
  {
    name: 'on a branch that does not show it',
    proves: ['a-note-is-seen-where-it-is-edited'],
    given: [call('init'), call('branch_create', { name: 'idea' }), aNote],
    when: { ref, content: 'x', branch: 'idea' },
    then: { error: 'INVALID_INPUT', refusal: 'note-is-not-seen-there' },
  },
  {
    name: 'nothing to change',
    proves: ['something-must-change'],
    given: [aNote],
    when: { ref },
    then: { error: 'INVALID_INPUT', refusal: 'edit-says-nothing' },
  },
  {
    name: 'an event',
    proves: ['events-are-not-edited'],
    given: [...oneTask, call('show', { target: 'TASK-001', doc_kind: 'trace' }, { save: { e: '/entries/0/seq', d: '/doc' } })],
    when: { ref: template('{d}@{e}'), content: 'x' },
    then: { error: 'INVALID_INPUT', refusal: 'event-cannot-be-edited' },
  },
  {
    name: 'the trace of a card',
    proves: ['cards-are-not-notes'],
    given: [call('think_add_decision', { card: { id: 'D1', title: 'Redis' } }, { save: { r: '/trace_ref' } })],
    when: { ref: saved('r'), content: 'x' },
    then: { error: 'INVALID_INPUT', refusal: 'card-is-no-note' },
  },
  {
    name: 'a note nobody wrote',
    proves: ['an-unknown-note-is-refused'],
    given: [call('init')],
    when: { ref: 'notes@777', content: 'x' },
    then: { error: 'UNKNOWN_ID', refusal: 'ref-is-not-known' },
  },
]);
