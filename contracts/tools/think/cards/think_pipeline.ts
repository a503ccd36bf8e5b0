import { absent, call, defineTool, having, matching, must, Nullable, Opt, ofLength, Type, Words } from '../../../kit/index.ts';
import { Closed } from '../../../kit/schema.ts';
import { CardDocs, CardInput, CardPlace, CardsApplied } from '../../../types/card.ts';
import { NoteFormat } from '../../../types/entry.ts';
import { GraphNodeId, GraphStatus } from '../../../types/graph.ts';
import { DocName, Seq, Timestamp, TimestampMs } from '../../../types/ids.ts';
import { PipelineStage, stages } from '../../../types/pipeline.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';

const each = <T>(of: T) => Object.fromEntries(stages.map((stage) => [stage, of])) as Record<(typeof stages)[number], T>;

export default defineTool({
  name: 'think_pipeline',
  title: 'Commit a line of thought',
  summary: 'Commits frame, hypothesis, test, evidence and decision, or some of them, as cards that each support the one before.',
  effect: 'write',
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    ...each(Opt(CardInput)),
    status: Opt(Closed(each(Opt(GraphStatus)), { description: 'The status of a stage, by its name.' })),
    note_decision: Opt(Type.Boolean({ default: false, description: 'Keep the decision as a note too.' })),
    note_title: Opt(Words(500, { default: 'Decision' })),
    note_format: Opt(NoteFormat),
    notes_doc: Opt(DocName),
    ...CardPlace,
  }),
  output: Type.Object({
    ...CardDocs,
    notes_doc: DocName,
    cards: Type.Array(
      Closed({
        stage: PipelineStage,
        card_id: GraphNodeId,
        inserted: Type.Boolean(),
        edges_upserted: Type.Integer(),
        last_seq: Nullable(Seq),
      }),
      { maxItems: stages.length },
    ),
    graph_applied: CardsApplied,
    decision_note: Nullable(Closed({ card_id: GraphNodeId, doc: DocName, seq: Seq, ts: Timestamp, ts_ms: TimestampMs })),
    last_seq: Nullable(Seq),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID', 'CONFLICT'],
  warnings: ['NOTE_IGNORED'],
  tells: ['card_written', 'note_added'],

  rules: {
    'each-stage-is-a-card': must('Each stage that is given becomes a card of that type, in the order frame … decision.'),
    'each-supports-the-one-before': must('Each card supports the nearest stage before it that is given.'),
    'a-stage-is-needed': must('Without any stage the call answers INVALID_INPUT.'),
    'status-is-by-stage': must('status gives a stage its status; it wins over the one in the card.'),
    'status-needs-its-stage': must('A status for a stage that is not given, or that is none, answers INVALID_INPUT.'),
    'all-or-none': must('When one card is refused, nothing of the call is stored.'),
    'a-decision-can-be-noted': must(
      'note_decision writes what the decision says into notes_doc, with note_title and note_format.',
    ),
    'no-decision-no-note': must('note_decision without a decision writes no note and warns NOTE_IGNORED.'),
    'a-step-scopes-every-stage': must('With step every card gets its tag and meta.step, and the note gets meta.step.'),
    'the-same-again-is-a-no-op': must('The same cards under the same ids change nothing, and the note is not written again.'),
    'who-wrote-it-is-kept': must('agent_id is kept with every entry.'),
  },
  cases: [
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
        message: 'decision',
        after: [call('graph_query', {}, { result: { nodes: ofLength(0) } })],
      },
    },
    {
      name: 'a status of no stage',
      proves: ['status-needs-its-stage'],
      given: [call('init')],
      when: { frame: 'x', status: { outcome: 'good' } as never },
      then: { error: 'INVALID_INPUT', message: 'outcome' },
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
  ],
});
