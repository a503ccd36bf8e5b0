import { defineWarnings, Type } from '../kit/index.ts';

export const thinkWarnings = defineWarnings({
  PLAYBOOK_GENERIC: {
    message: 'There is no playbook {name}; the general one is shown.',
    recovery: 'Known names: {known}.',
    facts: Type.Object({ name: Type.String(), known: Type.String() }),
  },
});
