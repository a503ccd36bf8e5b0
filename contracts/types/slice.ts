import { Closed, Nullable, named, Opt, Type } from '../kit/schema.ts';
import { Entry, SequentialGraph } from './entry.ts';
import { Pagination } from './page.ts';

export const EntrySlice = named(
  'EntrySlice',
  Closed({
    entries: Type.Array(Entry, { description: 'The entries, oldest first.' }),
    pagination: Pagination,
    sequential: Opt(
      Nullable(SequentialGraph, { description: 'How numbered thoughts relate; null when there are none, absent for notes.' }),
    ),
  }),
  'A page of a document inside a larger answer.',
);
