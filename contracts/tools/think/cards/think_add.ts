import { call, must, presetOf } from '../../../kit/index.ts';
import { cardTypes } from '../../../types/card-template.ts';
import { hypothesis } from '../../../worlds/cards.ts';
import think_card from './think_card.ts';

const a = (type: string) => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;

/** One tool for each type of card: think_card with its type fixed. */
export default cardTypes.map((type) =>
  presetOf(think_card, {
    name: `think_add_${type}`,
    title: `Add ${a(type)}`,
    summary: `Commits a card of type ${type}: as think_card does, whatever type the card says.`,
    fixed: { type },
    rules: {
      'the-type-is-fixed': must(`The card is ${a(type)}, whatever type it says itself.`),
      'the-same-again-is-a-no-op': must('The same card under the same id answers inserted=false and writes nothing.'),
    },
    cases: [
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
    ],
  }),
);
