import { casesOf } from '../../../kit/index.ts';
import tool from './config_examples.ts';

export default casesOf(tool, [
  {
    name: 'all of them',
    proves: ['every-template-is-shown'],
    when: {},
    then: {
      result: {
        examples: {
          'mind.openai_compatible': { mind: { provider: 'openai_compatible' } },
          'mind.anthropic': { mind: { provider: 'anthropic' } },
          'hands.cli.generic': { hands: { provider: 'cli' } },
          'hands.cli.claude_code_placeholder': { hands: { cli: { prompt_mode: 'arg' } } },
        },
      },
    },
  },
]);
