import { absent, anything, call, casesOf, ofLength, saved } from '../../../kit/index.ts';
import { aTaskToThinkAbout, inFocus } from '../../../worlds/cards.ts';
import tool from './notes_commit.ts';

export default casesOf(tool, [
  {
    name: 'a note with a title',
    proves: ['a-note-is-appended', 'checkout-is-the-default', 'a-first-note-makes-the-workspace'],
    when: { content: 'Use one writer per file', title: 'Decision', format: 'markdown', meta: { area: 'store' } },
    then: {
      result: {
        entry: {
          seq: anything,
          branch: 'main',
          doc: 'notes',
          kind: 'note',
          title: 'Decision',
          format: 'markdown',
          meta: { area: 'store' },
          content: 'Use one writer per file',
        },
      },
      tells: ['workspace_created', 'note_added'],
    },
  },
  {
    name: 'on a what-if of the focus',
    proves: ['a-what-if-is-worked-on'],
    given: [...aTaskToThinkAbout, inFocus, call('branch_create', { name: 'idea' }), call('checkout', { ref: 'idea' })],
    when: { content: 'here' },
    then: {
      result: { entry: { branch: 'idea', doc: 'notes' } },
      after: [call('show', { target: 'TASK-001', doc_kind: 'notes' }, { result: { entries: [] } })],
    },
  },
  {
    name: 'on a branch that has nothing to do with the focus',
    proves: ['a-what-if-is-worked-on'],
    given: [
      ...aTaskToThinkAbout,
      inFocus,
      call('branch_create', { name: 'idea', from: 'main' }),
      call('checkout', { ref: 'idea' }),
    ],
    when: { content: 'there' },
    then: { result: { entry: { branch: 'task/TASK-001', doc: 'notes' } } },
  },
  {
    name: 'on the branch that is checked out',
    proves: ['checkout-is-the-default'],
    given: [call('init'), call('branch_create', { name: 'idea' }), call('checkout', { ref: 'idea' })],
    when: { content: 'here' },
    then: { result: { entry: { branch: 'idea', doc: 'notes' } } },
  },
  {
    name: 'somebody by name',
    proves: ['the-writer-is-kept'],
    when: { content: 'signed', agent_id: 'ann' },
    then: {
      result: { entry: { agent_id: 'ann' } },
      after: [call('show', { doc_kind: 'notes' }, { result: { entries: [{ agent_id: 'ann' }] } })],
    },
  },
  {
    name: 'a plain note has no empty fields',
    proves: ['a-note-is-appended'],
    when: { content: 'plain' },
    then: { result: { entry: { content: 'plain', title: absent, meta: absent } } },
  },
  {
    name: 'a branch without a document',
    proves: ['doc-defaults-to-notes'],
    given: [call('init'), call('branch_create', { name: 'idea' })],
    when: { branch: 'idea', content: 'x' },
    then: { result: { entry: { branch: 'idea', doc: 'notes' } } },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-is-refused'],
    given: [call('init')],
    when: { branch: 'nowhere', content: 'x' },
    then: {
      error: 'UNKNOWN_ID',
      suggests: ['branch_list'],
      after: [call('show', { doc_kind: 'notes' }, { result: { entries: ofLength(0) } })],
    },
  },
  {
    name: 'a target nobody made',
    proves: ['an-unknown-target-is-refused'],
    given: [call('init')],
    when: { target: 'TASK-777', content: 'x' },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'a target and a branch at once',
    proves: ['target-excludes-branch-and-doc'],
    given: [call('init')],
    when: { target: 'TASK-001', branch: 'main', content: 'x' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a new connection sees the note',
    proves: ['notes-survive-a-restart'],
    when: { content: 'still here' },
    then: {
      after: [call('show', { doc_kind: 'notes' }, { reconnect: true, result: { entries: [{ content: 'still here' }] } })],
    },
  },
  {
    name: 'a note into the graph',
    proves: ['a-graph-takes-no-notes'],
    given: [call('init')],
    when: { branch: 'main', doc: 'graph', content: 'x' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a secret as the name of a field',
    proves: ['names-of-fields-are-redacted'],
    when: { content: 'x', meta: { [`ghp_${'a1B2'.repeat(9)}`]: 1, plain: 2 } },
    then: { result: { entry: { meta: { '<redacted>': 1, plain: 2, [`ghp_${'a1B2'.repeat(9)}`]: absent } } } },
  },
  {
    name: 'secrets in a log that was pasted as JSON',
    proves: ['an-escape-hides-no-secret'],
    when: {
      content: ['one', '\\n', '\\t', '\\\\n', '\\u0022', '%0A', '_'].map((before) => `${before}AKIA${'Q7'.repeat(8)}`).join('\n'),
    },
    then: {
      result: {
        entry: {
          content: ['one', '\\n', '\\t', '\\\\n', '\\u0022', '%0A', '_'].map((before) => `${before}<redacted>`).join('\n'),
        },
      },
    },
  },
  {
    name: 'a field with a very long name',
    proves: ['what-is-sent-is-repeated-in-part'],
    when: { content: 'x', ['long'.repeat(20_000)]: 1 } as { content: string },
    then: { error: 'INVALID_INPUT', longest: 2500 },
  },
  {
    name: 'a secret in a note',
    proves: ['answers-are-redacted'],
    given: [call('notes_commit', { content: 'before' }, { save: { n: '/entry/seq' } })],
    when: { content: 'use MY_TOKEN=abc123 here', meta: { api_key: 'k-1', after: saved('n') } },
    then: {
      result: { entry: { content: 'use MY_TOKEN=<redacted> here', meta: { api_key: '<redacted>', after: saved('n') } } },
    },
  },
]);
