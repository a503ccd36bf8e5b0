import { defineTool, must, Nullable, Opt, Type } from '../../../kit/index.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { Reached } from '../../../types/state.ts';

export default defineTool({
  name: 'cipher',
  title: 'Load the notation',
  summary: 'The short notation in which thoughts may be written so that the server reads them, too. Leads to stage 2.',
  effect: 'write',
  scope: 'workspace',
  operation: { stage: 1, reaches: 2 },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    includeGuide: Opt(Type.Boolean({ default: false, description: 'Send the notation again.' })),
  }),
  output: Type.Object({
    ...Reached,
    content: Nullable(Type.String(), { description: 'The notation, as Markdown; null: this connection was sent it before.' }),
    resource: Type.String({ description: 'Where it can be read again.' }),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET'],
  tells: ['ledger_moved'],

  rules: {
    'thoughts-can-be-recorded-afterwards': must('The connection is at stage 2 afterwards, or at stage 3 where it has a domain.'),
    'the-notation-is-sent-once': must('A connection is sent the notation once, and again only with includeGuide.'),
    'stage-one-is-needed': must(
      'Below stage 1 it answers STAGE_REQUIREMENT_NOT_MET, names both stages, and proposes the call that goes on.',
    ),
  },
});
