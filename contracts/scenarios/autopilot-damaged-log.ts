import handsInput from '../evidence/hands_input.ts';
import userInput from '../evidence/user_input.ts';
import { call, defineScenario, having } from '../kit/index.ts';

const run_id = 'run_1767800000_0a1b2c3d';
const logged = (seq: number, kind: string, record: object): string =>
  JSON.stringify({ kind, ...record, ts: '2026-01-07T15:33:20Z', run_id, seq, event_id: `ev_${run_id}_00000${seq}` });
const fault = having('$.answer: must be string');

export default defineScenario({
  name: 'a log that was damaged is shown, and what is wrong with it is said',
  summary:
    'Of a log with a line that is no record, with records that do not hold their contracts and with a piece of a line at its end, whoever looks is shown the rest, and told.',
  proves: [
    ...['mi_tail', 'mi_runs', 'mi_show', 'mi_status'].map((tool) => `${tool}/what-is-no-record-is-said`),
    ...['mi_tail', 'mi_runs', 'mi_show', 'mi_status'].map((tool) => `${tool}/a-record-that-breaks-its-contract-is-said`),
  ],
  files: {
    'home/projects/{project}/evidence.jsonl': [
      logged(1, 'run_start', { task: 7 }),
      logged(2, 'hands_input', handsInput.valid[0]?.record ?? {}),
      '{"kind": oops}',
      logged(3, 'user_input', { ...userInput.valid[0]?.record, answer: 7 }),
      '{"kind":"evi',
    ].join('\n'),
  },
  steps: [
    call('mi_tail', { lines: 2 }, { result: { records: [{ fault: null }, { fault, record: { answer: 7 } }] } }),
    call('mi_tail', {}, { warnings: ['LOG_LINES_PASSED_OVER', 'LOG_ENDS_UNFINISHED'] }),
    call(
      'mi_runs',
      {},
      {
        result: { runs: [{ run_id }] },
        warnings: ['LOG_LINES_PASSED_OVER', 'LOG_ENDS_UNFINISHED', 'RECORDS_BREAK_CONTRACTS'],
      },
    ),
    call('mi_show', { ref: `ev_${run_id}_000003` }, { result: { event: { answer: 7 }, fault } }),
    ...['last', run_id].map((ref) =>
      call('mi_show', { ref }, { warnings: ['LOG_LINES_PASSED_OVER', 'LOG_ENDS_UNFINISHED', 'RECORDS_BREAK_CONTRACTS'] }),
    ),
    call('mi_status', {}, { warnings: ['LOG_LINES_PASSED_OVER', 'LOG_ENDS_UNFINISHED', 'RECORDS_BREAK_CONTRACTS'] }),
  ],
  leaves: { 'home/projects/{project}/evidence.jsonl': having('{"kind": oops}\n') },
});
