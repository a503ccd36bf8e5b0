import { casesOf, saved } from '../../../kit/index.ts';
import { edgeBetween } from '../../../worlds/claims.ts';
import tool from './edge_show.ts';

export default casesOf(tool, [
  {
    name: 'a global edge, found behind the project',
    proves: ['an-edge-is-shown-whole'],
    given: [edgeBetween('mentions', 'cl_1_0000000a', 'cl_2_0000000b', { scope: 'global', notes: 'In passing.' })],
    when: { id: saved('edge') },
    then: {
      result: {
        scope: 'global',
        edge: { edge_id: saved('edge'), from_id: 'cl_1_0000000a', project_id: '', notes: 'In passing.' },
      },
    },
  },
  {
    name: 'nobody made it',
    proves: ['an-unknown-edge-is-refused'],
    when: { id: 'ed_1_00000000' },
    then: { error: 'UNKNOWN_ID', refusal: 'edge-is-not-known', suggests: ['edge_list'] },
  },
]);
