import { Closed, FreeObject, named, OneOf, Type } from '../kit/schema.ts';

export const cardTypes = ['frame', 'hypothesis', 'question', 'test', 'evidence', 'decision', 'note', 'update'] as const;

export const CardType = named('CardType', OneOf(cardTypes, { description: 'What a card is.' }));

/** A card to be filled in: `<…>` marks what is still to be said. */
export const CardTemplate = named(
  'CardTemplate',
  Closed({
    id: Type.String(),
    type: CardType,
    title: Type.String(),
    text: Type.String(),
    status: Type.String(),
    tags: Type.Array(Type.String(), { maxItems: 8 }),
    meta: FreeObject(),
  }),
);
