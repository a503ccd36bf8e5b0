import { Closed, defineTool, described, must, Type } from '../../../kit/index.ts';
import { Timestamp } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { SessionId, SessionTag } from '../../../types/session.ts';

const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

export default defineTool({
  name: 'session_analyze',
  title: 'Measure a session',
  summary:
    'Figures about a session: how linear it ran, how often it was revised, how dense and complete it is, and what its cipher says.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'session', stage: 1 },
  target: 'ledger',

  input: Type.Object({ ...InWorkspace, sessionId: described(SessionId, 'The session, as list_sessions names it.') }),
  output: Type.Object({
    sessionId: SessionId,
    metadata: Closed(
      {
        title: Type.String({ description: 'What it is called.' }),
        tags: Type.Array(SessionTag, { maxItems: 50, description: 'What it is filed under.' }),
        thoughtCount: Type.Integer({ minimum: 0, description: 'Thoughts of all chains.' }),
        branchCount: Type.Integer({ minimum: 0, description: 'Branches.' }),
        revisionCount: Type.Integer({ minimum: 0, description: 'Thoughts that revise another.' }),
        duration: Type.Integer({ minimum: 0, description: 'Milliseconds from the first thought to the last.' }),
        createdAt: described(Timestamp, 'When it was started.'),
        lastUpdatedAt: described(Timestamp, 'When it was written to last.'),
      },
      { description: 'What was counted.' },
    ),
    structure: Closed(
      {
        linearityScore: share('1 - (revisions + thoughts on branches) / thoughts, at least 0; of an empty session 1.'),
        revisionRate: share('Revisions / thoughts.'),
        maxDepth: Type.Integer({ minimum: 0, description: 'How many branches there are.' }),
        thoughtDensity: Type.Number({ minimum: 0, description: 'Thoughts per minute; 0 where no time passed.' }),
      },
      { description: 'How it ran.' },
    ),
    quality: Closed(
      {
        critiqueRequests: Type.Integer({ minimum: 0, description: 'Thoughts that another model commented on.' }),
        hasConvergence: Type.Boolean({ description: 'True: the main chain went on after the last thought on a branch.' }),
        isComplete: Type.Boolean({ description: 'True: the last thought asked for no other.' }),
      },
      { description: 'How it ended.' },
    ),
    cipher: Closed(
      {
        steps: Type.Integer({ minimum: 0, description: 'Steps in cipher notation.' }),
        hypotheses: Type.Integer({ minimum: 0, description: 'Steps that are hypotheses.' }),
        supported: Type.Integer({ minimum: 0, description: 'Hypotheses that some evidence supports.' }),
        contradicted: Type.Integer({ minimum: 0, description: 'Hypotheses that something contradicts or rejects.' }),
      },
      { description: 'What its cipher says.' },
    ),
    linearity: share('The same as structure.linearityScore.'),
    density: Type.Number({ minimum: 0, description: 'The same as structure.thoughtDensity.' }),
    completion: share('1 where quality.isComplete holds, else thoughts / expected thoughts.'),
    branchCount: Type.Integer({ minimum: 0, description: 'The same as metadata.branchCount.' }),
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET', 'SESSION_NOT_FOUND'],

  rules: {
    'figures-count-all-chains': must('Thoughts of branches count; scores are rounded to two decimals.'),
    'an-empty-session-is-linear': must('A session without thoughts has linearityScore 1 and everything else 0 or false.'),
    'convergence-is-by-recording': must(
      'hasConvergence holds where a thought of the main chain was recorded after the last one on a branch.',
    ),
    'cipher-is-measured': must('Hypotheses, and those that evidence supports or that something contradicts, are counted.'),
    'an-unknown-session-is-refused': must('A session that does not exist answers SESSION_NOT_FOUND.'),
  },
});
