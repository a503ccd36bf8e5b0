import { anything, call, defineTool, having, matching, must, ofLength, Type } from '../../../kit/index.ts';
import { Budgeted } from '../../../types/budget.ts';
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

  input: Type.Object({ ...InWorkspace, type: CardType, ...Budgeted }),
  output: Type.Object({
    type: CardType,
    supported_types: Type.Array(CardType, { maxItems: 16 }),
    template: CardTemplate,
    truncated: Type.Boolean(),
  }),
  errors: ['INVALID_INPUT'],

  rules: {
    'every-field-is-there': must('The template has id, type, title, text, status, tags and meta.'),
    'every-type-has-one': must('Each of supported_types has a template of its own type.'),
    'an-unknown-type-is-refused': must('A type that is not supported answers INVALID_INPUT and names those that are.'),
    'a-test-asks-for-its-command': must('The template of a test has a place for the command that runs it: meta.run.cmd.'),
    'nothing-is-written': must('It writes nothing, and needs no workspace that exists.'),
  },
  cases: [
    {
      name: 'a hypothesis',
      proves: ['every-field-is-there', 'every-type-has-one', 'nothing-is-written'],
      when: { type: 'hypothesis' },
      then: {
        result: {
          type: 'hypothesis',
          supported_types: ['frame', 'hypothesis', 'question', 'test', 'evidence', 'decision', 'note', 'update'],
          template: {
            id: anything,
            type: 'hypothesis',
            title: anything,
            text: anything,
            status: 'open',
            tags: ofLength(0),
            meta: anything,
          },
          truncated: false,
        },
        tells: [],
        after: [call('status', {}, { result: { workspace_exists: false }, lines: ['^new ', '^tasks_macro_start '] })],
      },
    },
    ...(['frame', 'question', 'evidence', 'decision', 'note', 'update'] as const).map((type) => ({
      name: `a card of type ${type}`,
      proves: ['every-type-has-one' as const],
      when: { type },
      then: { result: { type, supported_types: having(type), template: { type } } },
    })),
    {
      name: 'a test',
      proves: ['a-test-asks-for-its-command', 'every-type-has-one'],
      when: { type: 'test' },
      then: { result: { template: { type: 'test', meta: { run: { cmd: matching(/<.+>/) } } } } },
    },
    {
      name: 'a type nobody knows',
      proves: ['an-unknown-type-is-refused'],
      when: { type: 'poem' as 'note' },
      then: { error: 'INVALID_INPUT', message: 'frame, hypothesis, question, test, evidence, decision, note, update' },
    },
  ],
});
