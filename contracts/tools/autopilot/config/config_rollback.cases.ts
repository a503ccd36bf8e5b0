import { call, casesOf, matching } from '../../../kit/index.ts';
import tool from './config_rollback.ts';

const apply = (name: string) => call('config_apply_template', { name });

export default casesOf(tool, [
  {
    name: 'the second of two templates',
    proves: ['the-file-is-as-it-was'],
    given: [apply('mind.openai_compatible'), apply('mind.anthropic')],
    when: {},
    then: {
      result: { restored: matching(/\.bak$/), replaced: matching(/^config\.json\./) },
      tells: ['config_backed_up', 'config_restored'],
      after: [call('config_show', {}, { result: { config: { mind: { provider: 'openai_compatible' } } } })],
    },
  },
  {
    name: 'twice',
    proves: ['a-backup-is-used-once'],
    given: [apply('mind.anthropic'), call('config_rollback', {})],
    when: {},
    then: { error: 'UNKNOWN_ID', refusal: 'no-backup-is-named' },
  },
]);
