import { Closed, defineTool, described, must, Type } from '../../../kit/index.ts';
import { AutopilotConfig } from '../../../types/autopilot-config.ts';
import { ConfigPath } from '../../../types/config-answers.ts';

export default defineTool({
  name: 'config_show',
  title: 'Show the configuration',
  summary: 'Shows the whole configuration: config.json, and what is usual for everything that it leaves out. Keys are hidden.',
  effect: 'read',
  scope: 'home',
  command: { path: ['config', 'show'], prints: 'config', json: 'config', looks_only: true, examples: ['mi config show'] },
  input: Type.Object({}),
  output: Closed({
    path: ConfigPath,
    exists: Type.Boolean({ description: 'Whether it is there.' }),
    config: described(AutopilotConfig, 'All that holds.'),
  }),
  errors: ['CONFLICT'],
  refuses: ['config-cannot-be-used'],
  rules: {
    'what-is-left-out-is-as-usual': must('Everything that config.json leaves out stands there as it usually is.'),
    'a-list-takes-the-place-of-a-list': must('Objects are merged field by field; a list in the file replaces the usual list.'),
  },
});
