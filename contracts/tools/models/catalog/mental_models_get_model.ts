import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { ModelName, ModelPage, ModelTag } from '../../../types/model.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'mental_models_get_model',
  title: 'Read a mental model',
  summary: 'One mental model whole: when to use it, the process step by step, its principle, an example, and traps.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'mental_models', stage: 2 },
  target: 'ledger',
  aliases: { model: 'modelId' },

  input: Type.Object({
    ...InWorkspace,
    modelId: described(ModelName, 'Name of the model, such as five-whys.'),
    tag: Opt(described(ModelTag, 'A tag that the model must bear; a check, nothing more.')),
  }),
  output: Type.Object(ModelPage),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'INVALID_OPERATION'],
  refuses: ['model-bears-no-such-tag'],

  rules: {
    'the-whole-model-is-answered': must(
      'The answer holds name, title and tags of the model, and its content as Markdown with a process.',
    ),
    'model-is-another-name': must('model means modelId.'),
    'another-tag-is-refused': must(
      'With a tag that the model does not bear it answers INVALID_OPERATION and names the tags it bears.',
    ),
    'stage-two-is-needed': must('On a connection below stage 2 it answers STAGE_REQUIREMENT_NOT_MET.'),
  },
});
