import { badInput, defineRefusals, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

export const knowledgeRefusals = defineRefusals({
  'pattern-is-not-there': {
    code: 'UNKNOWN_ID',
    says: { kind: 'pattern', fix: 'Choose one that knowledge list_patterns names.' },
    facts: Of({ id: S }),
    suggest: [{ tool: 'knowledge_list_patterns', params: {}, reason: 'See the patterns there are', priority: 'high' }],
  },
  'note-is-not-there': {
    code: 'UNKNOWN_ID',
    says: { kind: 'scratchpad note', fix: 'Choose one that knowledge list_notes names.' },
    facts: Of({ id: S }),
    suggest: [{ tool: 'knowledge_list_notes', params: {}, reason: 'See the notes there are', priority: 'high' }],
  },
  'knowledge-id-is-taken': {
    code: 'INVALID_OPERATION',
    says: {
      operation: '{operation}',
      because: '{id} is there already',
      fix: 'Change it with the update operation, or give another id.',
    },
    facts: Of({ operation: S, id: S }),
    hints: [{ field: 'id', kind: 'conflict', expected: 'an id that is free' }],
  },
  'knowledge-has-changed': {
    code: 'INVALID_OPERATION',
    says: {
      operation: '{operation}',
      because: 'somebody changed {id} at {updated}, after what you know of it',
      fix: 'Read it again, and repeat the change with expectedUpdatedAt={updated}.',
    },
    facts: Of({ operation: S, id: S, updated: S }),
    hints: [{ field: 'expectedUpdatedAt', kind: 'conflict', expected: '{updated}' }],
  },
  'nothing-to-change': badInput('Nothing says what to change.', 'Give at least one of {fields}.', '{fields}', Of({ fields: S })),
  'removing-is-not-confirmed': {
    code: 'INVALID_OPERATION',
    says: {
      operation: '{operation}',
      because: 'it would remove "{title}" for good',
      fix: 'Repeat it with confirm=true, if that is meant.',
    },
    facts: Of({ operation: S, title: S }),
    hints: [{ field: 'confirm', kind: 'missing_required', expected: 'true' }],
  },
  'note-grows-too-long': badInput(
    'With this at its end the note would have {length} characters; {most} are allowed.',
    'Send less, or begin another note.',
    'append',
    Of({ length: Type.Integer(), most: Type.Integer() }),
  ),
});
