import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { Timestamp } from '../types/ids.ts';
import { MindState, OrNothing } from '../types/mind.ts';
import { ClaimId, ThoughtEdgeId } from '../types/mind-ids.ts';
import { WhyFinding } from '../types/mind-learn.ts';
import { Place, TranscriptRef } from '../types/mind-record.ts';
import { WhyTarget } from '../types/why.ts';

const fields = Closed({
  ...Place,
  target: WhyTarget,
  as_of_ts: Timestamp,
  query: Type.String(),
  candidate_claim_ids: Type.Array(ClaimId, { maxItems: 40 }),
  state: MindState,
  mind_transcript_ref: TranscriptRef,
  output: OrNothing(WhyFinding),
  written_edge_ids: Type.Array(ThoughtEdgeId, { maxItems: 10 }),
});
const record: Static<typeof fields> = {
  batch_id: 'b2.why_trace',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  target: {
    target_type: 'evidence_event',
    event_id: 'ev_run_1767800000_0a1b2c3d_000009',
    evidence_kind: 'decide_next',
    batch_id: 'b2',
  },
  as_of_ts: '2026-01-07T15:52:00.000Z',
  query: 'done stop All tests pass and the page was tried.',
  candidate_claim_ids: ['cl_1767800000_0a1b2c3d', 'cl_1767800042_9f8e7d6c'],
  state: 'ok',
  mind_transcript_ref: 'transcripts/mind/20260107T155201Z_why_trace_b2.jsonl',
  output: {
    status: 'ok',
    confidence: 0.85,
    chosen_claim_ids: ['cl_1767800000_0a1b2c3d'],
    explanation: 'The values ask for tests before anything is called done.',
    notes: '',
  },
  written_edge_ids: ['ed_1767800000_2c3d4e5f'],
};

export default defineEvidence({
  kind: 'why_trace',
  log: 'project',
  summary: 'Which claims explain a decision or a claim.',
  fields,
  valid: [
    { name: 'why the run stopped', record },
    {
      name: 'nothing to explain it with',
      record: {
        ...record,
        candidate_claim_ids: [],
        mind_transcript_ref: '',
        output: { status: 'insufficient', confidence: 0, chosen_claim_ids: [], explanation: '', notes: 'no candidates' },
        written_edge_ids: [],
      },
    },
    {
      name: 'why a claim holds, and the Mind failed',
      record: {
        ...record,
        batch_id: 'cli.why_trace',
        thread_id: '',
        target: {
          target_type: 'claim',
          claim_id: 'cl_1767800042_9f8e7d6c',
          scope: 'project',
          claim_type: 'fact',
          status: 'active',
          text: 'The reports service stores all dates in UTC.',
        },
        state: 'error',
        output: {},
        written_edge_ids: [],
      },
    },
  ],
  invalid: [
    {
      name: 'a node as target',
      record: { ...record, target: { target_type: 'node', node_id: 'nd_1' } },
      because: 'a target is an event or a claim',
    },
    {
      name: 'an event without id',
      record: { ...record, target: { target_type: 'evidence_event' } },
      because: 'event_id is missing',
    },
    {
      name: 'no edges',
      record: { ...record, written_edge_ids: undefined },
      because: 'written_edge_ids is missing; the list may be empty',
    },
  ],
});
