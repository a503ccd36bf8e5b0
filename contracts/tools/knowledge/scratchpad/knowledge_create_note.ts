import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { KnowledgeId, KnowledgeText, KnowledgeTitle, NoteSummary } from '../../../types/knowledge.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'knowledge_create_note',
  title: 'Begin a scratchpad note',
  summary: 'Begins a working note that agents share, under a topic; knowledge update_note adds to it.',
  effect: 'write',
  scope: 'workspace',
  operation: { of: 'knowledge', stage: 1 },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    title: KnowledgeTitle,
    content: KnowledgeText,
    id: Opt(described(KnowledgeId, 'Its topic; left out: made from the title.')),
  }),
  output: Type.Object({ note: NoteSummary }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'INVALID_OPERATION'],
  refuses: ['knowledge-id-is-taken'],
  tells: ['scratchpad_created'],

  rules: {
    'a-note-is-kept': must('The note is stored whole; the answer names it without its content.'),
    'the-topic-comes-from-the-title': must(
      'Without id it is the title in small letters, digits and hyphens; a title that has none of them gets an id of its own.',
    ),
    'a-taken-topic-is-refused': must('An id that is taken answers INVALID_OPERATION and names it; nothing is overwritten.'),
  },
});
