import { defineTool, described, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { TextFrom, TextPart } from '../../../types/parts.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { SessionId } from '../../../types/session.ts';

export default defineTool({
  name: 'session_export',
  title: 'Export a session',
  summary: 'A whole session as one text: JSON (SessionExport 1.0, with all nodes and links), Markdown, or cipher lines.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'session', stage: 1 },
  target: 'ledger',
  budget: {
    knobs: ['max_chars'],
    keep: ['sessionId', 'offset', 'content', 'nextOffset'],
    shrink: [{ cut: 'content', parts: { from: 'offset', next: 'nextOffset' } }],
  },

  input: Type.Object({
    ...InWorkspace,
    sessionId: described(SessionId, 'The session, as list_sessions names it.'),
    format: Opt(OneOf(['json', 'markdown', 'cipher'], { default: 'json', description: 'In which form.' })),
    includeMetadata: Opt(Type.Boolean({ default: true, description: 'Markdown: tags, dates and counts below the title.' })),
    ...TextFrom,
    ...Budgeted,
  }),
  output: Type.Object({
    sessionId: SessionId,
    format: OneOf(['json', 'markdown', 'cipher'], { description: 'In which form.' }),
    content: Type.String({ description: 'The session from offset on; of json, all parts together parse to a SessionExport.' }),
    ...TextPart,
    truncated: Truncated,
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'SESSION_NOT_FOUND'],

  rules: {
    'json-holds-all-nodes': must(
      'json is a SessionExport 1.0: the session and every thought of every chain as a node with prev, next, revisesNode and branchOrigin.',
    ),
    'markdown-holds-all-chains': must(
      'markdown has the title, the main chain and each branch, thought by thought, revisions marked.',
    ),
    'cipher-holds-a-line-for-each-thought': must(
      'cipher has a line for each step that was written in cipher, and one for each other thought.',
    ),
    'secrets-are-hidden-before-lines-are-joined': must(
      'A secret that is told by the line on which it stands is hidden also where a thought becomes one line.',
    ),
    'a-long-one-comes-in-parts': must(
      'A text that does not fit into an answer is cut between two characters, and nextOffset is the offset of the rest; else it is null.',
    ),
    'parts-are-one-text': must('content from an offset is what the whole text holds from there on, with the same hidden in it.'),
    'an-unknown-session-is-refused': must('A session that does not exist answers SESSION_NOT_FOUND.'),
  },
});
