import { call, casesOf, matching } from '../../../kit/index.ts';
import tool from './config_init.ts';

export default casesOf(tool, [
  {
    name: 'the first time',
    proves: ['the-first-time-it-is-written'],
    when: {},
    then: {
      result: { written: true, backup: null },
      tells: ['config_saved'],
      after: [call('config_path', {}, { result: { exists: true } })],
    },
  },
  {
    name: 'one is there',
    proves: ['a-file-that-is-there-stays'],
    given: [call('config_apply_template', { name: 'mind.anthropic' })],
    when: {},
    then: {
      result: { written: false },
      tells: [],
      after: [call('config_show', {}, { result: { config: { mind: { provider: 'anthropic' } } } })],
    },
  },
  {
    name: 'by force',
    proves: ['force-keeps-what-was-there'],
    given: [call('config_apply_template', { name: 'mind.anthropic' })],
    when: { force: true },
    then: {
      result: { written: true, backup: matching(/^config\.json\./) },
      after: [
        call('config_show', {}, { result: { config: { mind: { provider: 'codex_schema' } } } }),
        call('config_rollback', {}),
        call('config_show', {}, { result: { config: { mind: { provider: 'anthropic' } } } }),
      ],
    },
  },
]);
