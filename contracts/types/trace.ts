import { FreeObject, Opt, Type } from '../kit/schema.ts';

/** Anything more about a step: an object, or the same object as JSON text. */
export const StepMeta = Opt(
  Type.Union([FreeObject(), Type.String({ maxLength: 1_000_000, description: 'A JSON object as text.' })], {
    description: 'Anything more, as an object or as JSON text of one.',
  }),
);
