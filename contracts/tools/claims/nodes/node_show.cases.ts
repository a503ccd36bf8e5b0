import { casesOf, having, saved } from '../../../kit/index.ts';
import { claimSaying, edgeBetween, nodeSaying } from '../../../worlds/claims.ts';
import tool from './node_show.ts';

const linked = [
  ...claimSaying('dates', 'Dates are stored in UTC.'),
  nodeSaying('decision', 'Exports hold UTC.'),
  edgeBetween('derived_from', saved('decision'), saved('dates')),
  edgeBetween('derived_from', saved('decision'), 'ev_run_1_0a1b2c3d_000001', {}, 'cites'),
];

export default casesOf(tool, [
  {
    name: 'a decision and what it rests on',
    proves: ['a-node-is-shown-with-its-edges'],
    given: linked,
    when: { id: saved('decision') },
    then: {
      result: {
        scope: 'project',
        node: { node_id: saved('decision'), status: 'active', title: 'Exports hold UTC.' },
        edges: [{ edge_id: saved('cites') }, { edge_id: saved('edge'), to_id: saved('dates') }],
      },
    },
  },
  {
    name: 'nobody wrote it',
    proves: ['an-unknown-node-is-refused'],
    when: { id: 'nd_1_00000000' },
    then: { error: 'UNKNOWN_ID', refusal: 'node-is-not-known', suggests: ['node_list'] },
  },
  {
    name: 'the record that it rests on',
    proves: ['evidence-is-named-as-missing'],
    given: linked,
    when: { id: saved('decision'), graph: true },
    then: {
      result: { graph: { claims: [{ claim_id: saved('dates') }], missing_ids: having('ev_run_1_0a1b2c3d_000001') } },
    },
  },
]);
