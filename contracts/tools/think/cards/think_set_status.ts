import { call, defineTool, must, OneOrMany, Opt, Text, Type } from '../../../kit/index.ts';
import { CardScope } from '../../../types/card.ts';
import { Meta } from '../../../types/entry.ts';
import { GraphApplied, GraphNodeId, GraphStatus } from '../../../types/graph.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { hypothesis } from '../../../worlds/cards.ts';

export default defineTool({
  name: 'think_set_status',
  title: 'Change how cards stand',
  summary: 'Gives one card or several another status, such as closed or accepted.',
  effect: 'write',
  scope: 'workspace',
  target: 'thinking',

  input: Type.Object({
    ...InWorkspace,
    ...CardScope,
    targets: OneOrMany(GraphNodeId, { maxItems: 200, description: 'Ids of cards.' }),
    status: GraphStatus,
    message: Opt(Text(2_000, { description: 'Why.' })),
    meta: Opt(Meta),
  }),
  output: Type.Object({
    branch: BranchName,
    graph_doc: DocName,
    applied: GraphApplied,
    last_seq: Type.Union([Seq, Type.Null()]),
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  tells: ['graph_node_written'],

  rules: {
    'the-status-changes': must('Every card that is named has the status afterwards; all else about it stays as it was.'),
    'all-or-none': must('With one card that is not there, the call answers UNKNOWN_ID and no card changes.'),
    'the-reason-is-kept': must('message and meta are kept in the meta of the card, under status_change.'),
    'the-same-status-writes-nothing': must(
      'A card that has the status already gets no new version, unless a message or meta is given.',
    ),
  },
  cases: [
    {
      name: 'two cards are closed',
      proves: ['the-status-changes'],
      given: [hypothesis('H1', { tags: ['x'], meta: { a: 1 } }), hypothesis('H2')],
      when: { targets: ['H1', 'H2'], status: 'closed' },
      then: {
        result: { branch: 'main', graph_doc: 'graph', applied: { nodes_upserted: 2 } },
        tells: ['graph_node_written', 'graph_node_written'],
        after: [
          call(
            'graph_query',
            { ids: ['H1'] },
            {
              result: {
                nodes: [{ status: 'closed', title: 'Hypothesis H1', tags: ['lane:shared', 'v:canon', 'x'], meta: { a: 1 } }],
              },
            },
          ),
        ],
      },
    },
    {
      name: 'one of them is not there',
      proves: ['all-or-none'],
      given: [hypothesis('H1')],
      when: { targets: ['H1', 'H9'], status: 'closed' },
      then: {
        error: 'UNKNOWN_ID',
        message: 'H9',
        after: [call('graph_query', {}, { result: { nodes: [{ id: 'H1', status: 'open' }] } })],
      },
    },
    {
      name: 'with a reason',
      proves: ['the-reason-is-kept'],
      given: [hypothesis('H1')],
      when: { targets: 'H1', status: 'refuted', message: 'The cache was warm', meta: { by: 'T1' } },
      then: {
        after: [
          call(
            'graph_query',
            {},
            {
              result: { nodes: [{ status: 'refuted', meta: { status_change: { message: 'The cache was warm', by: 'T1' } } }] },
            },
          ),
        ],
      },
    },
    {
      name: 'open already',
      proves: ['the-same-status-writes-nothing'],
      given: [hypothesis('H1')],
      when: { targets: 'H1', status: 'open' },
      then: { result: { applied: { nodes_upserted: 0 }, last_seq: null }, tells: [] },
    },
  ],
});
