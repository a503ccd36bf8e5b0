import { Closed, defineEvidence, type Static, Type } from '../kit/index.ts';
import { MindState, OrNothing } from '../types/mind.ts';
import { MinedPreferences } from '../types/mind-learn.ts';
import { Place, TranscriptRef } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  state: MindState,
  mind_transcript_ref: TranscriptRef,
  notes: Type.String({ description: 'What the Mind was told about the run.' }),
  output: OrNothing(MinedPreferences),
});
const record: Static<typeof fields> = {
  batch_id: 'b2.preference_mining',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  state: 'ok',
  mind_transcript_ref: 'transcripts/mind/20260107T155040Z_mine_preferences_b2.jsonl',
  notes: 'source=checkpoint status=done batches=3 notes=',
  output: {
    suggestions: [
      {
        scope: 'global',
        text: 'Keep commits to one behaviour each.',
        rationale: 'The user split two commits by hand.',
        confidence: 0.8,
        benefit: 'medium',
      },
    ],
    notes: '',
  },
};

export default defineEvidence({
  kind: 'preference_mining',
  log: 'project',
  summary: 'Which preferences the Mind saw in a segment of work.',
  fields,
  valid: [
    { name: 'small commits', record },
    { name: 'the Mind was not asked', record: { ...record, state: 'skipped', mind_transcript_ref: '', output: {} } },
  ],
  invalid: [
    { name: 'suggestions alone', record: { ...record, output: { suggestions: [] } }, because: 'output is whole or empty' },
    { name: 'no notes', record: { ...record, notes: undefined }, because: 'notes is missing' },
  ],
});
