import { defineTool, must, Type } from '../../../kit/index.ts';
import { TagDefinition } from '../../../types/model.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'mental_models_list_tags',
  title: 'List tags of mental models',
  summary: 'What mental models are for: each tag, and when models that bear it help.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'mental_models', stage: 2 },
  target: 'ledger',

  input: Type.Object({ ...InWorkspace }),
  output: Type.Object({
    tags: Type.Array(TagDefinition, { maxItems: 6, description: 'The tags.' }),
    count: Type.Integer({ minimum: 0, description: 'How many they are.' }),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET'],

  rules: {
    'six-tags-are-listed': must('The six tags are listed, each with when it helps.'),
  },
});
