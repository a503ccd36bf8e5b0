import { call, casesOf, matching } from '../../../kit/index.ts';
import tool from './config_validate.ts';

export default casesOf(tool, [
  {
    name: 'a command that nobody has',
    proves: ['what-is-odd-is-a-warning'],
    given: [call('config_apply_template', { name: 'hands.cli.generic' })],
    when: {},
    then: { result: { warnings: [{ message: matching(/<agent>/) }] } },
  },
  {
    name: 'a model without its key',
    proves: ['what-is-missing-is-said'],
    given: [
      call('config_apply_template', { name: 'hands.cli.generic' }),
      call('config_apply_template', { name: 'mind.anthropic' }),
    ],
    when: {},
    then: { result: { ok: false, errors: [{ message: matching(/ANTHROPIC_API_KEY/), fix: matching(/api_key_env/) }] } },
  },
]);
