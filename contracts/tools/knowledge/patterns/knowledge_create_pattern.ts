import { defineTool, described, must, Opt, Text, Type } from '../../../kit/index.ts';
import {
  DerivedFrom,
  KnowledgeId,
  KnowledgeTags,
  KnowledgeText,
  KnowledgeTitle,
  PatternDescription,
  PatternSummary,
} from '../../../types/knowledge.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'knowledge_create_pattern',
  title: 'Keep a pattern',
  summary: 'Keeps a way of reasoning that worked, with the sessions it was learned from, so that it is found and used again.',
  effect: 'write',
  scope: 'workspace',
  operation: { of: 'knowledge', stage: 1 },
  target: 'ledger',
  listed: { leaves_out: ['createdBy'] },

  input: Type.Object({
    ...InWorkspace,
    title: KnowledgeTitle,
    description: PatternDescription,
    content: KnowledgeText,
    tags: Opt({ ...KnowledgeTags, default: [] }),
    derivedFromSessions: Opt({ ...DerivedFrom, default: [] }),
    createdBy: Opt(Text(200, { description: 'The agent that makes it; left out: the one that calls, if it is known.' })),
    id: Opt(described(KnowledgeId, 'Its id; left out: made from the title.')),
  }),
  output: Type.Object({ pattern: PatternSummary }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'SESSION_NOT_FOUND', 'INVALID_OPERATION'],
  refuses: ['knowledge-id-is-taken'],
  tells: ['pattern_created'],

  rules: {
    'a-pattern-is-kept': must('The pattern is stored whole; the answer names it without its content.'),
    'the-id-comes-from-the-title': must(
      'Without id it is the title in small letters, digits and hyphens; a title that has none of them gets an id of its own.',
    ),
    'a-taken-id-is-refused': must('An id that is taken answers INVALID_OPERATION and names it; nothing is overwritten.'),
    'sessions-must-be-there': must('A session in derivedFromSessions that does not exist answers SESSION_NOT_FOUND.'),
  },
});
