import { call, defineScenario } from '../kit/index.ts';

export default defineScenario({
  name: 'a part of the project keeps what is known about it',
  summary:
    'Knowledge is bound to anchors on several branches and for a task; the map is renamed and merged, and all of it is found.',
  proves: [
    'macro_anchor_note/a-new-anchor-is-made',
    'anchor_snapshot/cards-come-from-everywhere',
    'anchor_snapshot/tasks-that-work-on-it-are-named',
    'anchors_rename/links-go-along',
    'anchors_merge/links-and-jobs-go-along',
    'open/an-alias-opens-its-anchor',
    'anchors_lint/a-sound-map-has-no-issues',
  ],
  steps: [
    call('macro_anchor_note', {
      anchor: 'a:cache',
      title: 'Cache',
      kind: 'component',
      content: 'Entries live for an hour.',
      card_type: 'decision',
    }),
    call('tasks_create', { kind: 'plan', title: 'Faster search' }),
    call('tasks_create', { parent: 'PLAN-001', title: 'Warm the cache' }),
    call('macro_anchor_note', {
      anchor: 'a:cache',
      target: 'TASK-001',
      content: 'A cold start takes 4 s.',
      card_type: 'evidence',
    }),
    call('branch_create', { name: 'what-if/memory' }),
    call('think_card', {
      branch: 'what-if/memory',
      card: { id: 'H1', type: 'hypothesis', title: 'It would fit into memory', tags: ['a:store'] },
    }),
    call('tasks_jobs_create', { title: 'Measure it', prompt: 'Measure a cold start.', anchor: 'a:store' }),
    call(
      'anchors_rename',
      { from: 'a:cache', to: 'a:hot-data' },
      { result: { anchor: { id: 'a:hot-data', title: 'Cache', aliases: ['a:cache'] } } },
    ),
    call('anchors_merge', { into: 'a:hot-data', from: ['a:store'] }, { result: { merged: ['a:store'] } }),
    call(
      'anchor_snapshot',
      { anchor: 'a:cache' },
      {
        reconnect: true,
        result: {
          anchor: { id: 'a:hot-data', aliases: ['a:cache', 'a:store'] },
          tasks: [{ task: 'TASK-001', title: 'Warm the cache' }],
          cards: [
            { type: 'decision', text: 'Entries live for an hour.', branch: 'main' },
            { type: 'evidence', branch: 'task/TASK-001', graph_doc: 'TASK-001-graph' },
            { id: 'H1', branch: 'what-if/memory' },
            { type: 'update', title: 'a:store merged into a:hot-data' },
            { type: 'update', title: 'a:cache is now a:hot-data' },
          ],
        },
        warnings: ['ANCHOR_ALIAS_RESOLVED'],
      },
    ),
    call('open', { id: 'a:store' }, { result: { kind: 'anchor', id: 'a:hot-data' }, warnings: ['ANCHOR_ALIAS_RESOLVED'] }),
    call('tasks_jobs_list', { anchor: 'a:hot-data' }, { result: { jobs: [{ title: 'Measure it' }] } }),
    call('anchors_lint', {}, { result: { issues: [], count: 0 } }),
  ],
});
