import { Closed, defineTool, must, Type } from '../../../kit/index.ts';
import { thoughtsSaid, thoughtsWarned } from '../../../rules/said.ts';
import { OperationalDefaults } from '../../../types/mind-record.ts';
import { InProject } from '../../../types/scope.ts';
import { SettingSource } from '../../../types/settings.ts';

export default defineTool({
  name: 'settings_show',
  title: 'Show settings',
  summary: 'The settings that hold in this project, and which claim says each.',
  effect: 'read',
  render: 'lines',
  scope: 'project',
  command: { path: ['settings', 'show'] },
  input: Type.Object({ ...InProject }),
  output: Closed({
    ...OperationalDefaults.properties,
    ask_when_uncertain_source: SettingSource,
    refactor_intent_source: SettingSource,
  }),
  errors: [],
  warnings: thoughtsWarned,
  rules: {
    'built-in-settings-hold-first': must(
      'Where no claim says otherwise, the user is asked when unsure, and a refactoring keeps behaviour.',
    ),
    'the-project-counts-before-global': must(
      'A setting of the project counts before the global one; where it cannot be read, the global one counts.',
    ),
    ...thoughtsSaid,
  },
});
