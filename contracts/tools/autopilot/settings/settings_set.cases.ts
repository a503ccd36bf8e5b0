import { call, casesOf, ofLength } from '../../../kit/index.ts';
import tool from './settings_set.ts';

const set = (ask: 'ask' | 'proceed', scope: 'project' | 'global' = 'project') =>
  call('settings_set', { scope, ask_when_uncertain: ask });

export default casesOf(tool, [
  {
    name: 'go on when unsure, in this project',
    proves: ['a-setting-is-a-claim'],
    when: { scope: 'project', ask_when_uncertain: 'proceed' },
    then: {
      tells: ['settings_set', 'claim_asserted'],
      result: { changed: true, written_claim_ids: ofLength(1), desired: { ask_when_uncertain: false } },
      after: [
        call(
          'claim_list',
          { tag: ['mi:setting:ask_when_uncertain'] },
          { result: { claims: [{ claim_type: 'preference', text: 'Setting: ask_when_uncertain = proceed', confidence: 1 }] } },
        ),
        call('settings_show', {}, { result: { ask_when_uncertain: false } }),
      ],
    },
  },
  {
    name: 'both settings, everywhere',
    proves: ['a-setting-is-a-claim'],
    when: { ask_when_uncertain: 'ask', refactor_intent: 'behavior_changing' },
    then: {
      tells: ['mi_defaults_set', 'claim_asserted', 'claim_asserted'],
      result: { scope: 'global', changed: true, written_claim_ids: ofLength(2) },
      after: [
        call('mi_tail', { log: 'global' }, { result: { records: [{ kind: 'mi_defaults_set' }] } }),
        call('claim_list', { scope: 'global', tag: ['mi:setting', 'mi:defaults'] }, { result: { claims: ofLength(2) } }),
      ],
    },
  },
  {
    name: 'proceed, ask, proceed',
    proves: ['back-and-forth-leaves-the-last-setting'],
    given: [set('proceed'), set('ask')],
    when: { scope: 'project', ask_when_uncertain: 'proceed' },
    then: {
      result: { changed: true, superseded: ofLength(1) },
      after: [
        call('claim_list', {}, { result: { claims: [{ text: 'Setting: ask_when_uncertain = proceed' }] } }),
        call('settings_show', {}, { result: { ask_when_uncertain: false, ask_when_uncertain_source: { scope: 'project' } } }),
      ],
    },
  },
  {
    name: 'proceed, ask, proceed, everywhere',
    proves: ['back-and-forth-leaves-the-last-setting'],
    given: [set('proceed', 'global'), set('ask', 'global')],
    when: { ask_when_uncertain: 'proceed' },
    then: { after: [call('settings_show', {}, { result: { ask_when_uncertain: false } })] },
  },
  {
    name: 'it holds already',
    proves: ['what-holds-already-changes-nothing'],
    given: [set('proceed')],
    when: { scope: 'project', ask_when_uncertain: 'proceed' },
    then: { tells: [], result: { changed: false, written_claim_ids: [], event_id: '' } },
  },
  {
    name: 'only looking, in the project',
    proves: ['a-dry-run-writes-nothing'],
    when: { scope: 'project', ask_when_uncertain: 'proceed', dry_run: true },
    then: {
      result: { changed: true, dry_run: true, written_claim_ids: [] },
      after: [
        call('mi_tail', {}, { result: { records: [] } }),
        call('settings_show', {}, { result: { ask_when_uncertain: true } }),
      ],
    },
  },
  {
    name: 'only looking, everywhere',
    proves: ['a-dry-run-writes-nothing'],
    when: { ask_when_uncertain: 'proceed', dry_run: true },
    then: {
      result: { scope: 'global', changed: true, dry_run: true, written_claim_ids: [] },
      after: [
        call('mi_tail', { log: 'global' }, { result: { records: [] } }),
        call('settings_show', {}, { result: { ask_when_uncertain: true } }),
      ],
    },
  },
  {
    name: 'nothing is set',
    proves: ['something-must-be-set'],
    when: {},
    then: { error: 'INVALID_INPUT', refusal: 'no-setting-is-given' },
  },
]);
