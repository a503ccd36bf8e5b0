import { Closed, defineEvidence, type Static } from '../kit/index.ts';
import { HandsReply } from '../types/mind-batch.ts';
import { Place, TranscriptRef } from '../types/mind-record.ts';

const fields = Closed({ ...Place, mind_transcript_ref: TranscriptRef, auto_answer: HandsReply });
const record: Static<typeof fields> = {
  batch_id: 'b1',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  mind_transcript_ref: 'transcripts/mind/20260107T154140Z_autoanswer_b1.jsonl',
  auto_answer: {
    should_answer: true,
    confidence: 0.9,
    hands_answer_input: 'Use a semicolon as separator.',
    needs_user_input: false,
    ask_user_question: '',
    unanswered_questions: [],
    notes: 'The samples in docs/ use it.',
  },
};

export default defineEvidence({
  kind: 'auto_answer',
  log: 'project',
  summary: 'The reply to a question of Hands that values and evidence allow, if any.',
  fields,
  valid: [
    { name: 'the samples answer it', record },
    {
      name: 'the Mind did not answer',
      record: {
        ...record,
        batch_id: 'b1.from_decide.after_recall',
        mind_transcript_ref: '',
        auto_answer: {
          should_answer: false,
          confidence: 0,
          hands_answer_input: '',
          needs_user_input: false,
          ask_user_question: '',
          unanswered_questions: [],
          notes: 'mind_circuit_open',
        },
      },
    },
  ],
  invalid: [
    { name: 'an empty reply', record: { ...record, auto_answer: {} }, because: 'a reply is always whole' },
    {
      name: 'more than certain',
      record: { ...record, auto_answer: { ...record.auto_answer, confidence: 1.5 } },
      because: 'confidence is at most 1',
    },
  ],
});
