import { casesOf, matching, saved } from '../../../kit/index.ts';
import { edgeBetween, nodeSaying, twoClaims } from '../../../worlds/claims.ts';
import tool from './claims_graph.ts';

const linked = [
  ...twoClaims,
  nodeSaying('decision', 'Exports hold UTC.'),
  edgeBetween('derived_from', saved('decision'), saved('exports'), {}, 'first'),
  edgeBetween('supports', saved('dates'), saved('exports'), {}, 'second'),
];

export default casesOf(tool, [
  {
    name: 'two steps around a decision',
    proves: ['the-graph-of-either'],
    given: linked,
    when: { id: saved('decision'), depth: 2, mermaid: true },
    then: {
      result: {
        graph: {
          root_id: saved('decision'),
          nodes: [{ node_id: saved('decision') }],
          claims: [{ claim_id: saved('exports') }, { claim_id: saved('dates') }],
        },
        mermaid: matching(/^flowchart LR/),
      },
    },
  },
  {
    name: 'one step, along one type',
    proves: ['the-graph-of-either'],
    given: linked,
    when: { id: saved('exports'), edge_type: ['derived_from'] },
    then: { result: { graph: { nodes: [{ node_id: saved('decision') }], claims: [{ claim_id: saved('exports') }] } } },
  },
  {
    name: 'nobody wrote it',
    proves: ['the-centre-must-be-there'],
    when: { id: 'cl_1_00000000' },
    then: { error: 'UNKNOWN_ID', refusal: 'claim-is-not-known' },
  },
]);
