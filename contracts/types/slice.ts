import { Closed, Nullable, named, Opt, Type } from '../kit/schema.ts';
import { Entry, SequentialGraph } from './entry.ts';
import { Pagination } from './page.ts';

/** A page of a document inside a larger answer. */
export const EntrySlice = named(
  'EntrySlice',
  Closed({ entries: Type.Array(Entry), pagination: Pagination, sequential: Opt(Nullable(SequentialGraph)) }),
);
