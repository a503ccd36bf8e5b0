import handsInput from '../evidence/hands_input.ts';
import { call, defineScenario, having, saved } from '../kit/index.ts';
import { claimSaying } from '../worlds/claims.ts';

const event_id = 'ev_run_1767800000_0a1b2c3d_000001';
const passedOver = { warnings: ['LOG_LINES_PASSED_OVER'] } as const;

export default defineScenario({
  name: 'a Thought DB that was damaged answers, and what is wrong with it is said',
  summary:
    'Lines of claims, nodes and edges that are no records are passed over by whoever lists or explains, and said; those that stand around them are found.',
  proves: [
    ...['claim_list', 'node_list', 'edge_list', 'why_event', 'why_last', 'why_claim'].map(
      (tool) => `${tool}/what-is-no-record-is-said`,
    ),
  ],
  files: {
    'home/projects/{project}/evidence.jsonl': `${JSON.stringify({ kind: 'evidence', ...handsInput.valid[0]?.record, event_id })}\n`,
    'home/projects/{project}/thoughtdb/claims.jsonl': '{"kind": oops}\n',
    'home/thoughtdb/global/edges.jsonl': '{"kind":"ed',
  },
  steps: [
    ...claimSaying('dates', 'Dates are stored in UTC.'),
    call('claim_list', {}, { result: { claims: [{ claim_id: saved('dates') }] }, ...passedOver }),
    call('claim_list', { scope: 'global' }, { warnings: ['LOG_ENDS_UNFINISHED'] }),
    call('node_list', {}, passedOver),
    call('edge_list', {}, passedOver),
    call('why_claim', { id: saved('dates') }, passedOver),
    call('why_event', { id: event_id }, passedOver),
    call('why_last', {}, passedOver),
  ],
  leaves: { 'home/projects/{project}/thoughtdb/claims.jsonl': having('{"kind": oops}\n') },
});
