import { Closed, named, OneOf, Type } from '../kit/schema.ts';

/** Something wrong with a card or one of its edges. */
export const CardProblem = named(
  'CardProblem',
  Closed({
    code: OneOf([
      'EDGE_ENDPOINT_MISSING',
      'EDGE_TO_ITSELF',
      'EDGES_CONTRADICT',
      'CARD_SAYS_NOTHING',
      'CARD_STATUS_MISSING',
      'CARD_VISIBILITY_UNCLEAR',
      'CARD_MERGED_INTO_NOTHING',
    ]),
    kind: OneOf(['card', 'edge']),
    /** The id of the card, or from|rel|to of the edge. */
    key: Type.String({ maxLength: 700 }),
    message: Type.String(),
  }),
);
