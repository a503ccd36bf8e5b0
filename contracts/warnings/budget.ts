import { defineWarnings, Type } from '../kit/index.ts';

const Of = Type.Object;

/** The boundary's own; tools with a budget need not declare them. */
export const budgetWarnings = defineWarnings({
  BUDGET_TRUNCATED: {
    message: 'The answer was cut to fit max_chars={max_chars}.',
    recovery: 'Raise max_chars, or go on where the answer says that it ends: next_cursor, nextOffset, or an offset of your own.',
    facts: Of({ max_chars: Type.Integer() }),
  },
  BUDGET_MINIMAL: {
    message: 'Only a minimal signal fits into max_chars={max_chars}.',
    recovery: 'Raise max_chars to see the answer.',
    facts: Of({ max_chars: Type.Integer() }),
  },
  BUDGET_MIN_CLAMPED: {
    message: 'max_chars={asked} is less than any answer needs; {max_chars} was used.',
    recovery: 'Ask for at least {max_chars}.',
    facts: Of({ asked: Type.Integer(), max_chars: Type.Integer() }),
  },
  AS_OF_INCOMPLETE: {
    message: '{left_out} facts of before this moment are left out: what they wrote was removed since.',
    recovery: 'Read what happened with journal; what was removed cannot be read again.',
    facts: Of({ left_out: Type.Integer() }),
  },
});
