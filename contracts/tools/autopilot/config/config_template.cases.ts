import { casesOf } from '../../../kit/index.ts';
import tool from './config_template.ts';

export default casesOf(tool, [
  {
    name: 'one that there is',
    proves: ['a-template-is-a-part-of-the-file'],
    when: { name: 'mind.anthropic' },
    then: { result: { template: { mind: { provider: 'anthropic', anthropic: { api_key_env: 'ANTHROPIC_API_KEY' } } } } },
  },
  {
    name: 'one that there is not',
    proves: ['an-unknown-template-is-refused'],
    when: { name: 'mind.oracle' },
    then: { error: 'UNKNOWN_ID', refusal: 'config-template-is-not-known', names: ['mind.oracle'] },
  },
]);
