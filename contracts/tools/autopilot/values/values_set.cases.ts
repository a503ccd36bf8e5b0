import { call, casesOf, matching, ofLength } from '../../../kit/index.ts';
import tool from './values_set.ts';

const text = 'Ask before anything leaves this machine.';
const set = (said: string) => call('values_set', { text: said, compiles: false });
const raw = (more: object) => call('claim_list', { scope: 'global', tag: ['values:raw'] }, { result: more });

export default casesOf(tool, [
  {
    name: 'kept without asking anybody',
    proves: ['values-are-kept-word-by-word', 'without-compiling-nobody-is-asked'],
    when: { text, compiles: false },
    then: {
      result: {
        ok: true,
        values_event_id: matching(/^ev_/),
        summary_node_id: '',
        compiled_values: null,
        values_claims: { state: 'skipped' },
      },
      after: [
        raw({ claims: [{ text, claim_type: 'preference' }] }),
        call(
          'mi_tail',
          { log: 'global', kind: ['values_set'] },
          { result: { records: [{ record: { payload: { values_text: text } } }] } },
        ),
        call('claim_list', { scope: 'global', tag: ['values:base'] }, { result: { claims: [] } }),
      ],
    },
  },
  {
    name: 'A, B, A',
    proves: ['said-again-it-stays'],
    given: [set('A first.'), set('B then.')],
    when: { text: 'A first.', compiles: false },
    then: { result: { ok: true }, after: [raw({ claims: [{ text: 'A first.' }] })] },
  },
  {
    name: 'only looking',
    proves: ['a-dry-run-writes-nothing'],
    when: { text, dry_run: true, compiles: false },
    then: {
      result: { ok: true, dry_run: true, values_event_id: '', raw_claim_id: '' },
      tells: [],
      after: [raw({ claims: [] }), call('mi_tail', { log: 'global' }, { result: { records: ofLength(0) } })],
    },
  },
  {
    name: 'nothing but blanks',
    proves: ['blank-values-are-refused'],
    when: { text: '  \n ' },
    then: { error: 'INVALID_INPUT', fields: ['text'] },
  },
]);
