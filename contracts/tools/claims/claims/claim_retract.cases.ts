import { call, casesOf, saved } from '../../../kit/index.ts';
import { claimSaying, twoClaims } from '../../../worlds/claims.ts';
import tool from './claim_retract.ts';

export default casesOf(tool, [
  {
    name: 'a claim that no longer holds',
    proves: ['what-is-retracted-no-longer-holds'],
    given: twoClaims,
    when: { id: saved('dates'), rationale: 'The service was rewritten.' },
    then: {
      tells: ['claim_retract', 'claim_retracted'],
      result: { claim_id: saved('dates') },
      after: [
        call('claim_show', { id: saved('dates') }, { result: { claim: { status: 'retracted' } } }),
        call('claim_list', {}, { result: { claims: [{ claim_id: saved('exports') }] } }),
        call(
          'mi_tail',
          { kind: ['claim_retract'] },
          { result: { records: [{ record: { rationale: 'The service was rewritten.' } }] } },
        ),
      ],
    },
  },
  {
    name: 'nobody wrote it',
    proves: ['an-unknown-claim-is-not-retracted'],
    when: { id: 'cl_1_00000000' },
    then: {
      error: 'UNKNOWN_ID',
      refusal: 'claim-is-not-known',
      after: [call('mi_tail', {}, { result: { records: [] } })],
    },
  },
  {
    name: 'it belongs to the project',
    proves: ['an-unknown-claim-is-not-retracted'],
    given: twoClaims,
    when: { id: saved('dates'), scope: 'global' },
    then: { error: 'UNKNOWN_ID', refusal: 'claim-is-not-known' },
  },
  {
    name: 'said again after it was retracted',
    proves: ['what-was-retracted-can-be-said-again'],
    given: [...claimSaying('dates', 'Dates are stored in UTC.'), call('claim_retract', { id: saved('dates') })],
    when: { id: saved('setting') },
    then: {
      after: [
        ...claimSaying('again', 'Dates are stored in UTC.'),
        call('claim_list', { contains: 'stored' }, { result: { claims: [{ claim_id: saved('again'), status: 'active' }] } }),
      ],
    },
  },
]);
