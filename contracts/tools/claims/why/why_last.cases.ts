import { call, casesOf, having, saved } from '../../../kit/index.ts';
import { twoClaims } from '../../../worlds/claims.ts';
import { runOf } from '../../../worlds/learning.ts';
import tool from './why_last.ts';

export default casesOf(tool, [
  {
    name: 'what a run decided',
    proves: ['the-last-decision-is-explained'],
    given: [
      ...twoClaims,
      runOf('Fix the export.'),
      call('mi_tail', { kind: ['decide_next'], lines: 1 }, { save: { decision: '/records/0/event_id' } }),
    ],
    when: {},
    then: {
      result: {
        target: { event_id: saved('decision'), evidence_kind: 'decide_next', batch_id: 'b0' },
        candidate_claim_ids: having(saved('exports')),
        chosen: having({ claim_id: saved('exports') }),
      },
    },
  },
  {
    name: 'nothing happened yet',
    proves: ['nothing-to-explain-is-refused'],
    when: {},
    then: {
      error: 'UNKNOWN_ID',
      refusal: 'nothing-was-decided',
      after: [call('mi_tail', {}, { result: { records: [] } })],
    },
  },
]);
