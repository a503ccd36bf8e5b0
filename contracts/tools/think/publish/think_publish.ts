import { absent, call, defineTool, having, must, Nullable, not, Opt, ofLength, Type } from '../../../kit/index.ts';
import { CardDocs, CardScope, CardsApplied } from '../../../types/card.ts';
import { GraphNodeId } from '../../../types/graph.ts';
import { AgentId, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { aTaskToThinkAbout, hypothesis } from '../../../worlds/cards.ts';

const draft = hypothesis('D', {
  type: 'decision',
  title: 'Use it',
  text: 'At once.',
  tags: ['v:draft', 'a:core'],
  meta: { by: 'x' },
});
const copy = (node: Record<string, unknown>) => call('graph_query', { ids: ['CARD-PUB-D'] }, { result: { nodes: [node] } });

export default defineTool({
  name: 'think_publish',
  title: 'Publish a card',
  summary: 'Puts a copy of a card where every reader sees it; publishing again brings the copy up to date.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    ...CardScope,
    trace_doc: Opt(DocName),
    card_id: GraphNodeId,
    pin: Opt(Type.Boolean({ description: 'Pin the copy, or take its pin away.' })),
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({
    ...CardDocs,
    source_card_id: GraphNodeId,
    published_card_id: GraphNodeId,
    /** False when the copy was there already. */
    inserted: Type.Boolean(),
    graph_applied: CardsApplied,
    trace_ref: Nullable(Type.String()),
    last_seq: Nullable(Seq),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  tells: ['card_written'],

  rules: {
    'a-copy-is-written': must('The copy is CARD-PUB-<id>; it says what the card says now, as an entry of the trace and a node.'),
    'the-copy-is-canon': must('The copy has v:canon and lane:shared; it has neither v:draft nor the lane of an agent.'),
    'other-tags-stay': must('Tags of steps, anchors and all others are kept.'),
    'where-it-came-from-is-kept': must('meta.published_from names the card, and its lane and agent where it had one.'),
    'the-copy-supports-its-source': must('An edge supports leads from the copy to the card.'),
    'pin-pins-the-copy': must('pin=true pins the copy and pin=false takes its pin away; without pin it stays as it is.'),
    'again-changes-nothing': must('Publishing a card that did not change writes nothing.'),
    'again-brings-it-up-to-date': must('Publishing a card that changed updates the same copy.'),
    'an-unknown-card-is-refused': must('A card that is not there answers UNKNOWN_ID.'),
    'a-copy-is-not-published': must(
      'A card that is a published copy itself, or whose copy would have too long an id, answers INVALID_INPUT.',
    ),
    'it-stays-in-its-place': must(
      'The copy goes where the card was found: by target, by ref and documents, else focus, else checkout.',
    ),
  },
  cases: [
    {
      name: 'a draft decision',
      proves: [
        'a-copy-is-written',
        'the-copy-is-canon',
        'other-tags-stay',
        'where-it-came-from-is-kept',
        'the-copy-supports-its-source',
      ],
      given: [draft],
      when: { card_id: 'D' },
      then: {
        result: {
          branch: 'main',
          source_card_id: 'D',
          published_card_id: 'CARD-PUB-D',
          inserted: true,
          graph_applied: { nodes_upserted: 1, edges_upserted: 1 },
        },
        tells: ['card_written'],
        after: [
          copy({
            type: 'decision',
            title: 'Use it',
            text: 'At once.',
            status: 'open',
            tags: ['a:core', 'lane:shared', 'v:canon'],
            meta: { by: 'x', published_from: { card_id: 'D', lane: 'shared', agent_id: absent } },
          }),
          call('open', { id: 'CARD-PUB-D' }, { result: { edges: { supports: ['D'] } } }),
          call(
            'show',
            { doc_kind: 'trace' },
            { result: { entries: having({ title: 'Use it', meta: { card_id: 'CARD-PUB-D' } }) } },
          ),
        ],
      },
    },
    {
      name: 'a card in the lane of an agent',
      proves: ['the-copy-is-canon', 'where-it-came-from-is-kept'],
      given: [hypothesis('D', { type: 'decision', tags: ['lane:agent:ann'] })],
      when: { card_id: 'D', agent_id: 'bob' },
      then: {
        after: [
          copy({
            tags: ['lane:shared', 'v:canon'],
            meta: { published_from: { card_id: 'D', lane: 'agent:ann', agent_id: 'ann' } },
          }),
        ],
      },
    },
    {
      name: 'with a pin',
      proves: ['pin-pins-the-copy'],
      given: [draft],
      when: { card_id: 'D', pin: true },
      then: { after: [call('think_pins', {}, { result: { pins: [{ id: 'CARD-PUB-D' }] } })] },
    },
    {
      name: 'a pin that stays',
      proves: ['pin-pins-the-copy', 'again-changes-nothing'],
      given: [draft, call('think_publish', { card_id: 'D', pin: true })],
      when: { card_id: 'D' },
      then: {
        result: { inserted: false, graph_applied: { nodes_upserted: 0, edges_upserted: 0 }, last_seq: null, trace_ref: null },
        tells: [],
        after: [copy({ tags: having('pinned') })],
      },
    },
    {
      name: 'a pin that is taken away',
      proves: ['pin-pins-the-copy'],
      given: [draft, call('think_publish', { card_id: 'D', pin: true })],
      when: { card_id: 'D', pin: false },
      then: { result: { inserted: false }, after: [copy({ tags: not(having('pinned')) })] },
    },
    {
      name: 'after the card changed',
      proves: ['again-brings-it-up-to-date'],
      given: [
        draft,
        call('think_publish', { card_id: 'D', pin: true }),
        call('think_set_status', { targets: 'D', status: 'accepted' }),
      ],
      when: { card_id: 'D' },
      then: {
        result: { published_card_id: 'CARD-PUB-D', inserted: false, graph_applied: { nodes_upserted: 1, edges_upserted: 0 } },
        tells: ['card_written'],
        after: [
          copy({ status: 'accepted', tags: having('pinned') }),
          call('open', { id: 'CARD-PUB-D' }, { result: { card: { status: 'accepted' } } }),
          call('think_query', {}, { result: { cards: ofLength(1) } }),
        ],
      },
    },
    {
      name: 'a card nobody wrote',
      proves: ['an-unknown-card-is-refused'],
      given: [call('init')],
      when: { card_id: 'D9' },
      then: { error: 'UNKNOWN_ID', suggests: ['think_context'] },
    },
    {
      name: 'a copy of a copy',
      proves: ['a-copy-is-not-published'],
      given: [draft, call('think_publish', { card_id: 'D' })],
      when: { card_id: 'CARD-PUB-D' },
      then: { error: 'INVALID_INPUT' },
    },
    {
      name: 'a very long id',
      proves: ['a-copy-is-not-published'],
      given: [hypothesis('d'.repeat(250))],
      when: { card_id: 'd'.repeat(250) },
      then: { error: 'INVALID_INPUT' },
    },
    {
      name: 'a card of a step',
      proves: ['it-stays-in-its-place', 'other-tags-stay'],
      given: [
        ...aTaskToThinkAbout,
        call('think_card', { target: 'TASK-001', step: 's:0', card: { id: 'D', type: 'decision', title: 'd' } }),
      ],
      when: { target: 'TASK-001', card_id: 'D' },
      then: {
        result: { branch: 'task/TASK-001', trace_doc: 'TASK-001-trace', graph_doc: 'TASK-001-graph' },
        after: [
          call('think_query', { target: 'TASK-001', step: 's:0' }, { result: { cards: [{ id: 'CARD-PUB-D' }, { id: 'D' }] } }),
        ],
      },
    },
    {
      name: 'a card on a branch',
      proves: ['it-stays-in-its-place'],
      given: [
        call('branch_create', { name: 'idea' }),
        call('think_card', { branch: 'idea', graph_doc: 'my-graph', card: { id: 'D', type: 'decision', title: 'd' } }),
      ],
      when: { ref: 'idea', graph_doc: 'my-graph', trace_doc: 'my-trace', card_id: 'D' },
      then: { result: { branch: 'idea', graph_doc: 'my-graph', trace_doc: 'my-trace', inserted: true } },
    },
  ],
});
