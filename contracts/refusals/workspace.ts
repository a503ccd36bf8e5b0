import { badInput, defineRefusals, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

export const workspaceRefusals = defineRefusals({
  'reference-leads-nowhere': {
    code: 'UNKNOWN_ID',
    says: { kind: 'entry', fix: 'Copy a reference from an answer, such as log or show gives.' },
    facts: Of({ id: S }),
    hints: [{ field: 'id', kind: 'other', expected: 'a reference to something that exists' }],
  },
  'path-leads-nowhere': badInput(
    '{id} is the path of a step, and no task is in focus.',
    'Put its task in focus, or open the step by its id, STEP-….',
    'id',
    Of({ id: S }),
  ),
  'tool-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'tool', fix: 'Tools like it: {near}.' },
    facts: Of({ id: S, near: S }),
    hints: [{ field: 'tool', kind: 'other', expected: 'the name of a tool, such as {near}' }],
  },
  'reference-has-no-known-form': badInput(
    '{id} is no reference. Known forms: {forms}.',
    'Copy a reference from an answer.',
    'id',
    Of({ id: S, forms: S }),
  ),
  'forgetting-is-not-confirmed': {
    code: 'INVALID_INPUT',
    says: {
      problem: '{ref} is a {what}; it would be removed for good, with all versions and copies. Nothing was removed yet.',
      fix: 'Call again with confirm=true if that is meant.',
    },
    facts: Of({ ref: S, what: S }),
    hints: [{ field: 'confirm', kind: 'missing_required', expected: 'true' }],
  },
  'reference-is-not-forgotten-so': badInput(
    '{ref} is a {what}: forget removes notes, trace entries, cards and graph nodes.',
    'Forget the note, event, card or node that says it; change or delete a {what} with its own tools.',
    'ref',
    Of({ ref: S, what: S }),
  ),
  'after-goes-alone': badInput(
    'after asks for what is new, the oldest first; cursor and at ask for what was before.',
    'Leave after out, or leave cursor and at out.',
    'after',
  ),
  'time-does-not-exist': badInput('There is no {time}.', 'Give a day such as 2026-05-14.', '{field}', Of({ time: S, field: S })),
});
