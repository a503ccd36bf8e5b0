import { call, casesOf, ofLength } from '../../../kit/index.ts';
import tool from './edge_create.ts';

export default casesOf(tool, [
  {
    name: 'a claim that rests on evidence',
    proves: ['an-edge-cites-its-record'],
    when: { type: 'supports', from: 'ev_run_1_0a1b2c3d_000001', to: 'cl_1_0a1b2c3d' },
    then: {
      tells: ['edge_create', 'edge_asserted'],
      after: [
        call('mi_tail', {}, { result: { records: [{ kind: 'edge_create', record: { from_id: 'ev_run_1_0a1b2c3d_000001' } }] } }),
        call('edge_list', {}, { result: { edges: [{ to_id: 'cl_1_0a1b2c3d', source_event_ids: ofLength(1) }] } }),
      ],
    },
  },
]);
