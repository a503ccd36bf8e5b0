import { Closed, defineEvidence, OneOf, type Static } from '../kit/index.ts';
import { NextMove } from '../types/mind-batch.ts';
import { Place, ThoughtDbUse, TranscriptRef } from '../types/mind-record.ts';

const { next_action, status, confidence, notes, ask_user_question, next_hands_input } = NextMove.properties;

/** The first fields repeat the decision, for readers of the log who do not look inside. */
const fields = Closed({
  ...Place,
  phase: OneOf(['initial', 'after_user']),
  next_action,
  status,
  confidence,
  notes,
  ask_user_question,
  next_hands_input,
  mind_transcript_ref: TranscriptRef,
  thought_db: ThoughtDbUse,
  decision: NextMove,
});
const said = {
  next_action: 'stop',
  status: 'done',
  confidence: 0.95,
  notes: 'All tests pass and the page was tried.',
  ask_user_question: '',
  next_hands_input: '',
} as const;
const record: Static<typeof fields> = {
  batch_id: 'b2',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  phase: 'initial',
  ...said,
  mind_transcript_ref: 'transcripts/mind/20260107T155001Z_decide_b2.jsonl',
  thought_db: {
    as_of_ts: '2026-01-07T15:50:00.000Z',
    node_ids: ['nd_1767800000_0a1b2c3d'],
    values_claim_ids: ['cl_1767800000_0a1b2c3d'],
    pref_goal_claim_ids: [],
    query_claim_ids: ['cl_1767800042_9f8e7d6c'],
    edges_n: 1,
    notes: 'nodes 1/6, values 1/8, preferences 0/8, query 1/10',
  },
  decision: { ...said, learn_suggested: [], update_project_overlay: { set_testless_strategy: null } },
};

export default defineEvidence({
  kind: 'decide_next',
  log: 'project',
  summary: 'What the Mind decided after a batch, and which claims and nodes it had before it.',
  fields,
  valid: [
    { name: 'done', record },
    {
      name: 'once more after the user',
      record: {
        ...record,
        phase: 'after_user',
        next_action: 'send_to_hands',
        status: 'not_done',
        next_hands_input: 'Bill it to sales.',
        decision: { ...record.decision, next_action: 'send_to_hands', status: 'not_done', next_hands_input: 'Bill it to sales.' },
      },
    },
  ],
  invalid: [
    { name: 'no decision', record: { ...record, decision: {} }, because: 'without a decision there is no record' },
    { name: 'another phase', record: { ...record, phase: 'final' }, because: 'phase is initial or after_user' },
    {
      name: 'claims by text',
      record: { ...record, thought_db: { ...record.thought_db, query_claim_ids: ['Ask first.'] } },
      because: 'claims are named by id',
    },
  ],
});
