import handsInput from '../evidence/hands_input.ts';
import { call, defineScenario, having, saved } from '../kit/index.ts';
import { claimSaying, edgeBetween, nodeSaying } from '../worlds/claims.ts';

const event_id = 'ev_run_1767800000_0a1b2c3d_000001';
const passedOver = { warnings: ['LOG_LINES_PASSED_OVER'] } as const;
const unfinished = { warnings: ['LOG_ENDS_UNFINISHED'] } as const;
const broken = { warnings: ['LOG_LINES_PASSED_OVER', 'RECORDS_BREAK_CONTRACTS'] } as const;
const lists = ['claim_list', 'node_list', 'edge_list'];
const shows = ['claim_show', 'node_show', 'edge_show', 'mi_show', 'values_show', 'settings_show', 'mi_status'];
const explains = ['why_event', 'why_last', 'why_claim'];

export default defineScenario({
  name: 'a Thought DB that was damaged answers, and what is wrong with it is said',
  summary:
    'Lines of claims, nodes and edges that are no records are passed over by whoever lists, shows or explains, and said; those that stand around them are found. A record that does not hold its contract is explained as it stands, and said.',
  proves: [
    ...[...lists, ...shows, ...explains].map((tool) => `${tool}/what-is-no-record-is-said`),
    ...['why_event', 'why_last'].map((tool) => `${tool}/a-record-that-breaks-its-contract-is-said`),
  ],
  files: {
    'home/projects/{project}/evidence.jsonl': `${JSON.stringify({ kind: 'evidence', ...handsInput.valid[0]?.record, event_id })}\n`,
    'home/projects/{project}/thoughtdb/claims.jsonl': '{"kind": oops}\n',
    'home/thoughtdb/global/edges.jsonl': '{"kind":"ed',
  },
  steps: [
    ...claimSaying('dates', 'Dates are stored in UTC.'),
    nodeSaying('decision', 'Keep UTC.'),
    edgeBetween('mentions', saved('decision'), saved('dates')),
    call('claim_list', {}, { result: { claims: [{ claim_id: saved('dates') }] }, ...passedOver }),
    call('claim_list', { scope: 'global' }, unfinished),
    call('node_list', {}, passedOver),
    call('edge_list', {}, passedOver),
    call('claim_show', { id: saved('dates') }, { result: { claim: { claim_id: saved('dates') } }, ...passedOver }),
    call('node_show', { id: saved('decision') }, passedOver),
    call('edge_show', { id: saved('edge') }, passedOver),
    ...['dates', 'decision', 'edge'].map((name) => call('mi_show', { ref: saved(name) }, passedOver)),
    call('values_show', {}, unfinished),
    call('settings_show', {}, passedOver),
    call('mi_status', {}, unfinished),
    call('why_claim', { id: saved('dates') }, passedOver),
    call('why_event', { id: event_id }, broken),
    call('why_last', {}, broken),
  ],
  leaves: { 'home/projects/{project}/thoughtdb/claims.jsonl': having('{"kind": oops}\n') },
});
