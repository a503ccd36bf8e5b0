import { Closed, defineTool, described, must, Nullable, OneOf, Opt, Text, Type } from '../../../kit/index.ts';
import { ExtractedLearning } from '../../../types/learning.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { SessionId, ThoughtNumber } from '../../../types/session.ts';

export default defineTool({
  name: 'session_extract_learnings',
  title: 'Extract learnings from a session',
  summary:
    'What a session teaches, ready to be filed: patterns and anti-patterns from the moments you name, and a signal with its figures.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'session', stage: 1 },
  target: 'ledger',

  input: Type.Object({
    ...InWorkspace,
    sessionId: described(SessionId, 'The session, as list_sessions names it.'),
    keyMoments: Opt(
      Type.Array(
        Closed({
          thoughtNumber: described(ThoughtNumber, 'Thought of the main chain.'),
          type: OneOf(['decision', 'insight', 'pivot', 'revision'], {
            description: 'Why it matters; a revision becomes an anti-pattern, the others patterns.',
          }),
          significance: Opt(Type.Integer({ minimum: 1, maximum: 10, description: 'How much it matters.' })),
          summary: Opt(Text(1000, { description: 'What it teaches.' })),
        }),
        { maxItems: 50, description: 'Thoughts that matter, most important first.' },
      ),
    ),
    targetTypes: Opt(
      Type.Array(OneOf(['pattern', 'anti-pattern', 'signal']), {
        minItems: 1,
        maxItems: 3,
        uniqueItems: true,
        default: ['signal'],
        description: 'What to extract.',
      }),
    ),
  }),
  output: Type.Object({
    sessionId: SessionId,
    extractedCount: Type.Integer({ minimum: 0, description: 'How many there are.' }),
    note: Nullable(Type.String(), { description: 'What would have been needed for more; null: nothing.' }),
    learnings: Type.Array(ExtractedLearning, { maxItems: 9, description: 'What was extracted.' }),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'SESSION_NOT_FOUND'],

  rules: {
    'a-signal-holds-the-figures': must(
      'A signal is one line of JSON with the figures of the session and whether it was completed.',
    ),
    'moments-become-patterns': must(
      'Decisions, insights and pivots become patterns, at most five; moments of thoughts that do not exist are passed over.',
    ),
    'revisions-become-anti-patterns': must(
      'Revisions become anti-patterns, at most three, and name the thought that was revised.',
    ),
    'patterns-need-moments': must('Where patterns are asked for without keyMoments, note says what is needed.'),
    'an-unknown-session-is-refused': must('A session that does not exist answers SESSION_NOT_FOUND.'),
  },
});
