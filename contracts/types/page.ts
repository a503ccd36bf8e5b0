import { Closed, Nullable, named, Opt, Type } from '../kit/schema.ts';
import { Seq } from './ids.ts';

/** Continue before this place: what `next_cursor` of the page before said. */
export const Cursor = Opt(Type.Integer({ minimum: 0, description: 'next_cursor of the page before.' }));

export const Pagination = named(
  'Pagination',
  Closed({
    cursor: Nullable(Seq, { description: 'Cursor of this page; null for the first.' }),
    next_cursor: Nullable(Seq, { description: 'Pass it as cursor for the next page; null when there is none.' }),
    has_more: Type.Boolean({ description: 'True when there is another page.' }),
    limit: Type.Integer({ minimum: 0, description: 'Most items that a page holds.' }),
    count: Type.Integer({ minimum: 0, description: 'Items on this page.' }),
  }),
  'Which page this is, and how to get the next.',
);
