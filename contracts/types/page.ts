import { Closed, Nullable, named, Opt, Type } from '../kit/schema.ts';
import { Seq } from './ids.ts';

/** Continue before this place: what `next_cursor` of the page before said. */
export const Cursor = Opt(Type.Integer({ minimum: 0, description: 'next_cursor of the page before.' }));

export const Pagination = named(
  'Pagination',
  Closed({
    cursor: Nullable(Seq),
    next_cursor: Nullable(Seq),
    has_more: Type.Boolean(),
    limit: Type.Integer({ minimum: 0 }),
    count: Type.Integer({ minimum: 0 }),
  }),
);
