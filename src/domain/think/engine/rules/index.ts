import { tradeoff, unpublishedDecision, usedAssumption } from './decisions.ts';
import { runnableTests, stuck, weakEvidence } from './evidence.ts';
import { contradiction, lowConfidence, oneSided, untestedHypothesis } from './hypotheses.ts';
import type { EngineRule } from './rule.ts';

export const engineRules: readonly EngineRule[] = [
  unpublishedDecision,
  untestedHypothesis,
  contradiction,
  weakEvidence,
  lowConfidence,
  runnableTests,
  usedAssumption,
  stuck,
  oneSided,
  tradeoff,
];
