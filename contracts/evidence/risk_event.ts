import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { RiskJudgement } from '../types/mind-batch.ts';
import { Place, TranscriptRef } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  risk_signals: Type.Array(Type.String(), { minItems: 1, description: 'Each as <category>: <command or text>.' }),
  mind_transcript_ref: TranscriptRef,
  risk: RiskJudgement,
});
const record: Static<typeof fields> = {
  batch_id: 'b1',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  risk_signals: ['push: git push origin main'],
  mind_transcript_ref: 'transcripts/mind/20260107T154101Z_risk_b1.jsonl',
  risk: {
    category: 'push',
    severity: 'high',
    should_ask_user: true,
    mitigation: ['Look at what was pushed.'],
    learn_suggested: [],
  },
};

export default defineEvidence({
  kind: 'risk_event',
  log: 'project',
  summary: 'A batch showed signs of risk, and this is how they were judged.',
  fields,
  valid: [
    { name: 'a push', record },
    {
      name: 'judged without the Mind',
      record: {
        ...record,
        mind_transcript_ref: '',
        risk: { ...record.risk, mitigation: ['The Mind did not answer; look at it yourself.'] },
      },
    },
  ],
  invalid: [
    { name: 'no signal', record: { ...record, risk_signals: [] }, because: 'without a signal nothing is judged' },
    {
      name: 'no judgement',
      record: { ...record, risk: {} },
      because: 'without the Mind the signals themselves give a judgement',
    },
    {
      name: 'a mild severity',
      record: { ...record, risk: { ...record.risk, severity: 'mild' } },
      because: 'mild is not a severity',
    },
  ],
});
