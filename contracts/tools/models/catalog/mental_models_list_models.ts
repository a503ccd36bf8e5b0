import { defineTool, described, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { ModelSummary, ModelTag } from '../../../types/model.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'mental_models_list_models',
  title: 'List mental models',
  summary: 'The mental models there are, by tag if you like; with an active domain, those of the domain.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'mental_models', stage: 2 },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    tag: Opt(described(ModelTag, 'Only models that bear this tag, of all domains.')),
  }),
  output: Type.Object({
    models: Type.Array(ModelSummary, { maxItems: 15, description: 'The models, in the order of the catalog.' }),
    count: Type.Integer({ minimum: 0, description: 'How many they are.' }),
    filter: Nullable(Type.String(), { description: 'The tag or domain that was applied; null: none.' }),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET'],

  rules: {
    'all-models-are-listed': must('Without tag and domain all fifteen models are listed, without their content.'),
    'a-tag-filters': must('With tag only the models that bear it are listed, and filter names it.'),
    'a-domain-filters': must('At stage 3, without tag, only the models of the active domain are listed, and filter names it.'),
  },
});
