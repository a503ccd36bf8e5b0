import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { KnowledgeId, KnowledgePattern } from '../../../types/knowledge.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'knowledge_get_pattern',
  title: 'Read a pattern',
  summary: 'One pattern of reasoning, whole.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'knowledge', stage: 1 },
  target: 'ledger',

  input: Type.Object({ ...InWorkspace, id: described(KnowledgeId, 'The pattern, as list_patterns names it.') }),
  output: Type.Object({ pattern: KnowledgePattern }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'UNKNOWN_ID'],
  refuses: ['pattern-is-not-there'],

  rules: {
    'the-whole-pattern-is-answered': must('The answer holds the pattern with its content.'),
    'an-unknown-pattern-is-refused': must(
      'A pattern that does not exist answers UNKNOWN_ID, and the list of patterns is proposed.',
    ),
  },
});
