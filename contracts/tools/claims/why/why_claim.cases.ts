import { call, casesOf, saved } from '../../../kit/index.ts';
import { edgeBetween, twoClaims } from '../../../worlds/claims.ts';
import tool from './why_claim.ts';

export default casesOf(tool, [
  {
    name: 'a claim that another one supports',
    proves: ['a-claim-is-explained-by-others'],
    given: [...twoClaims, edgeBetween('supports', saved('exports'), saved('dates'))],
    when: { id: saved('dates') },
    then: {
      tells: ['why_trace'],
      result: {
        target: { target_type: 'claim', claim_id: saved('dates'), status: 'active' },
        candidate_claim_ids: [saved('exports')],
        chosen: [{ claim_id: saved('exports') }],
        written_edge_ids: [],
      },
      after: [call('edge_list', { type: 'depends_on' }, { result: { edges: [] } })],
    },
  },
  {
    name: 'nobody wrote it',
    proves: ['an-unknown-claim-is-not-explained'],
    when: { id: 'cl_1_00000000' },
    then: {
      error: 'UNKNOWN_ID',
      refusal: 'claim-is-not-known',
      after: [call('mi_tail', {}, { result: { records: [] } })],
    },
  },
]);
