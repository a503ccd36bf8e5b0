import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { KnowledgeId, ScratchpadNote } from '../../../types/knowledge.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'knowledge_get_note',
  title: 'Read a scratchpad note',
  summary: 'One scratchpad note, whole.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'knowledge', stage: 1 },
  target: 'ledger',

  input: Type.Object({ ...InWorkspace, id: described(KnowledgeId, 'The note, as list_notes names it.') }),
  output: Type.Object({ note: ScratchpadNote }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'UNKNOWN_ID'],
  refuses: ['note-is-not-there'],

  rules: {
    'the-whole-note-is-answered': must('The answer holds the note with its content.'),
    'an-unknown-note-is-refused': must('A note that does not exist answers UNKNOWN_ID, and the list of notes is proposed.'),
  },
});
