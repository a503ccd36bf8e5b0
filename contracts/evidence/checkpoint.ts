import { Closed, defineEvidence, Prose, type Static, Type } from '../kit/index.ts';
import { MindState, OrNothing } from '../types/mind.ts';
import { SegmentId } from '../types/mind-ids.ts';
import { CheckpointVerdict } from '../types/mind-learn.ts';
import { Place, StatusHint, TranscriptRef } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  segment_id: SegmentId,
  state: MindState,
  mind_transcript_ref: TranscriptRef,
  planned_next_input: Prose(800),
  status_hint: StatusHint,
  note: Type.String(),
  output: OrNothing(CheckpointVerdict),
});
const record: Static<typeof fields> = {
  batch_id: 'b2.checkpoint',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  segment_id: 'seg_1767800000_0a1b2c3d',
  state: 'ok',
  mind_transcript_ref: 'transcripts/mind/20260107T155020Z_checkpoint_b2.jsonl',
  planned_next_input: '',
  status_hint: 'done',
  note: 'run_end',
  output: {
    should_checkpoint: true,
    checkpoint_kind: 'done',
    should_mine_workflow: false,
    should_mine_preferences: true,
    confidence: 0.9,
    notes: '',
  },
};

export default defineEvidence({
  kind: 'checkpoint',
  log: 'project',
  summary: 'Whether a segment of work ended here, as the Mind sees it.',
  fields,
  valid: [
    { name: 'at the end of a run', record },
    { name: 'the Mind was not asked', record: { ...record, state: 'skipped', mind_transcript_ref: '', output: {} } },
  ],
  invalid: [
    {
      name: 'a long plan',
      record: { ...record, planned_next_input: 'x'.repeat(801) },
      because: 'the planned input is cut at 800 characters',
    },
    { name: 'another hint', record: { ...record, status_hint: 'running' }, because: 'running is not a status hint' },
    { name: 'no segment', record: { ...record, segment_id: undefined }, because: 'segment_id is missing' },
  ],
});
