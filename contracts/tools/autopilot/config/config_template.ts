import { Closed, defineTool, FreeObject, must, Type } from '../../../kit/index.ts';
import { TemplateName } from '../../../types/config-answers.ts';

export default defineTool({
  name: 'config_template',
  title: 'Show a template',
  summary: 'Prints one template: a part of config.json to begin with.',
  effect: 'read',
  scope: 'home',
  command: {
    path: ['config', 'template'],
    arguments: ['name'],
    prints: 'template',
    json: 'template',
    looks_only: true,
    examples: ['mi config template mind.anthropic'],
  },
  input: Type.Object({ name: TemplateName }),
  output: Closed({ name: TemplateName, template: FreeObject({ description: 'What it would set.' }) }),
  errors: ['UNKNOWN_ID'],
  refuses: ['config-template-is-not-known'],
  rules: {
    'a-template-is-a-part-of-the-file': must('What a template would set stands as it would in config.json.'),
    'an-unknown-template-is-refused': must('A template that there is not is UNKNOWN_ID, and all there are are named.'),
  },
});
