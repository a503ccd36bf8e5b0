import { casesOf } from '../../../kit/index.ts';
import { atStage1, atStage2, branched, theSession, think } from '../../../worlds/ledger.ts';
import tool from './session_analyze.ts';

export default casesOf(tool, [
  {
    name: 'a session with a branch and a revision',
    proves: ['figures-count-all-chains', 'convergence-is-by-recording'],
    given: branched,
    when: theSession,
    then: {
      result: {
        metadata: { title: 'Slow pages', thoughtCount: 5, branchCount: 1, revisionCount: 1 },
        /** 1 - (1 revision + 2 on a branch) / 5 */
        structure: { linearityScore: 0.4, revisionRate: 0.2, maxDepth: 1 },
        quality: { critiqueRequests: 0, hasConvergence: true, isComplete: false },
        linearity: 0.4,
        completion: 1,
        branchCount: 1,
      },
    },
  },
  {
    name: 'a branch that came last',
    proves: ['convergence-is-by-recording'],
    given: [...atStage2, think(1), think(2, { branchFromThought: 1, branchId: 'b', nextThoughtNeeded: false })],
    when: theSession,
    then: { result: { quality: { hasConvergence: false, isComplete: true }, structure: { linearityScore: 0.5 }, completion: 1 } },
  },
  {
    name: 'no thought yet',
    proves: ['an-empty-session-is-linear'],
    given: atStage1,
    when: theSession,
    then: {
      result: {
        metadata: { thoughtCount: 0, duration: 0 },
        structure: { linearityScore: 1, revisionRate: 0, maxDepth: 0, thoughtDensity: 0 },
        quality: { critiqueRequests: 0, hasConvergence: false, isComplete: false },
        completion: 0,
      },
    },
  },
  {
    name: 'hypotheses and evidence',
    proves: ['cipher-is-measured'],
    given: [
      ...atStage2,
      think(1, { thought: 'S1|H|The cache\nS2|H|The network\nS3|H|The disk' }),
      think(2, { thought: 'S4|E|S1|It is cold\nS5|E|⊖[S2] pings are fine\nS6|X|S3|iostat is idle' }),
    ],
    when: theSession,
    then: { result: { cipher: { steps: 6, hypotheses: 3, supported: 1, contradicted: 2 } } },
  },
  {
    name: 'a session that is not there',
    proves: ['an-unknown-session-is-refused'],
    given: atStage1,
    when: { sessionId: 'nobody' },
    then: { error: 'SESSION_NOT_FOUND' },
  },
]);
