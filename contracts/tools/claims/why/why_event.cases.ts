import { call, casesOf, ofLength, saved } from '../../../kit/index.ts';
import { claimSaying } from '../../../worlds/claims.ts';
import tool from './why_event.ts';

/** A claim, and the record that it cites. */
const said = [
  ...claimSaying('dates', 'Dates are stored in UTC.'),
  call('mi_tail', { kind: ['claim_supersede'], lines: 1 }, { save: { record: '/records/0/event_id' } }),
];

export default casesOf(tool, [
  {
    name: 'a record that one claim cites',
    proves: ['a-sure-answer-is-linked', 'every-answer-is-written-down'],
    given: said,
    when: { id: saved('record') },
    then: {
      tells: ['why_trace', 'edge_asserted'],
      result: {
        target: { target_type: 'evidence_event', event_id: saved('record'), evidence_kind: 'claim_supersede' },
        state: 'ok',
        status: 'ok',
        candidate_claim_ids: [saved('dates')],
        chosen: [{ claim_id: saved('dates'), status: 'active' }],
        written_edge_ids: ofLength(1),
      },
      lines: [
        '^ok confidence=0\\.9 claim_supersede ev_\\w+$',
        '^\\w.*\\.$',
        '^- cl_\\w+ scope=project status=active type=preference Dates are stored in UTC\\.$',
      ],
      after: [
        call(
          'edge_list',
          { type: 'depends_on' },
          { result: { edges: [{ from_id: saved('record'), to_id: saved('dates'), source_event_ids: [saved('record')] }] } },
        ),
        call(
          'mi_tail',
          { kind: ['why_trace'] },
          { result: { records: [{ record: { state: 'ok', candidate_claim_ids: [saved('dates')] } }] } },
        ),
      ],
    },
  },
  {
    name: 'asked twice, linked once',
    proves: ['a-sure-answer-is-linked'],
    given: [...said, call('why_event', { id: saved('record') })],
    when: { id: saved('record') },
    then: { result: { status: 'ok', written_edge_ids: [] } },
  },
  {
    name: 'its claim was retracted',
    proves: ['only-what-holds-explains', 'without-candidates-nobody-is-asked'],
    given: [...said, call('claim_retract', { id: saved('dates') })],
    when: { id: saved('record') },
    then: {
      tells: ['why_trace'],
      result: { state: 'ok', status: 'insufficient', confidence: 0, candidate_claim_ids: [], chosen: [], written_edge_ids: [] },
    },
  },
  {
    name: 'its claim holds no longer then',
    proves: ['only-what-holds-explains'],
    given: [
      ...claimSaying('dates', 'Dates are stored in UTC.', { valid_to: '2026-07-01' }),
      call('mi_tail', { kind: ['claim_supersede'], lines: 1 }, { save: { record: '/records/0/event_id' } }),
    ],
    when: { id: saved('record'), as_of: '2026-07-01' },
    then: { result: { candidate_claim_ids: [], as_of_ts: '2026-07-01T00:00:00.000Z' } },
  },
  {
    name: 'nobody wrote it',
    proves: ['an-unknown-record-is-refused'],
    when: { id: 'ev_run_1_00000000_000001' },
    then: {
      error: 'UNKNOWN_ID',
      refusal: 'record-is-not-known',
      suggests: ['mi_tail'],
      after: [call('mi_tail', {}, { result: { records: [] } })],
    },
  },
]);
