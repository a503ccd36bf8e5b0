import { casesOf, saved } from '../../../kit/index.ts';
import { edgeBetween, nodeSaying, twoClaims } from '../../../worlds/claims.ts';
import tool from './claims_show.ts';

export default casesOf(tool, [
  {
    name: 'a claim',
    proves: ['either-is-shown'],
    given: [...twoClaims, edgeBetween('supports', saved('dates'), saved('exports'))],
    when: { id: saved('exports') },
    then: {
      result: {
        scope: 'project',
        claim: { claim_id: saved('exports'), status: 'active' },
        edges: [{ edge_id: saved('edge') }, {}],
      },
    },
  },
  {
    name: 'a node',
    proves: ['either-is-shown'],
    given: [nodeSaying('decision', 'Keep UTC.')],
    when: { id: saved('decision') },
    then: { result: { scope: 'project', node: { node_id: saved('decision'), node_type: 'decision' }, edges: [] } },
  },
  {
    name: 'nobody wrote it',
    proves: ['an-unknown-thought-is-refused'],
    when: { id: 'nd_1_00000000' },
    then: { error: 'UNKNOWN_ID', refusal: 'node-is-not-known' },
  },
]);
