import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { MindState, OrNothing } from '../types/mind.ts';
import { LoopExit } from '../types/mind-batch.ts';
import { LoopPattern, Place, TranscriptRef } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  pattern: LoopPattern,
  reason: Type.String(),
  state: MindState,
  mind_transcript_ref: TranscriptRef,
  output: OrNothing(LoopExit),
});
const record: Static<typeof fields> = {
  batch_id: 'b4',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  pattern: 'aaa',
  reason: 'the same message and input three times in a row',
  state: 'ok',
  mind_transcript_ref: 'transcripts/mind/20260107T160001Z_loopbreak_b4.jsonl',
  output: {
    action: 'rewrite_next_input',
    confidence: 0.7,
    rewritten_next_input: 'Stop editing the snapshot and print both outputs.',
    check_intent: '',
    ask_user_question: '',
    notes: '',
  },
};

export default defineEvidence({
  kind: 'loop_break',
  log: 'project',
  summary: 'How the Mind would leave a loop that the guard saw.',
  fields,
  valid: [
    { name: 'say it differently', record },
    { name: 'the Mind failed', record: { ...record, state: 'error', mind_transcript_ref: '', output: {} } },
  ],
  invalid: [
    { name: 'part of an answer', record: { ...record, output: { action: 'ask_user' } }, because: 'output is whole or empty' },
    { name: 'no state', record: { ...record, state: undefined }, because: 'state is missing' },
  ],
});
