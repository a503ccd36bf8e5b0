import { Closed, named, OneOf, Opt, Text, Type } from '../kit/schema.ts';

export const PatchOp = named(
  'PatchOp',
  Closed({
    op: OneOf(['set', 'unset', 'append', 'remove'], {
      description: 'set a value, unset it, append to a list or remove from it.',
    }),
    field: Text(64, { description: 'Name of the field.' }),
    value: Opt(Type.Unknown({ description: 'For set: the new value. For append and remove: an item, or a list of items.' })),
  }),
  'One change of a field.',
);
export const PatchOps = Type.Array(PatchOp, {
  minItems: 1,
  maxItems: 50,
  description: 'Changes in order; all or none are made.',
});
