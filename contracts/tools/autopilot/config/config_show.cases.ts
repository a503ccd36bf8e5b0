import { call, casesOf } from '../../../kit/index.ts';
import tool from './config_show.ts';

export default casesOf(tool, [
  {
    name: 'nobody has configured anything',
    proves: ['what-is-left-out-is-as-usual'],
    when: {},
    then: {
      result: {
        exists: false,
        config: {
          version: 'v1',
          mind: { provider: 'codex_schema', openai_compatible: { api_key_env: 'OPENAI_API_KEY', max_retries: 2 } },
          hands: { provider: 'codex', continue_across_runs: false },
          runtime: { interrupt: { mode: 'off' }, thought_db: { min_confidence: 0.9 }, budgets: { max_batches: null } },
        },
      },
    },
  },
  {
    name: 'after a template',
    proves: ['what-is-left-out-is-as-usual', 'a-list-takes-the-place-of-a-list'],
    given: [call('config_apply_template', { name: 'hands.cli.generic' })],
    when: {},
    then: {
      result: {
        exists: true,
        config: { hands: { provider: 'cli', cli: { exec: ['<agent>', '<option>'] } }, mind: { provider: 'codex_schema' } },
      },
    },
  },
]);
