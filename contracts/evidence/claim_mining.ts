import { Closed, defineEvidence, Opt, type Static, Type } from '../kit/index.ts';
import { AppliedPatch, ClaimPatch } from '../types/claim-patch.ts';
import { Confidence, MindState, OrNothing } from '../types/mind.ts';
import { SegmentId } from '../types/mind-ids.ts';
import { Place, TranscriptRef } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  segment_id: Type.Union([SegmentId, Type.Literal('')], { description: 'Empty when mined from the end of the log.' }),
  /** Within a run only, like notes: by hand, a failure is an error of the command. */
  state: Opt(MindState),
  mind_transcript_ref: TranscriptRef,
  notes: Opt(Type.String({ description: 'What the Mind was told about the run.' })),
  config: Closed({ min_confidence: Confidence, max_claims_per_checkpoint: Type.Integer({ minimum: 0, maximum: 20 }) }),
  output: OrNothing(ClaimPatch),
  applied: AppliedPatch,
});
const record: Static<typeof fields> = {
  batch_id: 'b2.claim_mining',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  segment_id: 'seg_1767800000_0a1b2c3d',
  state: 'ok',
  mind_transcript_ref: 'transcripts/mind/20260107T155050Z_mine_claims_b2.jsonl',
  notes: 'source=checkpoint status=done batches=3 notes=',
  config: { min_confidence: 0.9, max_claims_per_checkpoint: 6 },
  output: {
    claims: [
      {
        local_id: 'c1',
        claim_type: 'fact',
        text: 'The reports service stores all dates in UTC.',
        scope: 'project',
        visibility: 'project',
        valid_from: null,
        valid_to: null,
        confidence: 0.95,
        source_event_ids: ['ev_run_1767800000_0a1b2c3d_000004'],
        tags: ['dates'],
        notes: '',
      },
    ],
    edges: [],
    notes: '',
  },
  applied: {
    written: [{ local_id: 'c1', claim_id: 'cl_1767800000_0a1b2c3d', scope: 'project' }],
    linked_existing: [],
    written_edges: [],
    skipped: [],
  },
};
const none = { written: [], linked_existing: [], written_edges: [], skipped: [] };

export default defineEvidence({
  kind: 'claim_mining',
  log: 'project',
  summary: 'Which claims the Mind drew from a segment of work, and what became of them.',
  fields,
  valid: [
    { name: 'one claim is written', record },
    { name: 'the Mind failed', record: { ...record, state: 'error', output: {}, applied: none } },
    {
      name: 'by hand',
      record: {
        batch_id: 'cli.claim_mining',
        thread_id: '',
        segment_id: '',
        mind_transcript_ref: 'transcripts/mind/20260107T170000Z_mine_claims_cli.jsonl',
        config: record.config,
        output: record.output,
        applied: { ...none, skipped: [{ kind: 'claim', reason: 'no_valid_source_event_ids', detail: 'c1' }] },
      },
    },
  ],
  invalid: [
    { name: 'nothing applied', record: { ...record, applied: {} }, because: 'applied always has its four lists' },
    { name: 'no output', record: { ...record, output: null }, because: 'without an answer output is the empty object' },
    {
      name: 'a threshold above 1',
      record: { ...record, config: { ...record.config, min_confidence: 90 } },
      because: 'min_confidence is at most 1',
    },
  ],
});
