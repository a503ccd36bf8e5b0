import { defineSignals } from '../kit/index.ts';

/** What the reasoning engine may notice in a slice of cards, edges and trace. */
export const signals = defineSignals({
  BM1_CONTRADICTION_SUPPORTS_BLOCKS: {
    severity: 'high',
    summary: 'An open card is both supported and blocked.',
    action: 'resolve_contradiction',
  },
  BM2_EVIDENCE_WEAK: { severity: 'warning', summary: 'Evidence behind a pinned decision has little to show.' },
  BM3_DECISION_LOW_CONFIDENCE: { severity: 'warning', summary: 'A pinned decision stands on little.', action: 'use_playbook' },
  BM3_HYPOTHESIS_LOW_CONFIDENCE: { severity: 'info', summary: 'An open hypothesis stands on little.' },
  BM4_HYPOTHESIS_NO_TEST: { severity: 'high', summary: 'A hypothesis has no test.', action: 'add_test_stub' },
  BM4_HYPOTHESIS_NO_EVIDENCE: { severity: 'warning', summary: 'A hypothesis has a test but no evidence.' },
  BM5_RUNNABLE_TESTS_FRESH: { severity: 'info', summary: 'Every runnable test has fresh evidence.' },
  BM6_ASSUMPTION_NOT_OPEN_BUT_USED: {
    severity: 'warning',
    summary: 'An assumption is no longer open but still carries something.',
    action: 'recheck_assumption',
  },
  BM8_EVIDENCE_STALE: { severity: 'warning', summary: 'The newest evidence of a runnable test is old.', action: 'run_test' },
  BM10_STUCK_NO_EVIDENCE: {
    severity: 'warning',
    summary: 'Much was thought lately and nothing was shown.',
    action: 'use_playbook',
  },
  BM10_NO_COUNTER_EDGES: {
    severity: 'info',
    summary: 'A supported position has nothing against it.',
    action: 'add_counter_hypothesis',
  },
  BM_LANE_DECISION_NOT_PUBLISHED: {
    severity: 'warning',
    summary: 'A draft decision never reached the canon.',
    action: 'publish_decision',
  },
});
export type SignalCode = keyof typeof signals;
