import claimMining from '../evidence/claim_mining.ts';
import learnSuggested from '../evidence/learn_suggested.ts';
import { call, defineScenario, having } from '../kit/index.ts';

const run_id = 'run_1767800000_0a1b2c3d';
const logged = (seq: number, kind: string, record: object): string =>
  JSON.stringify({ kind, ...record, ts: '2026-01-07T15:33:20Z', run_id, seq, event_id: `ev_${run_id}_00000${seq}` });
const suggestion = learnSuggested.valid[0]?.record as { readonly id: string };
const refused = { error: 'INVALID_INPUT', refusal: 'record-breaks-its-contract' } as const;

export default defineScenario({
  name: 'nothing is learned or undone by records that were damaged',
  summary:
    'A suggestion or a mining whose record does not hold its contract is refused with what is wrong; who draws claims from such a log is told.',
  proves: [
    'claim_undo/nothing-is-built-on-a-broken-record',
    'claim_apply_suggested/nothing-is-built-on-a-broken-record',
    'claim_mine/a-record-that-breaks-its-contract-is-said',
    'claim_mine/what-is-no-record-is-said',
  ],
  files: {
    'home/projects/{project}/evidence.jsonl': [
      logged(1, 'claim_mining', { ...claimMining.valid[0]?.record, applied: {} }),
      logged(2, 'learn_suggested', { ...suggestion, source: 'loop_break' }),
      '{"kind": oops}',
      '',
    ].join('\n'),
  },
  steps: [
    call('claim_undo', { id: `ev_${run_id}_000001` }, refused),
    call('claim_apply_suggested', { id: suggestion.id }, refused),
    call('claim_mine', {}, { warnings: ['LOG_LINES_PASSED_OVER', 'RECORDS_BREAK_CONTRACTS'] }),
    call('mi_tail', { kind: ['learn_undone', 'learn_applied'] }, { result: { records: [] } }),
  ],
  leaves: { 'home/projects/{project}/evidence.jsonl': having('{"kind": oops}\n') },
});
