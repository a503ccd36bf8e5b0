import { defineAnswer, type Static } from '../kit/index.ts';
import { WhyFinding } from '../types/mind-learn.ts';

const found: Static<typeof WhyFinding> = {
  status: 'ok',
  confidence: 0.85,
  chosen_claim_ids: ['cl_1767800000_0a1b2c3d', 'cl_1767800042_9f8e7d6c'],
  explanation: 'The run asked before pushing because the values say that nothing leaves the machine unasked.',
  notes: '',
};

export default defineAnswer({
  name: 'why_trace',
  summary: 'Picks the fewest claims that explain a decision or another claim.',
  asked: 'By mi why, and at the end of a run with --why or why_trace.auto_on_run_end.',
  answer: WhyFinding,
  valid: [
    { name: 'two claims explain it', answer: found },
    {
      name: 'the candidates do not explain it',
      answer: {
        status: 'insufficient',
        confidence: 0,
        chosen_claim_ids: [],
        explanation: '',
        notes: 'None of them is about pushing.',
      },
    },
  ],
  invalid: [
    { name: 'no explanation', answer: { ...found, explanation: undefined }, because: 'explanation is missing' },
    { name: 'a partial finding', answer: { ...found, status: 'partial' }, because: 'status is ok or insufficient' },
    { name: 'less than a guess', answer: { ...found, confidence: -1 }, because: 'confidence is at least 0' },
    { name: 'claims in full', answer: { ...found, chosen_claim_ids: [{ claim_id: 'cl_1' }] }, because: 'claims are named by id' },
    { name: 'alternatives', answer: { ...found, alternatives: [] }, because: 'alternatives is not a field' },
  ],
});
