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
  'reference-has-no-known-form': badInput(
    '{id} is no reference. Known forms: {forms}.',
    'Copy a reference from an answer.',
    'id',
    Of({ id: S, forms: S }),
  ),
  'time-does-not-exist': badInput('There is no {time}.', 'Give a day such as 2026-05-14.', '{field}', Of({ time: S, field: S })),
});
