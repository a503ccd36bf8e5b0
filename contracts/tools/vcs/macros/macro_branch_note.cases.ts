import { anything, call, casesOf } from '../../../kit/index.ts';
import tool from './macro_branch_note.ts';

export default casesOf(tool, [
  {
    name: 'a new branch',
    proves: ['a-new-name-makes-the-branch', 'created-is-true-only-when-made', 'one-state-line-and-one-command'],
    given: [call('init')],
    when: { name: 'idea', content: 'What if we cached?' },
    then: {
      result: {
        branch: { name: 'idea', created: true, base_branch: 'main', base_seq: anything },
        checkout: { previous: 'main', current: 'idea' },
        note: { branch: 'idea', doc: 'notes', content: 'What if we cached?' },
      },
      lines: ['^branch idea from main@[0-9]+ \\| note committed notes@[0-9]+$', '^status workspace='],
      tells: ['branch_created', 'branch_checked_out', 'note_added'],
    },
  },
  {
    name: 'a branch that exists',
    proves: ['a-known-name-is-reused', 'created-is-true-only-when-made'],
    given: [call('init'), call('branch_create', { name: 'idea' })],
    when: { name: 'idea', from: 'main', content: 'more' },
    then: {
      result: { branch: { name: 'idea', created: false }, checkout: { previous: 'main', current: 'idea' } },
      warnings: ['BASE_IGNORED'],
      lines: [
        '^checkout main -> idea \\| note committed notes@[0-9]+$',
        '^status workspace=',
        '^WARNING: BASE_IGNORED .* \\| fix: ',
      ],
      tells: ['branch_checked_out', 'note_added'],
    },
  },
  {
    name: 'back to main',
    proves: ['from-alone-switches'],
    given: [call('init'), call('branch_create', { name: 'idea' }), call('checkout', { ref: 'idea' })],
    when: { from: 'main', content: 'back' },
    then: {
      result: { branch: { name: 'main', created: false }, checkout: { previous: 'idea', current: 'main' } },
      lines: ['^checkout idea -> main \\| note committed', '^status'],
    },
  },
  {
    name: 'just a note',
    proves: ['nothing-named-notes-the-checkout'],
    when: { content: 'hello' },
    then: {
      result: { branch: { name: 'main', created: false }, note: { content: 'hello' } },
      lines: ['^note committed notes@[0-9]+ on main$', '^status'],
    },
  },
  {
    name: 'nothing to note',
    proves: ['content-or-template-is-needed', 'all-or-nothing'],
    given: [call('init')],
    when: { name: 'idea' },
    then: {
      error: 'INVALID_INPUT',
      after: [call('branch_list', {}, { result: { checkout: 'main', branches: [{ name: 'main' }] } })],
    },
  },
  {
    name: 'content and a template',
    proves: ['content-or-template-is-needed'],
    given: [call('init')],
    when: { content: 'x', template: 'decision' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a template with a goal',
    proves: ['a-template-becomes-the-note'],
    given: [call('init')],
    when: { template: 'initiative', goal: 'Halve the cold start' },
    then: {
      result: { note: { format: 'markdown', content: { $match: 'Halve the cold start' } } },
      lines: ['^note committed', '^status'],
    },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-from-is-refused'],
    given: [call('init')],
    when: { from: 'nowhere', content: 'x' },
    then: {
      error: 'UNKNOWN_ID',
      lines: ['^ERROR: UNKNOWN_ID .* \\| fix: ', '^macro_branch_note content=x', '^macro_branch_note content=x .*name=nowhere'],
    },
  },
]);
