import { Closed, defineTool, described, must, Nullable, Text, Type } from '../../../kit/index.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { Timestamp } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { BranchId, NodeId, Session, ThoughtNumber } from '../../../types/session.ts';

export default defineTool({
  name: 'session_search',
  title: 'Search sessions',
  summary:
    'Sessions that hold all the words: in title, description, tags or in one of their thoughts, on any branch; the latest first.',
  effect: 'read',
  scope: 'workspace',
  absent_workspace: 'allowed',
  operation: { of: 'session', stage: 1 },
  target: 'ledger',
  budget: {
    knobs: ['max_chars'],
    keep: ['count', 'query'],
    shrink: [{ drop: 'matches[].excerpt' }, { drop: 'matches' }, { list: 'sessions', from: 'back', more: 'hasMore' }],
  },

  input: Type.Object({
    ...InWorkspace,
    query: Text(500, { description: 'Words to look for; begin* finds beginnings, and so does a word that nothing holds.' }),
    limit: Limit(10, 100),
    ...Budgeted,
  }),
  output: Type.Object({
    sessions: Type.Array(Session, { description: 'Sessions that hold the words, the one found latest first.' }),
    matches: Type.Array(
      Closed({
        nodeId: NodeId,
        thoughtNumber: ThoughtNumber,
        branchId: Nullable(BranchId, { description: 'Its branch; null: the main chain.' }),
        timestamp: described(Timestamp, 'When the thought was recorded.'),
        excerpt: Type.String({ description: 'How the thought begins.' }),
      }),
      { description: 'Thoughts that hold the words, the latest first.' },
    ),
    count: Type.Integer({ minimum: 0, description: 'How many sessions are shown.' }),
    query: Type.String({ description: 'As it was asked.' }),
    hasMore: Type.Boolean({ description: 'True when there are more.' }),
    truncated: Truncated,
  }),
  errors: ['STAGE_REQUIREMENT_NOT_MET'],

  rules: {
    'thoughts-are-searched': must(
      'A session is found by words of one of its thoughts, of branches too, and matches name the thought and when it was recorded.',
    ),
    'titles-and-tags-are-searched': must('A session is found by words of its title, description and tags.'),
    'all-words-must-stand-together': must(
      'All words must stand in one thought, or in what the session says about itself; case and accents are of no account.',
    ),
    'beginnings-are-found': must(
      'A word with a star finds what begins so; without one it finds itself, or where nothing holds it what begins with it.',
    ),
    'nothing-found-is-an-answer': must('Where nothing is found the lists are empty.'),
  },
});
