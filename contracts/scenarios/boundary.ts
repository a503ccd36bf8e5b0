import { absent, call, defineScenario } from '../kit/index.ts';

export default defineScenario({
  name: 'the boundary keeps its word',
  summary: 'Nulls, typos and the first and last page, whatever the tool.',
  proves: [
    'notes_commit/null-means-left-out',
    'notes_commit/a-blank-means-left-out',
    'notes_commit/the-nearest-field-is-named',
    'log/pages-cover-everything-once',
    'diff/pages-work-as-in-show',
    'open/the-whole-text-comes-if-it-fits',
  ],
  steps: [
    call(
      'notes_commit',
      { content: 'one', title: null, meta: null, branch: null },
      { result: { entry: { title: absent, branch: 'main' } }, save: { one: '/entry/seq' } },
    ),
    call(
      'notes_commit',
      { doc: 'blanks', content: 'blank', title: '<fill: a title>', meta: { why: '<fill: why>', tags: ['<fill: a tag>'] } },
      { result: { entry: { title: absent, meta: { why: absent, tags: absent } } } },
    ),
    call('notes_commit', { content: '<fill: what to keep>' }, { error: 'INVALID_INPUT', fields: ['content'] }),
    call('notes_commit', { content: 'x', titel: 'y' }, { error: 'INVALID_INPUT', fields: ['titel'] }),
    call('notes_commit', { content: 'two' }, { save: { two: '/entry/seq' } }),
    call('notes_commit', { content: 'long '.repeat(2000) }, { save: { long: '/entry/seq' } }),
    call('log', { limit: 1 }, { result: { pagination: { has_more: true, next_cursor: { $saved: 'long' }, count: 1 } } }),
    call(
      'log',
      { limit: 2, cursor: { $saved: 'long' } },
      { result: { commits: [{ artifact: 'one' }, { artifact: 'two' }], pagination: { has_more: false, next_cursor: null } } },
    ),
    call('open', { id: { $template: 'notes@{long}' } }, { result: { truncated: false, entry: { content: { $length: 10000 } } } }),
    call('branch_create', { name: 'idea' }),
    call(
      'commit',
      { artifact: 'a', message: 'm', docs: 'adr', meta: { why: 'kept' } },
      { result: { commits: [{ doc: 'adr', meta: { why: 'kept' } }] } },
    ),
    call('diff', { from: 'idea', to: 'main', doc: 'adr' }, { result: { doc: 'adr', entries: [{ content: 'a' }] } }),
    call('diff', { from: 'idea', to: 'main' }, { result: { doc: 'notes', entries: [] } }),
  ],
});
