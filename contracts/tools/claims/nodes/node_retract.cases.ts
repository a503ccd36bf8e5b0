import { call, casesOf, saved } from '../../../kit/index.ts';
import { nodeSaying } from '../../../worlds/claims.ts';
import tool from './node_retract.ts';

export default casesOf(tool, [
  {
    name: 'decided anew',
    proves: ['a-retracted-node-no-longer-holds'],
    given: [nodeSaying('decision', 'Exports use semicolons.')],
    when: { id: saved('decision'), rationale: 'Decided anew.' },
    then: {
      tells: ['node_retract', 'node_retracted'],
      after: [
        call('node_show', { id: saved('decision') }, { result: { node: { status: 'retracted' } } }),
        call('mi_tail', { kind: ['node_retract'] }, { result: { records: [{ record: { rationale: 'Decided anew.' } }] } }),
      ],
    },
  },
  {
    name: 'nobody wrote it',
    proves: ['an-unknown-node-is-not-retracted'],
    when: { id: 'nd_1_00000000' },
    then: { error: 'UNKNOWN_ID', refusal: 'node-is-not-known' },
  },
]);
