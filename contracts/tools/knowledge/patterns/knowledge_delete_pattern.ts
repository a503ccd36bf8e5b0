import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { KnowledgeId } from '../../../types/knowledge.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'knowledge_delete_pattern',
  title: 'Delete a pattern',
  summary: 'Removes a pattern for good. Needs confirm=true.',
  effect: 'write',
  destructive: true,
  scope: 'workspace',
  operation: { of: 'knowledge', stage: 1 },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    id: described(KnowledgeId, 'The pattern, as list_patterns names it.'),
    confirm: Opt(Type.Boolean({ default: false, description: 'True: it is meant.' })),
  }),
  output: Type.Object({ id: KnowledgeId, deleted: Type.Boolean({ description: 'True: it is gone.' }) }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'UNKNOWN_ID', 'INVALID_OPERATION'],
  refuses: ['pattern-is-not-there', 'removing-is-not-confirmed'],
  tells: ['pattern_deleted'],

  rules: {
    'it-goes': must('It is gone, and no list or search finds it.'),
    'without-confirm-nothing-goes': must('Without confirm=true it answers INVALID_OPERATION, and nothing changes.'),
    'what-is-not-there-is-refused': must('One that does not exist answers UNKNOWN_ID.'),
  },
});
