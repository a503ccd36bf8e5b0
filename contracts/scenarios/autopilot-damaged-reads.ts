import userInput from '../evidence/user_input.ts';
import { call, defineScenario, having, saved } from '../kit/index.ts';
import { claimSaying } from '../worlds/claims.ts';

const run_id = 'run_1767800000_0a1b2c3d';
const broken = { kind: 'user_input', ...userInput.valid[0]?.record, answer: 7, run_id, seq: 1, event_id: `ev_${run_id}_000001` };
const passedOver = { warnings: ['LOG_LINES_PASSED_OVER'] } as const;

/** Of tools that no command calls. */
export default defineScenario({
  name: 'an agent that looks at what was damaged is told so',
  summary:
    'Agents and pages are told what commands are told: which lines are no records, and which records do not hold their contracts.',
  proves: [
    ...['mi_records', 'claims_search', 'claims_show', 'claims_graph'].map((tool) => `${tool}/what-is-no-record-is-said`),
    'mi_records/a-record-that-breaks-its-contract-is-said',
  ],
  files: {
    'home/projects/{project}/evidence.jsonl': `${JSON.stringify(broken)}\n{"kind": oops}\n`,
    'home/projects/{project}/thoughtdb/claims.jsonl': '{"kind": oops}\n',
    'home/thoughtdb/global/edges.jsonl': '{"kind":"ed',
  },
  steps: [
    call(
      'mi_records',
      {},
      { result: { records: [{ record: { answer: 7 }, fault: having('$.answer: must be string') }] }, ...passedOver },
    ),
    ...claimSaying('dates', 'Dates are stored in UTC.'),
    call('claims_search', { query: 'dates' }, { result: { hits: [{ id: saved('dates') }] }, ...passedOver }),
    call('claims_search', { query: 'dates', scope: 'global' }, { result: { hits: [] }, warnings: ['LOG_ENDS_UNFINISHED'] }),
    call('claims_show', { id: saved('dates') }, passedOver),
    call('claims_graph', { id: saved('dates') }, passedOver),
  ],
});
