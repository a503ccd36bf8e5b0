import { Closed, defineTool, must, Type } from '../../../kit/index.ts';
import { ConfigFaults, ConfigPath } from '../../../types/config-answers.ts';

export default defineTool({
  name: 'config_validate',
  title: 'Check the configuration',
  summary: 'Says all that is wrong with config.json: fields that cannot be meant, programs, models and keys that are not there.',
  effect: 'read',
  render: 'lines',
  scope: 'home',
  command: {
    path: ['config', 'validate'],
    looks_only: true,
    succeeds_when: { ok: true },
    exits: { 1: 'Something is wrong that would keep a run from working.' },
    examples: ['mi config validate', 'mi config validate --json'],
  },
  input: Type.Object({}),
  output: Closed({
    path: ConfigPath,
    ok: Type.Boolean({ description: 'Nothing would keep a run from working.' }),
    errors: ConfigFaults('What would keep a run from working.'),
    warnings: ConfigFaults('What looks odd.'),
  }),
  errors: [],
  rules: {
    'what-is-missing-is-said': must('A provider that lacks its model or its key is an error that names the field to set.'),
    'what-is-odd-is-a-warning': must(
      'A command that is not found, and a key that stands in the file, are warnings; they do not fail.',
    ),
  },
});
