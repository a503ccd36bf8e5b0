import { Nullable, Type } from '../kit/schema.ts';

const longest = 1_000_000_000;

/** Spread into the input of a tool that answers a text which may be longer than an answer. */
export const TextFrom = {
  offset: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: longest,
      default: 0,
      description: 'At which character of the text to begin: nextOffset of the part before.',
    }),
  ),
};

/** What its answer says of the part. */
export const TextPart = {
  offset: Type.Integer({ minimum: 0, description: 'At which character of the text content begins.' }),
  nextOffset: Nullable(Type.Integer({ minimum: 0 }), {
    description: 'offset of the next part; null: content ends with the text.',
  }),
  length: Type.Integer({ minimum: 0, description: 'Characters of the whole text.' }),
};
