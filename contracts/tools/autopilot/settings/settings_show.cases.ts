import { call, casesOf, saved } from '../../../kit/index.ts';
import tool from './settings_show.ts';

export default casesOf(tool, [
  {
    name: 'nobody has set anything',
    proves: ['built-in-settings-hold-first'],
    when: {},
    then: {
      result: {
        ask_when_uncertain: true,
        refactor_intent: 'behavior_preserving',
        ask_when_uncertain_source: { scope: '', claim_id: '' },
        refactor_intent_source: { scope: '', claim_id: '' },
      },
      lines: [
        '^ask_when_uncertain=ask$',
        '^ask_when_uncertain_source=built-in$',
        '^refactor_intent=behavior_preserving$',
        '^refactor_intent_source=built-in$',
      ],
    },
  },
  {
    name: 'the project differs',
    proves: ['the-project-counts-before-global'],
    given: [
      call('settings_set', { ask_when_uncertain: 'ask', refactor_intent: 'behavior_changing' }, { save: { event: '/event_id' } }),
      call('settings_set', { scope: 'project', ask_when_uncertain: 'proceed' }, { save: { own: '/written_claim_ids/0' } }),
    ],
    when: {},
    then: {
      result: {
        ask_when_uncertain: false,
        refactor_intent: 'behavior_changing',
        ask_when_uncertain_source: { scope: 'project', claim_id: saved('own') },
        refactor_intent_source: { scope: 'global' },
      },
    },
  },
  {
    name: 'the project says nothing that can be read',
    proves: ['the-project-counts-before-global'],
    given: [
      call('settings_set', { ask_when_uncertain: 'proceed' }),
      call('settings_set', { scope: 'project', ask_when_uncertain: 'ask' }, { save: { own: '/written_claim_ids/0' } }),
      call('claim_supersede', { id: saved('own'), text: 'Whatever you like.', tag: ['mi:setting:ask_when_uncertain'] }),
    ],
    when: {},
    then: { result: { ask_when_uncertain: false, ask_when_uncertain_source: { scope: 'global' } } },
  },
]);
