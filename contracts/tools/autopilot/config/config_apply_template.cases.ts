import { call, casesOf, matching } from '../../../kit/index.ts';
import tool from './config_apply_template.ts';

export default casesOf(tool, [
  {
    name: 'one after the other',
    proves: ['what-the-template-leaves-out-stays'],
    given: [call('config_apply_template', { name: 'hands.cli.claude_code_placeholder' })],
    when: { name: 'mind.anthropic' },
    then: {
      result: { name: 'mind.anthropic', backup: matching(/^config\.json\./) },
      tells: ['config_backed_up', 'config_saved'],
      after: [
        call(
          'config_show',
          {},
          { result: { config: { mind: { provider: 'anthropic' }, hands: { provider: 'cli', cli: { prompt_mode: 'arg' } } } } },
        ),
      ],
    },
  },
  {
    name: 'one that there is not',
    proves: ['an-unknown-template-is-refused'],
    when: { name: 'mind.oracle' },
    then: {
      error: 'UNKNOWN_ID',
      refusal: 'config-template-is-not-known',
      names: ['mind.oracle'],
      after: [call('config_path', {}, { result: { exists: false } })],
    },
  },
]);
