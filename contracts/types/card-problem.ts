import { Closed, named, OneOf, Type } from '../kit/schema.ts';

export const CardProblem = named(
  'CardProblem',
  Closed({
    code: OneOf(
      [
        'EDGE_ENDPOINT_MISSING',
        'EDGE_TO_ITSELF',
        'EDGES_CONTRADICT',
        'CARD_SAYS_NOTHING',
        'CARD_STATUS_MISSING',
        'CARD_VISIBILITY_UNCLEAR',
        'CARD_MERGED_INTO_NOTHING',
      ],
      { description: 'What is wrong, as a code.' },
    ),
    kind: OneOf(['card', 'edge'], { description: 'Whether it is about a card or an edge.' }),
    key: Type.String({ maxLength: 700, description: 'The id of the card, or from|rel|to of the edge.' }),
    message: Type.String({ description: 'What is wrong, in a sentence.' }),
  }),
  'Something wrong with a card or one of its edges.',
);
