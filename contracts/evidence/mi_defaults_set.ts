import { Closed, Const, defineEvidence, type Static, Type } from '../kit/index.ts';
import { OperationalDefaults } from '../types/mind-record.ts';

const fields = Closed({
  thread_id: Const(''),
  payload: Closed({ defaults: OperationalDefaults, notes: Type.String({ description: 'What called for it.' }) }),
});
const record: Static<typeof fields> = {
  thread_id: '',
  payload: { defaults: { refactor_intent: 'behavior_preserving', ask_when_uncertain: true }, notes: 'mi settings set' },
};

/** Not written anew while the last one says the same: its event id is cited again. */
export default defineEvidence({
  kind: 'mi_defaults_set',
  log: 'global',
  summary: 'The global operational defaults were set or seeded; the setting claims cite this record.',
  fields,
  valid: [{ name: 'ask, and keep behaviour', record }],
  invalid: [
    {
      name: 'a default left out',
      record: { ...record, payload: { ...record.payload, defaults: { ask_when_uncertain: true } } },
      because: 'both defaults are recorded together',
    },
    {
      name: 'ask as a word',
      record: {
        ...record,
        payload: { ...record.payload, defaults: { refactor_intent: 'behavior_preserving', ask_when_uncertain: 'ask' } },
      },
      because: 'ask_when_uncertain is true or false',
    },
  ],
});
