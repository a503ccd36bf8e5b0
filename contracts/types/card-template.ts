import { Closed, FreeObject, named, OneOf, Type } from '../kit/schema.ts';

export const cardTypes = ['frame', 'hypothesis', 'question', 'test', 'evidence', 'decision', 'note', 'update'] as const;

export const CardType = named('CardType', OneOf(cardTypes, { description: 'What a card is.' }));

export const CardTemplate = named(
  'CardTemplate',
  Closed({
    id: Type.String({ description: 'Id to use for the card.' }),
    type: CardType,
    title: Type.String({ description: 'Title to fill in.' }),
    text: Type.String({ description: 'Text to fill in.' }),
    status: Type.String({ description: 'Status to start with.' }),
    tags: Type.Array(Type.String(), { maxItems: 8, description: 'Tags to start with.' }),
    meta: FreeObject({ description: 'Further fields to fill in.' }),
  }),
  'A card to be filled in: `<…>` marks what is still to be said.',
);
