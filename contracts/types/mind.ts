import type { TSchema } from '@sinclair/typebox';
import { Closed, named, OneOf, Opt, Type } from '../kit/schema.ts';

/**
 * Schemas that a model fills in use only type, properties, required, items, enum, minimum, maximum and anyOf: every provider enforces those.
 * So text and lists from a model have no bounds here; what is kept of them is cut by whoever applies the answer.
 */
export const FreeText = (description: string) => Type.String({ description });
export const FreeList = (description: string) => Type.Array(Type.String(), { description });
export const Flag = (description: string) => Type.Boolean({ description });

export const Confidence = named(
  'Confidence',
  Type.Number({ minimum: 0, maximum: 1, description: 'How sure: 0 is a guess, 1 is certain.' }),
);
export const MindScope = named(
  'MindScope',
  OneOf(['project', 'global'], { description: 'Holds in this project, or everywhere.' }),
);
/** A scope with one that is meant when none is given. */
export const ScopeOr = (fallback: 'project' | 'global', description: string) =>
  Opt(OneOf(['project', 'global'], { default: fallback, description }));
export const Benefit = named('Benefit', OneOf(['low', 'medium', 'high'], { description: 'How much is gained.' }));
export const RunStatus = named('RunStatus', OneOf(['done', 'not_done', 'blocked'], { description: 'State of the run.' }));
export const RiskCategory = named(
  'RiskCategory',
  OneOf(['network', 'install', 'push', 'publish', 'delete', 'privilege', 'privacy', 'cost', 'other'], {
    description: 'What sort of harm is possible.',
  }),
);
export const RiskSeverity = named(
  'RiskSeverity',
  OneOf(['low', 'medium', 'high', 'critical'], { description: 'How bad the harm would be.' }),
);
export const CheckpointKind = named(
  'CheckpointKind',
  OneOf(
    [
      'none',
      'phase_change',
      'subtask_complete',
      'risk_boundary',
      'user_interaction',
      'timebox',
      'max_batches',
      'done',
      'blocked',
      'other',
    ],
    { description: 'Why a segment ends here; none when it does not.' },
  ),
);

export const LearnSuggestion = named(
  'LearnSuggestion',
  Closed({
    scope: MindScope,
    severity: RiskSeverity,
    text: FreeText('The preference, as one rule that can be followed.'),
    rationale: FreeText('What in the evidence calls for it.'),
  }),
  'A preference worth learning.',
);

export const MindState = named(
  'MindState',
  OneOf(['ok', 'error', 'skipped'], {
    description: 'How a call to the Mind ended: answered, failed, or not made because the circuit is open.',
  }),
);
export const Nothing = named('Nothing', Closed({}), 'The empty object: there was nothing to record.');
export const OrNothing = <T extends TSchema>(schema: T) => Type.Union([schema, Nothing]);
