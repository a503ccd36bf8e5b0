import { call, casesOf } from '../../../kit/index.ts';
import tool from './mi_tail.ts';

const edge = (to: string) => call('edge_create', { type: 'mentions', from: 'cl_1_0a1b2c3d', to });

export default casesOf(tool, [
  {
    name: 'the last two of three',
    proves: ['the-newest-are-shown'],
    given: [edge('cl_2_0a1b2c3d'), edge('cl_3_0a1b2c3d'), edge('cl_4_0a1b2c3d')],
    when: { lines: 2 },
    then: { result: { records: [{ record: { to_id: 'cl_3_0a1b2c3d' } }, { record: { to_id: 'cl_4_0a1b2c3d' } }] } },
  },
  {
    name: 'what Hands said before it said anything',
    proves: ['no-transcript-is-said'],
    when: { what: 'hands' },
    then: { error: 'UNKNOWN_ID', refusal: 'no-transcript-is-kept' },
  },
]);
