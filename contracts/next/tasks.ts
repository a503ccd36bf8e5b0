import { defineNextCalls, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

export const tasksNextCalls = defineNextCalls({
  'repeat-it-for-the-focus': {
    tool: '{tool}',
    params: {},
    reason: 'Do it to {focus}, which is in focus',
    facts: Of({ tool: S, focus: S }),
  },
  'repeat-it-all-the-same': { tool: '{tool}', params: {}, reason: 'Do it all the same', facts: Of({ tool: S }) },
  'see-how-it-stands-now': { tool: 'open', params: { id: '{id}' }, reason: 'See how {id} stands now', facts: Of({ id: S }) },
});
