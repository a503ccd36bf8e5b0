import { defineNextCalls, OneOf, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

export const graphNextCalls = defineNextCalls({
  'see-what-both-changed': {
    tool: 'graph_conflict_show',
    params: { conflict_id: '{conflict_id}' },
    reason: 'Both changed {key}',
    facts: Of({ conflict_id: S, key: S }),
  },
  'keep-what-one-side-says': {
    tool: 'graph_conflict_resolve',
    params: { conflict_id: '{conflict_id}', resolution: '{resolution}' },
    reason: 'Keep what {whose} says',
    facts: Of({ conflict_id: S, resolution: OneOf(['use_from', 'use_into']), whose: S }),
  },
});
