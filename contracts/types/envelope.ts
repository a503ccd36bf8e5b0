import { Closed, described, FreeObject, Nullable, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { Timestamp } from './ids.ts';

export const Suggestion = named(
  'Suggestion',
  Closed({
    action: OneOf(['call_tool', 'call_method'], {
      description: 'call_tool: call a tool; call_method: use an MCP method such as tools/list.',
    }),
    target: Opt(Type.String({ description: 'Name of the tool; absent for call_method.' })),
    method: Opt(Type.String({ description: 'Name of the method; absent for call_tool.' })),
    reason: Type.String({ description: 'Why it helps.' }),
    priority: OneOf(['high', 'medium', 'low'], { description: 'How much it matters.' }),
    validated: Type.Boolean({ description: 'True: the tool would accept these params.' }),
    params: FreeObject({ description: 'Arguments to send as they are.' }),
  }),
  'A call that is likely to help next.',
);

export const Warning = named(
  'Warning',
  Closed({
    code: Type.String({ description: 'What it is, as a code.' }),
    message: Type.String({ description: 'What happened.' }),
    recovery: Type.String({ description: 'What to do about it.' }),
  }),
  'Something to know although the call succeeded.',
);

export const Hint = named(
  'Hint',
  Closed({
    field: Type.String({ description: 'Name or path of the field.' }),
    kind: OneOf(['missing_required', 'unknown_field', 'type', 'choose_one', 'length', 'range', 'pattern', 'conflict', 'other'], {
      description: 'What sort of problem it is.',
    }),
    expected: Type.String({ description: 'What the field should hold.' }),
  }),
  'What is wrong with one field of the input.',
);

export const ErrorBody = named(
  'ErrorBody',
  Closed({
    code: Type.String({ description: 'What is wrong, as a code.' }),
    refusal: Opt(
      Type.String({ description: 'Which of the refusals with this code it is; the same words always have the same id.' }),
    ),
    message: Type.String({ description: 'What is wrong, in a sentence.' }),
    recovery: Opt(Type.String({ description: 'What to do about it; absent when there is nothing to do.' })),
    hints: Opt(Type.Array(Hint, { description: 'Fields to correct; absent when no field is at fault.' })),
  }),
  'Why a call failed.',
);

export const Envelope = named(
  'Envelope',
  Closed({
    success: Type.Boolean({ description: 'True when the call did what was asked; else see error.' }),
    intent: Type.String({ description: 'Name of the tool that was called.' }),
    result: Nullable(FreeObject(), { description: 'Output of the tool; null when the call failed.' }),
    warnings: Type.Array(Warning, { description: 'Things to know although the call succeeded.' }),
    suggestions: Type.Array(Suggestion, { description: 'Calls that are likely to help next.' }),
    context: FreeObject({ description: 'Where the call took place, such as its workspace.' }),
    error: Nullable(ErrorBody, { description: 'What went wrong; null when the call succeeded.' }),
    timestamp: described(Timestamp, 'When the answer was made.'),
  }),
  'What every call answers.',
);
