import { call, casesOf } from '../../../kit/index.ts';
import { hypothesis } from '../../../worlds/cards.ts';
import tools, { a } from './think_add.ts';

export default tools.map((tool) => {
  const { type } = tool.preset.fixed;
  return casesOf(tool, [
    {
      name: a(type),
      proves: ['the-type-is-fixed'],
      given: [hypothesis('H1')],
      when: {
        card: { id: 'X', type: type === 'note' ? 'test' : 'note', title: 'Mine', tags: ['x'], Owner: 'ann' },
        supports: ['H1'],
      },
      then: {
        result: {
          branch: 'main',
          trace_doc: 'trace',
          graph_doc: 'graph',
          card_id: 'X',
          inserted: true,
          graph_applied: { nodes_upserted: 1, edges_upserted: 1 },
        },
        tells: ['card_written'],
        after: [
          call(
            'open',
            { id: 'X' },
            { result: { card: { type, status: 'open', meta: { owner: 'ann' } }, edges: { supports: ['H1'] } } },
          ),
        ],
      },
    },
    {
      name: 'a text',
      proves: ['the-type-is-fixed'],
      given: [call('init')],
      when: { card: 'just said' },
      then: {
        result: { card_id: 'CARD-1' },
        after: [call('open', { id: 'CARD-1' }, { result: { card: { type, text: 'just said' } } })],
      },
    },
    {
      name: 'the same again',
      proves: ['the-same-again-is-a-no-op'],
      given: [call(`think_add_${type}`, { card: { id: 'X', title: 'Mine' } })],
      when: { card: { id: 'X', title: 'Mine' } },
      then: { result: { inserted: false }, tells: [] },
    },
  ]);
});
