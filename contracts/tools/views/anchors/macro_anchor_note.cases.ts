import { call, casesOf, having } from '../../../kit/index.ts';
import { about, aMap, part } from '../../../worlds/anchors.ts';
import { aTaskToThinkAbout, inFocus } from '../../../worlds/cards.ts';
import tool from './macro_anchor_note.ts';

const noted = (doc: string, node: Record<string, unknown>, branch = 'main') =>
  call('graph_query', { doc, branch }, { result: { nodes: [node] } });

export default casesOf(tool, [
  {
    name: 'the first note about the store',
    proves: [
      'a-new-anchor-is-made',
      'unscoped-notes-go-to-the-registry',
      'what-is-noted-is-seen',
      'one-state-line-and-one-command',
    ],
    given: [...aTaskToThinkAbout, inFocus],
    when: { anchor: 'a:store', title: 'Store', kind: 'data', content: 'One writer at a time.' },
    then: {
      result: {
        anchor: { id: 'a:store', title: 'Store', kind: 'data', status: 'active' },
        created: true,
        scope: { branch: 'task/TASK-001', trace_doc: 'anchors-trace', graph_doc: 'anchors-graph', target: null, step: null },
        note: { card_id: 'CARD-1', inserted: true },
      },
      tells: ['anchor_saved', 'card_written'],
      lines: [
        '^anchor a:store created \\| note CARD-1 committed anchors-trace@[0-9]+ on task/TASK-001$',
        '^open id=a:store workspace=',
      ],
      after: [
        call('open', { id: 'a:store' }, { result: { cards: [{ id: 'CARD-1', type: 'note' }], drafts: 0 } }),
        noted(
          'anchors-graph',
          {
            id: 'CARD-1',
            type: 'note',
            text: 'One writer at a time.',
            tags: ['a:store', 'lane:shared', 'v:canon'],
            meta: { anchor: 'a:store' },
          },
          'task/TASK-001',
        ),
      ],
    },
  },
  {
    name: 'a decision about a known anchor',
    proves: ['a-note-alone-leaves-the-anchor', 'what-is-noted-is-seen', 'one-state-line-and-one-command'],
    given: [aMap(part('a:core'))],
    when: { anchor: 'a:core', content: 'Keep it small.', card_type: 'decision', title: 'Core' },
    then: {
      result: { anchor: { id: 'a:core' }, created: false },
      tells: ['card_written'],
      lines: ['^anchor a:core \\| note CARD-1 committed anchors-trace@[0-9]+ on main$', '^open id=a:core workspace='],
      after: [noted('anchors-graph', { type: 'decision', tags: having('v:canon') })],
    },
  },
  {
    name: 'no kind',
    proves: ['a-new-anchor-needs-title-and-kind'],
    given: [call('init')],
    when: { anchor: 'a:core', title: 'Core', content: 'x' },
    then: {
      error: 'INVALID_INPUT',
      names: ['kind'],
      after: [
        call('anchors_list', {}, { result: { anchors: [] } }),
        call('show', { doc_kind: 'trace' }, { result: { entries: [] } }),
      ],
    },
  },
  {
    name: 'no title, though cards name it',
    proves: ['a-new-anchor-needs-title-and-kind'],
    given: [about('a:core', 'N1', { type: 'note' })],
    when: { anchor: 'a:core', kind: 'ops', content: 'x' },
    then: { error: 'INVALID_INPUT', names: ['title'] },
  },
  {
    name: 'what it says changes',
    proves: ['given-fields-are-updated'],
    given: [aMap(part('a:x', { refs: ['src'] }), part('a:y'))],
    when: { anchor: 'a:x', content: 'c', description: 'd', status: 'deprecated', parent_id: 'a:y', aliases: ['a:old'] },
    then: {
      result: {
        anchor: { title: 'X', description: 'd', status: 'deprecated', refs: ['src'], parent_id: 'a:y', aliases: ['a:old'] },
      },
      tells: ['anchor_saved', 'card_written'],
    },
  },
  {
    name: 'a canonical note that is pinned',
    proves: ['visibility-can-be-said', 'a-pin-is-a-tag'],
    given: [aMap(part('a:x'))],
    when: { anchor: 'a:x', content: 'c', visibility: 'canon', pin: true },
    then: { after: [noted('anchors-graph', { tags: ['a:x', 'lane:shared', 'pinned', 'v:canon'] })] },
  },
  {
    name: 'a decision that is a draft',
    proves: ['visibility-can-be-said'],
    given: [aMap(part('a:x'))],
    when: { anchor: 'a:x', content: 'c', card_type: 'decision', visibility: 'draft' },
    then: { after: [noted('anchors-graph', { tags: ['a:x', 'lane:shared', 'v:draft'] })] },
  },
  {
    name: 'for a task',
    proves: ['a-target-takes-the-card'],
    given: [...aTaskToThinkAbout, aMap(part('a:x'))],
    when: { anchor: 'a:x', content: 'c', target: 'TASK-001' },
    then: {
      result: { scope: { branch: 'task/TASK-001', graph_doc: 'TASK-001-graph', target: 'TASK-001' } },
      after: [call('anchor_snapshot', { anchor: 'a:x' }, { result: { tasks: [{ task: 'TASK-001' }] } })],
    },
  },
  {
    name: 'for the open step of the focus',
    proves: ['a-step-tags-the-card'],
    given: [...aTaskToThinkAbout, inFocus, aMap(part('a:x'))],
    when: { anchor: 'a:x', content: 'c', step: 'focus' },
    then: {
      result: { scope: { target: 'TASK-001', step: { path: 's:0' } } },
      after: [
        call(
          'graph_query',
          { target: 'TASK-001', types: ['note'] },
          { result: { nodes: [{ tags: having('step:step-00000001'), meta: { anchor: 'a:x', step: { path: 's:0' } } }] } },
        ),
      ],
    },
  },
  {
    name: 'an old name',
    proves: ['an-alias-means-its-anchor'],
    given: [aMap(part('a:x', { aliases: ['a:old'] }))],
    when: { anchor: 'A:Old', content: 'c' },
    then: {
      result: { anchor: { id: 'a:x' } },
      warnings: ['ANCHOR_ALIAS_RESOLVED'],
      after: [noted('anchors-graph', { tags: having('a:x'), meta: { anchor: 'a:x' } })],
    },
  },
  {
    name: 'a parent nobody made',
    proves: ['relations-must-lead-somewhere'],
    given: [call('init')],
    when: { anchor: 'a:x', title: 'X', kind: 'ops', content: 'c', parent_id: 'a:nowhere' },
    then: { error: 'UNKNOWN_ID', after: [call('anchors_list', {}, { result: { anchors: [] } })] },
  },
]);
