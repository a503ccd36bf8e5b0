import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import {
  DerivedFrom,
  ExpectedUpdate,
  KnowledgeId,
  KnowledgeTags,
  KnowledgeText,
  KnowledgeTitle,
  PatternDescription,
  PatternSummary,
} from '../../../types/knowledge.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'knowledge_update_pattern',
  title: 'Change a pattern',
  summary: 'Changes what is given of a pattern and leaves the rest; its id stays.',
  effect: 'write',
  scope: 'workspace',
  operation: { of: 'knowledge', stage: 1 },
  target: 'ledger',
  listed: { leaves_out: ['expectedUpdatedAt'] },

  input: Type.Object({
    ...InWorkspace,
    id: described(KnowledgeId, 'The pattern, as list_patterns names it.'),
    title: Opt(KnowledgeTitle),
    description: Opt(PatternDescription),
    content: Opt(KnowledgeText),
    tags: Opt(KnowledgeTags),
    derivedFromSessions: Opt(DerivedFrom),
    ...ExpectedUpdate,
  }),
  output: Type.Object({ pattern: PatternSummary }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'UNKNOWN_ID', 'SESSION_NOT_FOUND', 'INVALID_OPERATION', 'INVALID_INPUT'],
  refuses: ['pattern-is-not-there', 'knowledge-has-changed', 'nothing-to-change'],
  tells: ['pattern_updated'],

  rules: {
    'what-is-given-changes': must('Fields that are given are replaced, all others and the id stay, and updatedAt is new.'),
    'what-others-changed-is-not-overwritten': must(
      'With an expectedUpdatedAt that is not the present one it answers INVALID_OPERATION, names the present one, and nothing changes.',
    ),
    'changing-nothing-is-refused': must('Without any field to change it answers INVALID_INPUT.'),
    'new-sessions-must-be-there': must(
      'A session that is added to derivedFromSessions and does not exist answers SESSION_NOT_FOUND; those that stood there may be gone.',
    ),
    'an-unknown-pattern-is-refused': must('A pattern that does not exist answers UNKNOWN_ID.'),
  },
});
