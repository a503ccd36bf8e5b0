import { absent, anything, call, casesOf, matching, saved } from '../../../kit/index.ts';
import { aPlan } from '../../../worlds/tasks.ts';
import tool from './journal.ts';

const note = (content: string, more: object = {}) => call('notes_commit', { content, ...more });

export default casesOf(tool, [
  {
    name: 'the newest facts',
    proves: ['the-newest-comes-first', 'what-was-written-is-named', 'the-ends-are-told'],
    given: [note('Cold starts take 900 ms.', { title: 'Measured' }), call('branch_create', { name: 'what-if/cache' })],
    when: { limit: 2 },
    then: {
      result: {
        facts: [
          { kind: 'branch_created' },
          { kind: 'note_added', ref: matching(/^notes@/), branch: 'main', title: 'Measured', text: 'Cold starts take 900 ms.' },
        ],
        pagination: { has_more: true },
        first: { seq: 1, ts: anything },
        last: { seq: anything },
      },
    },
  },
  {
    name: 'a text whose beginning ends within a password',
    proves: ['a-beginning-ends-before-a-secret'],
    given: [note(`${'x '.repeat(190)}https://deploy:Zx9SuperSecretPw@git.example/x.git`)],
    when: { limit: 1 },
    then: { result: { facts: [{ kind: 'note_added', text: matching(/^(?:x ){190}(?!.*Zx9)/) }] } },
  },
  {
    name: 'page by page',
    proves: ['pages-cover-everything-once'],
    given: [
      note('one'),
      note('two'),
      call('journal', { limit: 2 }, { save: { next: '/pagination/next_cursor' } }),
      note('three'),
    ],
    when: { limit: 2, cursor: saved('next') },
    then: { result: { facts: [{ kind: 'workspace_created' }], pagination: { next_cursor: null, has_more: false } } },
  },
  {
    name: 'what is new after a number',
    proves: ['after-gives-what-is-new'],
    given: [note('one'), call('journal', { limit: 1 }, { save: { seen: '/last/seq' } }), note('two'), note('three')],
    when: { after: saved('seen'), limit: 1 },
    then: { result: { facts: [{ kind: 'note_added', text: 'two' }], pagination: { has_more: true } } },
  },
  {
    name: 'before anything was written',
    proves: ['a-moment-hides-what-came-later'],
    given: [aPlan],
    when: { at: '2001-01-01' },
    then: { result: { facts: [], pagination: { next_cursor: null }, first: { seq: 1 } } },
  },
  {
    name: 'what proves a step',
    proves: ['what-proves-is-told'],
    given: [
      call('tasks_macro_start', {
        task_title: 'Sign in',
        steps: [{ title: 'Form', success_criteria: ['it is there'], tests: ['look'] }],
      }),
      call('tasks_evidence_capture', { path: 's:0', checks: ['CMD: npm test', 'LINK: https://ci.example/7'] }),
    ],
    when: { limit: 1 },
    then: {
      result: { facts: [{ kind: 'evidence_captured', text: matching(/^CMD: npm test\nLINK: /) }] },
    },
  },
  {
    name: 'a note that was forgotten',
    proves: ['what-was-forgotten-is-not-told'],
    given: [
      note('The key lies under the mat.', { title: 'Where it is' }),
      call('forget', { ref: 'notes@2', reason: 'private', confirm: true }),
    ],
    when: {},
    then: {
      result: {
        facts: [
          { kind: 'content_forgotten' },
          { kind: 'note_added', title: absent, text: absent },
          { kind: 'workspace_created' },
        ],
      },
    },
  },
  {
    name: 'after and a moment',
    proves: ['after-goes-alone'],
    given: [note('one')],
    when: { after: 1, at: '2026-05-14' },
    then: { error: 'INVALID_INPUT', refusal: 'after-goes-alone', fields: ['after'] },
  },
]);
