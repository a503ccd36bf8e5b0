import { call, casesOf, saved } from '../../../kit/index.ts';
import { claimSaying, twoClaims } from '../../../worlds/claims.ts';
import tool from './claim_supersede.ts';

export default casesOf(tool, [
  {
    name: 'dates are stored differently now',
    proves: ['the-new-claim-takes-the-place'],
    given: twoClaims,
    when: { id: saved('dates'), text: 'Dates are stored with their time zone.', tag: ['dates'] },
    then: {
      tells: ['claim_supersede', 'claim_asserted', 'edge_asserted'],
      result: { superseded_id: saved('dates'), scope: 'project' },
      after: [
        call('claim_show', { id: saved('dates') }, { result: { claim: { status: 'superseded' } } }),
        call(
          'claim_list',
          { tag: ['dates'] },
          { result: { claims: [{ text: 'Dates are stored with their time zone.', status: 'active', tags: ['dates'] }] } },
        ),
        call(
          'edge_list',
          { type: 'supersedes', from: saved('dates') },
          { result: { edges: [{ from_id: saved('dates'), edge_type: 'supersedes' }] } },
        ),
      ],
    },
  },
  {
    name: 'what is not given stays, but for labels',
    proves: ['type-and-visibility-are-inherited'],
    given: claimSaying('dates', 'Dates are stored in UTC.', { claim_type: 'assumption', visibility: 'private', tag: ['dates'] }),
    when: { id: saved('dates'), text: 'Dates are stored in local time.' },
    then: {
      after: [
        call(
          'claim_list',
          { contains: 'local time' },
          { result: { claims: [{ claim_type: 'assumption', visibility: 'private', tags: [], valid_from: null }] } },
        ),
      ],
    },
  },
  {
    name: 'nobody wrote it',
    proves: ['an-unknown-claim-is-not-replaced'],
    when: { id: 'cl_1_00000000', text: 'Something else.' },
    then: {
      error: 'UNKNOWN_ID',
      refusal: 'claim-is-not-known',
      after: [call('claim_list', { all: true }, { result: { claims: [] } })],
    },
  },
  {
    name: 'it would end before it begins',
    proves: ['the-new-claim-takes-the-place'],
    given: twoClaims,
    when: { id: saved('dates'), text: 'Never true.', valid_from: '2026-02-01', valid_to: '2026-01-01' },
    then: { error: 'INVALID_INPUT', refusal: 'claim-ends-before-it-begins' },
  },
  {
    name: 'A, then B, then A again',
    proves: ['back-and-forth-leaves-the-last'],
    given: [
      ...claimSaying('a', 'Tabs.'),
      call('claim_supersede', { id: saved('a'), text: 'Spaces.' }, { save: { b: '/claim_id' } }),
    ],
    when: { id: saved('b'), text: 'Tabs.' },
    then: { after: [call('claim_list', {}, { result: { claims: [{ text: 'Tabs.', status: 'active' }] } })] },
  },
]);
