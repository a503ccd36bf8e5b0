import { absent, call, casesOf, having, matching, ofLength } from '../../../kit/index.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';
import tool from './think_pipeline.ts';

export default casesOf(tool, [
  {
    name: 'from a frame to a decision',
    proves: ['each-stage-is-a-card', 'each-supports-the-one-before', 'status-is-by-stage'],
    given: [call('init')],
    when: {
      frame: 'Search is slow',
      hypothesis: 'The index is missing',
      test: { title: 'Explain the query', status: 'planned' },
      evidence: { title: 'A full scan' },
      decision: { title: 'Add the index', status: 'open' },
      status: { decision: 'accepted' },
    },
    then: {
      result: {
        branch: 'main',
        trace_doc: 'trace',
        graph_doc: 'graph',
        notes_doc: 'notes',
        cards: [
          { stage: 'frame', card_id: 'CARD-1', inserted: true, edges_upserted: 0 },
          { stage: 'hypothesis', card_id: 'CARD-2', inserted: true, edges_upserted: 1 },
          { stage: 'test', card_id: 'CARD-3' },
          { stage: 'evidence', card_id: 'CARD-4' },
          { stage: 'decision', card_id: 'CARD-5' },
        ],
        graph_applied: { nodes_upserted: 5, edges_upserted: 4 },
        decision_note: null,
      },
      tells: ['card_written', 'card_written', 'card_written', 'card_written', 'card_written'],
      after: [
        call(
          'graph_query',
          {},
          {
            result: {
              nodes: [
                { id: 'CARD-5', type: 'decision', status: 'accepted' },
                { id: 'CARD-4', type: 'evidence', status: 'open' },
                { id: 'CARD-3', type: 'test', status: 'planned' },
                { id: 'CARD-2', type: 'hypothesis', text: 'The index is missing' },
                { id: 'CARD-1', type: 'frame' },
              ],
              edges: [
                { from: 'CARD-5', rel: 'supports', to: 'CARD-4' },
                { from: 'CARD-4', rel: 'supports', to: 'CARD-3' },
                { from: 'CARD-3', rel: 'supports', to: 'CARD-2' },
                { from: 'CARD-2', rel: 'supports', to: 'CARD-1' },
              ],
            },
          },
        ),
      ],
    },
  },
  {
    name: 'stages left out',
    proves: ['each-supports-the-one-before', 'each-stage-is-a-card'],
    given: [call('init')],
    when: { evidence: { id: 'E', type: 'note', title: 'seen' }, hypothesis: { id: 'H', title: 'guess' } },
    then: {
      result: { cards: [{ stage: 'hypothesis' }, { stage: 'evidence', edges_upserted: 1 }] },
      after: [
        call(
          'graph_query',
          {},
          { result: { nodes: having({ id: 'E', type: 'evidence' }), edges: [{ from: 'E', rel: 'supports', to: 'H' }] } },
        ),
      ],
    },
  },
  { name: 'no stage', proves: ['a-stage-is-needed'], given: [call('init')], when: {}, then: { error: 'INVALID_INPUT' } },
  {
    name: 'a status without its stage',
    proves: ['status-needs-its-stage'],
    given: [call('init')],
    when: { frame: 'x', status: { decision: 'accepted' } },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'status-has-no-stage',
      after: [call('graph_query', {}, { result: { nodes: ofLength(0) } })],
    },
  },
  {
    name: 'a status of no stage',
    proves: ['status-needs-its-stage'],
    given: [call('init')],
    when: { frame: 'x', status: { outcome: 'good' } as never },
    then: { error: 'INVALID_INPUT', fields: ['outcome'] },
  },
  {
    name: 'a decision that is taken',
    proves: ['all-or-none'],
    given: [hypothesis('D', { type: 'decision' })],
    when: { frame: 'x', decision: { id: 'D', title: 'Another' } },
    then: {
      error: 'CONFLICT',
      after: [call('think_query', { include_drafts: true }, { result: { cards: [{ id: 'D' }] } })],
    },
  },
  {
    name: 'a decision with its note',
    proves: ['a-decision-can-be-noted', 'who-wrote-it-is-kept'],
    given: [call('init')],
    when: {
      decision: { title: 'Add the index', text: 'It pays at once.' },
      note_decision: true,
      note_title: 'Index',
      note_format: 'text',
      agent_id: 'ann',
    },
    then: {
      result: { decision_note: { card_id: 'CARD-1', doc: 'notes' } },
      tells: ['card_written', 'note_added'],
      after: [
        call(
          'show',
          { doc_kind: 'notes' },
          {
            result: {
              entries: [
                {
                  title: 'Index',
                  format: 'text',
                  content: matching(/^Add the index\n+It pays at once\.$/),
                  meta: { source: 'think_pipeline', card_id: 'CARD-1', step: absent },
                  agent_id: 'ann',
                },
              ],
            },
          },
        ),
        call('show', { doc_kind: 'trace' }, { result: { entries: [{ agent_id: 'ann' }] } }),
      ],
    },
  },
  {
    name: 'a note of no decision',
    proves: ['no-decision-no-note'],
    given: [call('init')],
    when: { frame: 'x', note_decision: true },
    then: { result: { decision_note: null }, warnings: ['NOTE_IGNORED'], tells: ['card_written'] },
  },
  {
    name: 'inside a step',
    proves: ['a-step-scopes-every-stage'],
    given: [...aTaskToThinkAbout, inFocus],
    when: { step: 'focus', hypothesis: 'guess', decision: 'do it', note_decision: true },
    then: {
      result: { branch: 'task/TASK-001', decision_note: { doc: 'notes' } },
      after: [
        call('think_query', { step: 's:0' }, { result: { cards: [{ type: 'decision' }, { type: 'hypothesis' }] } }),
        call(
          'show',
          { doc_kind: 'notes' },
          { result: { entries: [{ title: 'Decision', meta: { step: { task_id: 'TASK-001', path: 's:0' } } }] } },
        ),
      ],
    },
  },
  {
    name: 'the same line again',
    proves: ['the-same-again-is-a-no-op'],
    given: [
      call('think_pipeline', { frame: { id: 'F', title: 'f' }, decision: { id: 'D', title: 'd' }, note_decision: true }),
      call('think_set_status', { targets: 'D', status: 'done' }),
    ],
    when: { frame: { id: 'F', title: 'f' }, decision: { id: 'D', title: 'd' }, note_decision: true },
    then: {
      result: {
        cards: [
          { stage: 'frame', inserted: false },
          { stage: 'decision', inserted: false },
        ],
        decision_note: null,
        last_seq: null,
      },
      tells: [],
      after: [call('show', { doc_kind: 'notes' }, { result: { entries: ofLength(1) } })],
    },
  },
]);
