import { Closed, FreeObject, Nullable, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { Timestamp } from './ids.ts';

export const Suggestion = named(
  'Suggestion',
  Closed({
    action: OneOf(['call_tool', 'call_method']),
    target: Opt(Type.String()),
    method: Opt(Type.String()),
    reason: Type.String(),
    priority: OneOf(['high', 'medium', 'low']),
    validated: Type.Boolean(),
    params: FreeObject(),
  }),
);

export const Warning = named('Warning', Closed({ code: Type.String(), message: Type.String(), recovery: Type.String() }));

export const Hint = named(
  'Hint',
  Closed({
    field: Type.String(),
    kind: OneOf(['missing_required', 'unknown_field', 'type', 'choose_one', 'length', 'range', 'pattern', 'conflict', 'other']),
    expected: Type.String(),
  }),
);

export const ErrorBody = named(
  'ErrorBody',
  Closed({
    code: Type.String(),
    refusal: Opt(
      Type.String({ description: 'Which of the refusals with this code it is; the same words always have the same id.' }),
    ),
    message: Type.String(),
    recovery: Opt(Type.String()),
    hints: Opt(Type.Array(Hint)),
  }),
);

export const Envelope = named(
  'Envelope',
  Closed({
    success: Type.Boolean(),
    intent: Type.String(),
    result: Nullable(FreeObject()),
    warnings: Type.Array(Warning),
    suggestions: Type.Array(Suggestion),
    context: FreeObject(),
    error: Nullable(ErrorBody),
    timestamp: Timestamp,
  }),
);
