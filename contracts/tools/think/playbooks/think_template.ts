import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { CardTemplate, CardType } from '../../../types/card-template.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'think_template',
  title: 'A card to fill in',
  summary: 'The skeleton of a thinking card of one type, with every field it can have.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  budget: {
    knobs: ['max_chars'],
    keep: ['type', 'template', 'supported_types'],
    shrink: [{ drop: 'supported_types' }, { drop: 'template.meta' }, { cut: 'template.text' }],
  },

  input: Type.Object({ ...InWorkspace, type: described(CardType, 'Type of card to fill in.'), ...Budgeted }),
  output: Type.Object({
    type: described(CardType, 'Type of the card.'),
    supported_types: Type.Array(CardType, { maxItems: 16, description: 'Types that have a template.' }),
    template: CardTemplate,
    truncated: Truncated,
  }),
  errors: ['INVALID_INPUT'],

  rules: {
    'every-field-is-there': must('The template has id, type, title, text, status, tags and meta.'),
    'every-type-has-one': must('Each of supported_types has a template of its own type.'),
    'an-unknown-type-is-refused': must('A type that is not supported answers INVALID_INPUT and names those that are.'),
    'a-test-asks-for-its-command': must('The template of a test has a place for the command that runs it: meta.run.cmd.'),
    'nothing-is-written': must('It writes nothing, and needs no workspace that exists.'),
  },
});
