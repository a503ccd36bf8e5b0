import { call, casesOf, having, ofLength } from '../../../kit/index.ts';
import { nodeSaying } from '../../../worlds/claims.ts';
import { runOf } from '../../../worlds/learning.ts';
import tool from './claim_mine.ts';

/** The Mind of cases proposes one claim that cites the first record it was shown, and one that cites a record it made up. */
export default casesOf(tool, [
  {
    name: 'from the end of the log',
    proves: ['claims-cite-what-was-shown', 'mining-is-written-down', 'the-open-segment-comes-first'],
    given: [nodeSaying('decision', 'Keep UTC.')],
    when: {},
    then: {
      tells: ['claim_mining', 'claim_asserted'],
      result: {
        state: 'ok',
        source: 'log',
        records: 1,
        applied: { written: ofLength(1), skipped: [{ kind: 'claim', reason: 'no_valid_source_event_ids' }] },
      },
      lines: ['^ok records=1 from the log: 1 written, 0 known, 0 edges, 1 skipped$', '^- cl_\\w+ scope=project$'],
      after: [
        call('claim_list', {}, { result: { claims: ofLength(1) } }),
        call(
          'mi_tail',
          { kind: ['claim_mining'] },
          { result: { records: [{ record: { segment_id: '', config: { min_confidence: 0.9 } } }] } },
        ),
      ],
    },
  },
  {
    name: 'said already',
    proves: ['what-is-known-is-linked'],
    given: [nodeSaying('decision', 'Keep UTC.'), call('claim_mine', {})],
    when: {},
    then: { result: { applied: { written: [], linked_existing: ofLength(1) } } },
  },
  {
    name: 'the segment that a run left open',
    proves: ['the-open-segment-comes-first'],
    given: [nodeSaying('decision', 'Keep UTC.'), runOf('Fix the export.')],
    when: { max_claims: 1 },
    then: {
      result: { source: 'segment' },
      after: [
        call(
          'mi_tail',
          { kind: ['claim_mining'] },
          { result: { records: having({ record: { config: { max_claims_per_checkpoint: 1 } } }) } },
        ),
      ],
    },
  },
  {
    name: 'nothing happened yet',
    proves: ['an-empty-log-is-not-mined'],
    when: {},
    then: { error: 'UNKNOWN_ID', refusal: 'nothing-to-mine', after: [call('mi_tail', {}, { result: { records: [] } })] },
  },
]);
