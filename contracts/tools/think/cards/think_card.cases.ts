import { absent, anything, call, casesOf, matching, ofLength, saved } from '../../../kit/index.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';
import tool from './think_card.ts';

export default casesOf(tool, [
  {
    name: 'a hypothesis',
    proves: [
      'trace-and-graph-together',
      'an-id-is-given-out',
      'status-defaults-to-open',
      'checkout-is-the-last-resort',
      'visibility-is-stamped',
      'one-line-says-what-was-kept',
    ],
    given: [call('init')],
    when: { card: { type: 'hypothesis', title: 'The cache is cold', text: 'First hits are slow.' } },
    then: {
      result: {
        branch: 'main',
        trace_doc: 'trace',
        graph_doc: 'graph',
        card_id: 'CARD-1',
        inserted: true,
        trace_ref: matching(/^trace@\d+$/),
        graph_applied: { nodes_upserted: 1, edges_upserted: 0 },
        graph_ref: matching(/^graph@\d+$/),
      },
      lines: ['^card CARD-1 on main \\| trace@\\d+$'],
      tells: ['card_written'],
      after: [
        call(
          'show',
          { doc_kind: 'trace' },
          {
            result: {
              entries: [{ kind: 'note', format: 'think_card', title: 'The cache is cold', content: 'First hits are slow.' }],
            },
          },
        ),
        call(
          'graph_query',
          {},
          {
            result: { nodes: [{ id: 'CARD-1', type: 'hypothesis', status: 'open', tags: ['lane:shared', 'v:canon'] }] },
          },
        ),
      ],
    },
  },
  {
    name: 'a card with edges',
    proves: ['edges-are-drawn', 'edges-may-dangle'],
    given: [hypothesis('H1')],
    when: { card: { type: 'test', title: 'Warm it', id: 'T1' }, supports: ['H1'], blocks: ['H-LATER'] },
    then: {
      result: { card_id: 'T1', graph_applied: { nodes_upserted: 1, edges_upserted: 2 } },
      after: [
        call(
          'graph_query',
          { ids: ['T1', 'H1'], include_edges: true },
          {
            result: { edges: [{ from: 'T1', rel: 'supports', to: 'H1' }] },
          },
        ),
      ],
    },
  },
  {
    name: 'an id that somebody chose is not given out again',
    proves: ['an-id-is-given-out'],
    given: [call('think_card', { card: { id: 'CARD-7', title: 'mine' } })],
    when: { card: 'a thought' },
    then: { result: { card_id: 'CARD-8' } },
  },
  {
    name: 'an id that stands in the graph is not given out',
    proves: ['an-id-is-given-out'],
    given: [call('graph_apply', { ops: [{ op: 'node_upsert', id: 'CARD-1', type: 'note', title: 'by hand' }] })],
    when: { card: 'a thought' },
    then: { result: { card_id: 'CARD-2', inserted: true } },
  },
  {
    name: 'more tags than fit',
    proves: ['tags-are-bounded'],
    given: [call('init')],
    when: { card: { title: 'x', tags: Array.from({ length: 99 }, (_, i) => `t${i}`) } },
    then: { error: 'INVALID_INPUT', refusal: 'card-has-too-many-tags', names: ['101'] },
  },
  {
    name: 'a plain text',
    proves: ['plain-text-is-a-note', 'type-defaults-to-note', 'visibility-is-stamped'],
    when: { card: 'Look at: the index' },
    then: {
      result: { inserted: true },
      after: [
        call(
          'graph_query',
          {},
          { result: { nodes: [{ type: 'note', text: 'Look at: the index', tags: ['lane:shared', 'v:draft'] }] } },
        ),
      ],
    },
  },
  {
    name: 'a JSON text',
    proves: ['json-text-is-read'],
    when: { card: '{"type":"question","title":"Why?"}' },
    then: { after: [call('graph_query', {}, { result: { nodes: [{ type: 'question', title: 'Why?' }] } })] },
  },
  {
    name: 'a broken JSON text',
    proves: ['plain-text-is-a-note'],
    when: { card: '{"type":"question"' },
    then: { after: [call('graph_query', {}, { result: { nodes: [{ type: 'note', text: '{"type":"question"' }] } })] },
  },
  {
    name: 'lines',
    proves: ['lines-are-read', 'unknown-keys-go-into-meta', 'tags-may-be-one-text'],
    when: { card: '# mine\ntype: decision\ntitle: Use an index\ntags: b; A, b\n\nOwner: ann' },
    then: {
      after: [
        call(
          'graph_query',
          {},
          {
            result: {
              nodes: [
                { type: 'decision', title: 'Use an index', tags: ['a', 'b', 'lane:shared', 'v:canon'], meta: { owner: 'ann' } },
              ],
            },
          },
        ),
      ],
    },
  },
  {
    name: 'other names for its keys',
    proves: ['keys-have-other-names', 'unknown-keys-go-into-meta'],
    when: { card: { Card_ID: 'X1', card_type: 'Test', TEXT: 'run it', Cost: 3 } },
    then: {
      result: { card_id: 'X1' },
      after: [call('graph_query', {}, { result: { nodes: [{ id: 'X1', type: 'test', text: 'run it', meta: { cost: 3 } }] } })],
    },
  },
  {
    name: 'a type beside the card',
    proves: ['type-may-be-fixed'],
    when: { card: { type: 'note', title: 'Decided' }, type: 'decision' },
    then: { after: [call('graph_query', {}, { result: { nodes: [{ type: 'decision' }] } })] },
  },
  {
    name: 'nothing said',
    proves: ['something-must-be-said'],
    given: [call('init')],
    when: { card: { type: 'note', title: '  ' } },
    then: { error: 'INVALID_INPUT', after: [call('show', { doc_kind: 'trace' }, { result: { entries: [] } })] },
  },
  {
    name: 'a type nobody knows',
    proves: ['an-unknown-type-is-refused'],
    when: { card: { type: 'poem', title: 'x' } },
    then: { error: 'INVALID_INPUT', refusal: 'card-type-is-not-known', names: ['poem'] },
  },
  {
    name: 'the same card again',
    proves: ['the-same-again-is-a-no-op', 'one-line-says-what-was-kept'],
    given: [call('think_add_hypothesis', { card: { id: 'H1', title: 'Hypothesis H1' } }, { save: { seq: '/trace_seq' } })],
    when: { card: { type: 'hypothesis', id: 'H1', title: 'Hypothesis H1' } },
    then: {
      result: {
        inserted: false,
        trace_seq: saved('seq'),
        graph_applied: { nodes_upserted: 0, edges_upserted: 0 },
        last_seq: absent,
        graph_ref: absent,
      },
      lines: ['^card H1 on main was there already \\| trace@\\d+$'],
      tells: [],
      after: [call('show', { doc_kind: 'trace' }, { result: { entries: ofLength(1) } })],
    },
  },
  {
    name: 'the same card after it was closed and pinned',
    proves: ['the-same-after-a-change-is-a-no-op'],
    given: [
      hypothesis('H1'),
      call('think_set_status', { targets: 'H1', status: 'closed' }),
      call('think_pin', { targets: 'H1' }),
    ],
    when: { card: { id: 'H1', type: 'hypothesis', title: 'Hypothesis H1' } },
    then: {
      result: { inserted: false },
      tells: [],
      after: [call('graph_query', {}, { result: { nodes: [{ id: 'H1', status: 'closed' }] } })],
    },
  },
  {
    name: 'a different card under the same id',
    proves: ['a-different-card-is-a-conflict'],
    given: [hypothesis('H1')],
    when: { card: { id: 'H1', type: 'hypothesis', title: 'Another' } },
    then: {
      error: 'CONFLICT',
      suggests: ['open'],
      after: [call('graph_query', {}, { result: { nodes: [{ id: 'H1', title: 'Hypothesis H1' }] } })],
    },
  },
  {
    name: 'the focus',
    proves: ['focus-is-the-default'],
    given: [...aTaskToThinkAbout, inFocus],
    when: { card: 'a thought' },
    then: { result: { branch: 'task/TASK-001', trace_doc: 'TASK-001-trace', graph_doc: 'TASK-001-graph' } },
  },
  {
    name: 'a what-if of the focus',
    proves: ['a-what-if-is-worked-on'],
    given: [...aTaskToThinkAbout, inFocus, call('branch_create', { name: 'idea' }), call('checkout', { ref: 'idea' })],
    when: { card: { id: 'H9', type: 'hypothesis', title: 'Links are enough' } },
    then: {
      result: { branch: 'idea', trace_doc: 'TASK-001-trace', graph_doc: 'TASK-001-graph' },
      after: [call('graph_query', { target: 'TASK-001', ids: ['H9'] }, { result: { nodes: [] } })],
    },
  },
  {
    name: 'places that are named',
    proves: ['places-may-be-named'],
    given: [...aTaskToThinkAbout, inFocus, call('branch_create', { name: 'idea', from: 'main' })],
    when: { card: 'a thought', branch: 'idea', trace_doc: 'my-trace', graph_doc: 'my-graph' },
    then: { result: { branch: 'idea', trace_doc: 'my-trace', graph_doc: 'my-graph' } },
  },
  {
    name: 'a target and a branch',
    proves: ['target-excludes-places'],
    given: aTaskToThinkAbout,
    when: { card: 'x', target: 'TASK-001', branch: 'main' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a step by its path',
    proves: ['a-step-tags-the-card'],
    given: aTaskToThinkAbout,
    when: { card: 'a thought', target: 'TASK-001', step: 's:1' },
    then: {
      after: [
        call(
          'graph_query',
          { target: 'TASK-001', types: ['note'] },
          {
            result: {
              nodes: [
                {
                  tags: ['lane:shared', 'step:step-00000002', 'v:draft'],
                  meta: { step: { task_id: 'TASK-001', step_id: 'STEP-00000002', path: 's:1' } },
                },
              ],
            },
          },
        ),
      ],
    },
  },
  {
    name: 'the first open step',
    proves: ['step-focus-is-the-first-open-step'],
    given: [...aTaskToThinkAbout, call('tasks_close_step', { task: 'TASK-001', path: 's:0', checkpoints: 'gate' })],
    when: { card: 'a thought', target: 'TASK-001', step: 'focus' },
    then: {
      after: [
        call(
          'graph_query',
          { target: 'TASK-001', types: ['note'] },
          { result: { nodes: [{ meta: { step: { path: 's:1' } } }] } },
        ),
      ],
    },
  },
  {
    name: 'no open step',
    proves: ['step-focus-is-the-first-open-step'],
    given: [call('tasks_create', { kind: 'plan', title: 'P' }), call('tasks_create', { parent: 'PLAN-001', title: 'T' })],
    when: { card: 'a thought', target: 'TASK-001', step: 'focus' },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'a step and no task',
    proves: ['a-step-needs-a-task'],
    given: [call('init')],
    when: { card: 'a thought', step: 's:0' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a step and a branch',
    proves: ['a-step-needs-a-task'],
    given: [...aTaskToThinkAbout, inFocus],
    when: { card: 'a thought', step: 's:0', branch: 'main' },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'its references',
    proves: ['refs-can-be-opened', 'who-wrote-it-is-kept'],
    given: [
      call(
        'think_add_note',
        { card: { title: 'Kept' }, agent_id: 'ann' },
        { save: { trace: '/trace_ref', graph: '/graph_ref' } },
      ),
    ],
    when: { card: 'another' },
    then: {
      result: { inserted: true },
      after: [
        call('open', { id: saved('trace') }, { result: { kind: 'doc_entry', entry: { title: 'Kept', agent_id: 'ann' } } }),
        call('open', { id: saved('graph') }, { result: { ref: anything } }),
      ],
    },
  },
]);
