import { call, casesOf, having, ofLength, saved } from '../../../kit/index.ts';
import { suggesting } from '../../../worlds/learning.ts';
import tool from './claim_apply_suggested.ts';

const takenBack = [...suggesting, call('claim_retract', { id: saved('learned') })];

export default casesOf(tool, [
  {
    name: 'learned, taken back, and applied by hand',
    proves: ['a-suggestion-becomes-claims', 'applied-once'],
    given: takenBack,
    when: { id: saved('suggestion'), force: true, extra_rationale: 'It happened again.' },
    then: {
      tells: ['learn_applied', 'claim_asserted'],
      result: { already_applied: false, dry_run: false, written_claim_ids: ofLength(1) },
      lines: ['^applied ls_\\w+: 1 claim written$', '^- cl_\\w+$'],
      after: [
        call(
          'claim_list',
          { tag: ['mi:learned_apply'] },
          {
            result: {
              claims: [{ claim_type: 'preference', status: 'active', source_event_ids: having(saved('suggested_by')) }],
            },
          },
        ),
        call(
          'mi_tail',
          { kind: ['learn_applied'] },
          { result: { records: [{ record: { suggestion_id: saved('suggestion') } }] } },
        ),
      ],
    },
  },
  {
    name: 'learned by itself before',
    proves: ['applied-once'],
    given: suggesting,
    when: { id: saved('suggestion') },
    then: {
      tells: [],
      result: { already_applied: true, applied_claim_ids: [saved('learned')], written_claim_ids: [], event_id: '' },
      lines: ['^ls_\\w+ was applied before: cl_\\w+$'],
    },
  },
  {
    name: 'what would be learned',
    proves: ['a-dry-run-learns-nothing'],
    given: takenBack,
    when: { id: saved('suggestion'), force: true, dry_run: true },
    then: {
      tells: [],
      result: { dry_run: true, suggested: ofLength(1), written_claim_ids: [] },
      lines: ['^would apply ls_\\w+$', '^- project: .+$'],
      after: [call('claim_list', { tag: ['mi:pref'] }, { result: { claims: [] } })],
    },
  },
  {
    name: 'nobody suggested it',
    proves: ['an-unknown-suggestion-is-refused'],
    given: suggesting,
    when: { id: 'ls_1_00000000' },
    then: { error: 'UNKNOWN_ID', refusal: 'suggestion-is-not-known', suggests: ['mi_tail'] },
  },
]);
