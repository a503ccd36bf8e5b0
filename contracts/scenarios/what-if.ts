import { anything, call, defineScenario } from '../kit/index.ts';

export default defineScenario({
  name: 'a what-if is tried and merged back',
  summary: 'An idea is explored on a branch, compared, merged into main, tagged, and survives a restart.',
  proves: [
    'macro_branch_note/a-new-name-makes-the-branch',
    'diff/only-what-to-has-more',
    'merge/new-notes-are-copied',
    'merge/repeating-copies-nothing',
    'merge/a-what-if-comes-home',
    'tag_create/the-head-is-the-default',
    'notes_commit/notes-survive-a-restart',
  ],
  steps: [
    call('notes_commit', { content: 'Requests time out under load.', title: 'Problem' }),
    call(
      'macro_branch_note',
      { name: 'what-if/cache', content: 'A cache would take 80% of the reads.' },
      { lines: ['^branch what-if/cache from main@', '^status'] },
    ),
    call(
      'commit',
      { artifact: 'Measured: 74% of reads hit.', message: 'Measure the cache' },
      { result: { branch: 'what-if/cache' } },
    ),
    call(
      'diff',
      { from: 'main', to: 'what-if/cache' },
      {
        result: { entries: [{ content: 'A cache would take 80% of the reads.' }, { content: 'Measured: 74% of reads hit.' }] },
      },
    ),
    call(
      'merge',
      { from: 'what-if/cache', merge_to_base: true },
      { result: { into: 'main', merged: 2, skipped: 0, checkout: { previous: 'what-if/cache', current: 'main' } } },
    ),
    call('merge', { from: 'what-if/cache', merge_to_base: true }, { result: { merged: 0, skipped: 2 } }),
    call('checkout', { ref: 'main' }, { result: { previous: 'main', current: 'main' } }),
    call('tag_create', { name: 'with-cache' }, { result: { tag: { branch: 'main', seq: anything } } }),
    call(
      'show',
      { doc_kind: 'notes' },
      {
        reconnect: true,
        result: {
          entries: [
            { title: 'Problem' },
            { content: 'A cache would take 80% of the reads.', branch: 'main' },
            { title: 'Measure the cache', branch: 'main' },
          ],
        },
      },
    ),
    call(
      'log',
      { ref: 'with-cache' },
      { result: { commits: [{ message: 'Problem' }, anything, { message: 'Measure the cache' }] } },
    ),
  ],
});
