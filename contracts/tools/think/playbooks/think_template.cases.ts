import { anything, call, casesOf, having, matching, ofLength } from '../../../kit/index.ts';
import tool from './think_template.ts';

export default casesOf(tool, [
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
    then: { error: 'INVALID_INPUT', fields: ['type'] },
  },
]);
