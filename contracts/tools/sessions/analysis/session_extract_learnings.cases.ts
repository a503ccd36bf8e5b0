import { anything, casesOf, matching, saved } from '../../../kit/index.ts';
import { atStage1, branched, theSession } from '../../../worlds/ledger.ts';
import tool from './session_extract_learnings.ts';

export default casesOf(tool, [
  {
    name: 'the figures',
    proves: ['a-signal-holds-the-figures'],
    given: branched,
    when: theSession,
    then: {
      result: {
        extractedCount: 1,
        note: null,
        learnings: [
          {
            type: 'signal',
            content: matching(/"signal":"incomplete".*"thoughts":5,"branches":1,"revisions":1/),
            targetPath: 'signals.jsonl',
            metadata: { sourceSession: saved('session'), sourceThoughts: [], extractedAt: anything },
          },
        ],
      },
    },
  },
  {
    name: 'moments of each kind',
    proves: ['moments-become-patterns', 'revisions-become-anti-patterns'],
    given: branched,
    when: {
      ...theSession,
      targetTypes: ['pattern', 'anti-pattern'],
      keyMoments: [
        { thoughtNumber: 1, type: 'insight', significance: 8, summary: 'Measure first' },
        { thoughtNumber: 77, type: 'decision' },
        { thoughtNumber: 3, type: 'revision' },
      ],
    },
    then: {
      result: {
        extractedCount: 2,
        learnings: [
          {
            type: 'pattern',
            content: matching(/8\/10[\s\S]*Pages are slow[\s\S]*Measure first/),
            targetPath: matching(/^patterns\/slow-pages\/[0-9a-f-]+-thought-1\.md$/),
            metadata: {
              sourceThoughts: [1],
              behaviorCharacteristics: { specificity: 5, applicability: 5, complexity: 3, maturity: 1 },
            },
          },
          {
            type: 'anti-pattern',
            content: matching(/The database is slow/),
            targetPath: matching(/^anti-patterns\/slow-pages\/[0-9a-f-]+-thought-2\.md$/),
            metadata: { sourceThoughts: [3, 2] },
          },
        ],
      },
    },
  },
  {
    name: 'patterns without moments',
    proves: ['patterns-need-moments'],
    given: branched,
    when: { ...theSession, targetTypes: ['pattern'] },
    then: { result: { extractedCount: 0, learnings: [], note: matching(/keyMoments/) } },
  },
  {
    name: 'a session that is not there',
    proves: ['an-unknown-session-is-refused'],
    given: atStage1,
    when: { sessionId: 'nobody' },
    then: { error: 'SESSION_NOT_FOUND' },
  },
]);
