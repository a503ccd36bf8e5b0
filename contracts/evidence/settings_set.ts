import { Closed, Const, defineEvidence, OneOf, type Static } from '../kit/index.ts';
import { ProjectId } from '../types/mind-ids.ts';
import { Place } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  scope: Const('project'),
  project_id: ProjectId,
  ask_when_uncertain: OneOf(['ask', 'proceed', ''], { description: 'As given; empty when it was not.' }),
  refactor_intent: OneOf(['behavior_preserving', 'behavior_changing', ''], { description: 'As given; empty when it was not.' }),
});
const record: Static<typeof fields> = {
  batch_id: 'cli.settings_set',
  thread_id: '',
  scope: 'project',
  project_id: '3f2a9c41d07be856',
  ask_when_uncertain: 'proceed',
  refactor_intent: '',
};

export default defineEvidence({
  kind: 'settings_set',
  log: 'project',
  summary: 'The user changed a setting for this project; the setting claim cites this record.',
  fields,
  valid: [{ name: 'proceed when unsure', record }],
  invalid: [
    { name: 'global', record: { ...record, scope: 'global' }, because: 'global settings are recorded as mi_defaults_set' },
    {
      name: 'a flag',
      record: { ...record, ask_when_uncertain: true },
      because: 'the setting is kept as it was given, ask or proceed',
    },
  ],
});
