import { call, defineTool, having, must, not, OneOrMany, Opt, Type } from '../../../kit/index.ts';
import { CardScope } from '../../../types/card.ts';
import { GraphApplied, GraphNodeId } from '../../../types/graph.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { hypothesis } from '../../../worlds/cards.ts';

export default defineTool({
  name: 'think_pin',
  title: 'Pin cards',
  summary: 'Pins cards, so that every view shows them first, or takes the pin away.',
  effect: 'write',
  idempotent: true,
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    ...CardScope,
    targets: OneOrMany(GraphNodeId, { maxItems: 200, description: 'Ids of cards.' }),
    pinned: Opt(Type.Boolean({ default: true })),
  }),
  output: Type.Object({
    branch: BranchName,
    graph_doc: DocName,
    pinned: Type.Boolean(),
    applied: GraphApplied,
    last_seq: Type.Union([Seq, Type.Null()]),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  tells: ['graph_node_written'],

  rules: {
    'a-pin-is-a-tag': must('A pinned card has the tag pinned; without the pin it has it no more.'),
    'all-or-none': must('With one card that is not there, the call answers UNKNOWN_ID and no card changes.'),
    'pinned-already-writes-nothing': must('A card that stands as asked gets no new version.'),
  },
  cases: [
    {
      name: 'a card is pinned',
      proves: ['a-pin-is-a-tag'],
      given: [hypothesis('H1')],
      when: { targets: 'H1' },
      then: {
        result: { pinned: true, applied: { nodes_upserted: 1 } },
        tells: ['graph_node_written'],
        after: [call('graph_query', {}, { result: { nodes: [{ id: 'H1', tags: having('pinned') }] } })],
      },
    },
    {
      name: 'the pin is taken away',
      proves: ['a-pin-is-a-tag'],
      given: [hypothesis('H1'), call('think_pin', { targets: 'H1' })],
      when: { targets: 'H1', pinned: false },
      then: {
        result: { pinned: false },
        after: [call('graph_query', {}, { result: { nodes: [{ id: 'H1', tags: not(having('pinned')) }] } })],
      },
    },
    {
      name: 'pinned twice',
      proves: ['pinned-already-writes-nothing'],
      given: [hypothesis('H1'), call('think_pin', { targets: 'H1' })],
      when: { targets: ['H1'] },
      then: { result: { applied: { nodes_upserted: 0 }, last_seq: null }, tells: [] },
    },
    {
      name: 'a card that is not there',
      proves: ['all-or-none'],
      given: [hypothesis('H1')],
      when: { targets: ['H1', 'H9'] },
      then: {
        error: 'UNKNOWN_ID',
        after: [call('think_context', {}, { result: { cards: [{ id: 'H1', tags: not(having('pinned')) }] } })],
      },
    },
  ],
});
