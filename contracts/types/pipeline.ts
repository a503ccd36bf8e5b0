import { named, OneOf } from '../kit/schema.ts';

/** The stages of a line of thought, in their order. */
export const stages = ['frame', 'hypothesis', 'test', 'evidence', 'decision'] as const;

export const PipelineStage = named(
  'PipelineStage',
  OneOf(stages, { description: 'Stage of a line of thought; they follow in this order.' }),
);
