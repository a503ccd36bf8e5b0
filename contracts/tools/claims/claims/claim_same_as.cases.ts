import { call, casesOf, saved } from '../../../kit/index.ts';
import { twoClaims } from '../../../worlds/claims.ts';
import tool from './claim_same_as.ts';

export default casesOf(tool, [
  {
    name: 'two claims about storage',
    proves: ['the-duplicate-is-no-longer-listed'],
    given: twoClaims,
    when: { dup: saved('exports'), canonical: saved('dates'), notes: 'Both say how things are stored.' },
    then: {
      tells: ['claim_same_as', 'edge_asserted'],
      result: { dup_id: saved('exports'), canonical_id: saved('dates') },
      after: [
        call('claim_list', {}, { result: { claims: [{ claim_id: saved('dates') }] } }),
        call('claim_show', { id: saved('exports') }, { result: { claim: { canonical_id: saved('dates'), status: 'active' } } }),
      ],
    },
  },
  {
    name: 'one of them is nowhere',
    proves: ['both-claims-are-there'],
    given: twoClaims,
    when: { dup: saved('exports'), canonical: 'cl_1_00000000' },
    then: { error: 'UNKNOWN_ID', refusal: 'claim-is-not-known', names: ['cl_1_00000000'] },
  },
  {
    name: 'a claim is no duplicate of itself',
    proves: ['no-circle-is-made'],
    given: twoClaims,
    when: { dup: saved('dates'), canonical: saved('dates') },
    then: { error: 'CONFLICT', refusal: 'claims-are-one-already' },
  },
  {
    name: 'the other way round, too',
    proves: ['no-circle-is-made'],
    given: [...twoClaims, call('claim_same_as', { dup: saved('exports'), canonical: saved('dates') })],
    when: { dup: saved('dates'), canonical: saved('exports') },
    then: { error: 'CONFLICT', refusal: 'claims-are-one-already' },
  },
]);
