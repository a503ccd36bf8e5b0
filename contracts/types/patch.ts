import { Closed, named, OneOf, Opt, Text, Type } from '../kit/schema.ts';

export const PatchOp = named(
  'PatchOp',
  Closed({
    op: OneOf(['set', 'unset', 'append', 'remove']),
    field: Text(64),
    value: Opt(Type.Unknown({ description: 'For set: the new value. For append and remove: an item, or a list of items.' })),
  }),
);
export const PatchOps = Type.Array(PatchOp, { minItems: 1, maxItems: 50 });
