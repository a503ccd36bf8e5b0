import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { ExpectedUpdate, KnowledgeId, KnowledgeText, KnowledgeTitle, NoteSummary } from '../../../types/knowledge.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'knowledge_update_note',
  title: 'Write to a scratchpad note',
  summary: 'Adds to the end of a scratchpad note (append), or replaces its title or content.',
  effect: 'write',
  scope: 'workspace',
  operation: { of: 'knowledge', stage: 1 },
  target: 'ledger',
  listed: { leaves_out: ['expectedUpdatedAt'] },

  input: Type.Object({
    ...InWorkspace,
    id: described(KnowledgeId, 'The note, as list_notes names it.'),
    append: Opt(described(KnowledgeText, 'Text to add at its end; what others add stays.')),
    title: Opt(KnowledgeTitle),
    content: Opt(KnowledgeText),
    ...ExpectedUpdate,
  }),
  output: Type.Object({ note: NoteSummary }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'UNKNOWN_ID', 'INVALID_OPERATION', 'INVALID_INPUT'],
  refuses: ['note-is-not-there', 'knowledge-has-changed', 'nothing-to-change', 'note-grows-too-long'],
  tells: ['scratchpad_updated'],

  rules: {
    'what-is-given-changes': must('title and content replace what was there, and updatedAt is new.'),
    'append-adds-at-the-end': must(
      'append is added on a line of its own behind what is there, or behind content where both are given; of two who append, neither is lost.',
    ),
    'a-note-has-a-longest': must('Where it would grow beyond 200,000 characters it answers INVALID_INPUT, and nothing changes.'),
    'what-others-changed-is-not-overwritten': must(
      'With an expectedUpdatedAt that is not the present one it answers INVALID_OPERATION, names the present one, and nothing changes.',
    ),
    'changing-nothing-is-refused': must('Without any field to change it answers INVALID_INPUT.'),
    'an-unknown-note-is-refused': must('A note that does not exist answers UNKNOWN_ID.'),
  },
});
