import { Closed, defineTool, must, Type } from '../../../kit/index.ts';
import { ConfigPath } from '../../../types/config-answers.ts';

export default defineTool({
  name: 'config_path',
  title: 'Where the configuration is',
  summary: 'Says where config.json is, or would be.',
  effect: 'read',
  scope: 'home',
  command: { path: ['config', 'path'], prints: 'path', looks_only: true, examples: ['mi config path'] },
  input: Type.Object({}),
  output: Closed({ path: ConfigPath, exists: Type.Boolean({ description: 'Whether it is there.' }) }),
  errors: [],
  rules: { 'the-path-is-answered-before-it-is-there': must('The path is answered whether or not the file is there.') },
});
