import { absent, anything, call, defineTool, must, ofLength, saved, Type } from '../../../kit/index.ts';
import { NoteEntry, NoteFields, NoteText } from '../../../types/entry.ts';
import { DocumentSelector, InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'notes_commit',
  title: 'Append a note',
  summary: 'Appends one note to a document: of a plan or task, of a branch, or of what is in focus or checked out.',
  effect: 'write',
  scope: 'workspace',
  target: 'document',
  document: 'notes',
  focus_unless: 'doc',

  input: Type.Object({ ...InWorkspace, ...DocumentSelector, content: NoteText, ...NoteFields }),
  output: Type.Object({ entry: NoteEntry }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  tells: ['note_added'],

  rules: {
    'a-note-is-appended': must('The note gets the next number of the workspace and is shown as it was given.'),
    'checkout-is-the-default': must('Without target, branch and focus the note goes to the notes of the checked-out branch.'),
    'doc-defaults-to-notes': must('With a branch and no doc the note goes to the document notes.'),
    'an-unknown-branch-is-refused': must(
      'A branch that does not exist answers UNKNOWN_ID and suggests branch_list; nothing is written.',
    ),
    'an-unknown-target-is-refused': must('A target that does not exist answers UNKNOWN_ID.'),
    'target-excludes-branch-and-doc': must('target together with branch or doc answers INVALID_INPUT.'),
    'notes-survive-a-restart': must('What was acknowledged is there after the server was restarted.'),
    'a-first-note-makes-the-workspace': must('The first write to a workspace creates it.'),
    'the-writer-is-kept': must('agent_id is stored with the note and shown again.'),
    'null-means-left-out': must('A null for an optional field is the same as leaving it out.'),
    'the-nearest-field-is-named': must('An unknown field is refused, and the nearest known one is named.'),
    'a-graph-takes-no-notes': must('A note into the document graph answers INVALID_INPUT.'),
    'stored-text-is-not-redacted': must('Answers hide secrets; what is stored stays as it was.', {
      untested: 'the store cannot be seen through the tools; proved in test/boundary',
    }),
    'names-of-fields-are-redacted': must('The name of a field that looks like a secret is shown as <redacted>; its value stays.'),
    'an-escape-hides-no-secret': must(
      'A secret right after an escape in a text (\\n, \\t, \\u0022, %0A) is hidden as one at the beginning of a line is.',
    ),
    'what-is-sent-is-repeated-in-part': must(
      'A message repeats at most a few hundred characters of a name or value that was sent.',
    ),
    'answers-are-redacted': must('A value that looks like a secret is shown as <redacted>.'),
  },
  cases: [
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
        content: ['one', '\\n', '\\t', '\\\\n', '\\u0022', '%0A', '_']
          .map((before) => `${before}AKIA${'Q7'.repeat(8)}`)
          .join('\n'),
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
      then: { error: 'INVALID_INPUT', message: '^[\\s\\S]{1,2500}$' },
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
  ],
});
