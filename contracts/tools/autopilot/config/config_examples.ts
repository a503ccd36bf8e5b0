import { Closed, defineTool, FreeObject, must, Type } from '../../../kit/index.ts';

export default defineTool({
  name: 'config_examples',
  title: 'Examples of configurations',
  summary: 'Prints all templates by name: parts of config.json to begin with.',
  effect: 'read',
  scope: 'home',
  command: {
    path: ['config', 'examples'],
    prints: 'examples',
    json: 'examples',
    looks_only: true,
    examples: ['mi config examples'],
  },
  input: Type.Object({}),
  output: Closed({ examples: FreeObject({ description: 'What each template would set, by its name.' }) }),
  errors: [],
  rules: { 'every-template-is-shown': must('Every template that can be applied stands there by its name.') },
});
