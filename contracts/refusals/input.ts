import { defineRefusals, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();
const N = Type.Number();
const field = { field: S };
const limited = Of({ field: S, limit: N });

/** What is wrong with the arguments themselves, before anybody looks at the world. */
export const inputRefusals = defineRefusals({
  'arguments-are-no-object': {
    code: 'INVALID_INPUT',
    says: { problem: 'The arguments must be an object.', fix: 'Send {"field": value, …}.' },
  },
  'arguments-are-nested-too-deep': {
    code: 'INVALID_INPUT',
    says: {
      problem: 'The arguments are nested deeper than {levels} levels.',
      fix: 'Flatten them, or send the inner part as text.',
    },
    facts: Of({ levels: N }),
  },
  'arguments-cannot-be-stored': {
    code: 'INVALID_INPUT',
    says: {
      problem: 'The arguments hold a character that cannot be stored: a NUL, or half of a surrogate pair.',
      fix: 'Leave it out, or escape it.',
    },
  },
  'no-scope-is-named': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} is missing.', fix: 'Add {field}, or start the server with --{field}.' },
    facts: Of(field),
    hints: [{ field: '{field}', kind: 'missing_required', expected: 'a value' }],
  },
  'field-and-its-alias-differ': {
    code: 'INVALID_INPUT',
    says: { problem: '{alias} and {field} mean the same and differ.', fix: 'Send one of them.' },
    facts: Of({ alias: S, field: S }),
    hints: [{ field: '{alias}', kind: 'conflict', expected: 'the same as {field}' }],
  },
  'field-is-missing': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} is missing.', fix: 'Add {field}.' },
    facts: Of(field),
    hints: [{ field: '{field}', kind: 'missing_required', expected: 'a value' }],
  },
  'field-is-misspelt': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} is not a field of {tool}.', fix: 'Did you mean {meant}?' },
    facts: Of({ field: S, tool: S, meant: S }),
    hints: [{ field: '{field}', kind: 'unknown_field', expected: '{meant}' }],
  },
  'field-is-not-known': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} is not a field of {tool}.', fix: 'Use one of {known}.' },
    facts: Of({ field: S, tool: S, known: Type.Array(S) }),
    hints: [{ field: '{field}', kind: 'unknown_field', expected: 'one of {known}' }],
  },
  'inner-field-is-not-known': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} is not a field of {tool}.', fix: 'Use a known field.' },
    facts: Of({ field: S, tool: S }),
    hints: [{ field: '{field}', kind: 'unknown_field', expected: 'a known field' }],
  },
  'field-is-none-of-the-choices': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} must be one of {choices}.', fix: 'Send {field} as one of them.' },
    facts: Of({ field: S, choices: Type.Array(S) }),
    hints: [{ field: '{field}', kind: 'choose_one', expected: 'one of {choices}' }],
  },
  'field-has-another-value': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} must be {value}.', fix: 'Send {field} as {value}.' },
    facts: Of({ field: S, value: S }),
    hints: [{ field: '{field}', kind: 'choose_one', expected: '{value}' }],
  },
  'field-has-no-accepted-shape': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} must be one of the accepted shapes.', fix: 'Send {field} as one of the accepted shapes.' },
    facts: Of(field),
    hints: [{ field: '{field}', kind: 'choose_one', expected: 'one of the accepted shapes' }],
  },
  'field-is-of-no-known-kind': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} must be one of the known kinds.', fix: 'Send {field} as one of the known kinds.' },
    facts: Of(field),
    hints: [{ field: '{field}', kind: 'choose_one', expected: 'one of the known kinds' }],
  },
  'field-is-of-another-type': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} must be of type {type}.', fix: 'Send {field} as {type}.' },
    facts: Of({ field: S, type: S }),
    hints: [{ field: '{field}', kind: 'type', expected: 'of type {type}' }],
  },
  'field-is-blank': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} must be text that is not blank.', fix: 'Send {field} with something in it.' },
    facts: Of(field),
    hints: [{ field: '{field}', kind: 'pattern', expected: 'text that is not blank' }],
  },
  'field-looks-otherwise': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} must be {form}.', fix: 'Send {field} in that form.' },
    facts: Of({ field: S, form: S }),
    hints: [{ field: '{field}', kind: 'pattern', expected: '{form}' }],
  },
  'object-is-too-large': {
    code: 'INVALID_INPUT',
    says: {
      problem: '{field} must be an object of at most {keys} keys, {depth} levels and {bytes} bytes.',
      fix: 'Send {field} with less in it; keep more as the text of a note.',
    },
    facts: Of({ field: S, keys: Type.Integer(), depth: Type.Integer(), bytes: Type.Integer() }),
    hints: [{ field: '{field}', kind: 'length', expected: 'at most {keys} keys, {depth} levels and {bytes} bytes' }],
  },
  'field-is-too-short': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} must be at least {limit} characters.', fix: 'Send {field} with at least {limit} characters.' },
    facts: limited,
    hints: [{ field: '{field}', kind: 'length', expected: 'at least {limit} characters' }],
  },
  'field-is-too-long': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} must be at most {limit} characters.', fix: 'Send {field} with at most {limit} characters.' },
    facts: limited,
    hints: [{ field: '{field}', kind: 'length', expected: 'at most {limit} characters' }],
  },
  'field-has-too-few-items': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} must have at least {limit} items.', fix: 'Send {field} with at least {limit} items.' },
    facts: limited,
    hints: [{ field: '{field}', kind: 'length', expected: 'at least {limit} items' }],
  },
  'field-has-too-many-items': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} must have at most {limit} items.', fix: 'Send {field} with at most {limit} items.' },
    facts: limited,
    hints: [{ field: '{field}', kind: 'length', expected: 'at most {limit} items' }],
  },
  'field-is-too-small': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} must be at least {limit}.', fix: 'Send {field} as at least {limit}.' },
    facts: limited,
    hints: [{ field: '{field}', kind: 'range', expected: 'at least {limit}' }],
  },
  'field-is-too-large': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} must be at most {limit}.', fix: 'Send {field} as at most {limit}.' },
    facts: limited,
    hints: [{ field: '{field}', kind: 'range', expected: 'at most {limit}' }],
  },
  'field-is-not-valid': {
    code: 'INVALID_INPUT',
    says: { problem: '{field} {detail}.', fix: 'Mend {field}.' },
    facts: Of({ field: S, detail: S }),
    hints: [{ field: '{field}', kind: 'other', expected: 'a valid value' }],
  },
});
