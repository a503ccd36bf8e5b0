import { Closed, defineEvidence, Prose, type Static, Type } from '../kit/index.ts';
import { CheckpointKind } from '../types/mind.ts';
import { ProjectId, SegmentId, SnapshotId } from '../types/mind-ids.ts';
import { Place, SegmentRecordsRef, StatusHint } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  snapshot_id: SnapshotId,
  project_id: ProjectId,
  segment_id: SegmentId,
  checkpoint_kind: CheckpointKind,
  status_hint: StatusHint,
  task_hint: Prose(200),
  tags: Type.Array(Type.String({ minLength: 1 })),
  text: Prose(8000),
  source_refs: Type.Array(SegmentRecordsRef, { minItems: 1 }),
});
const record: Static<typeof fields> = {
  batch_id: 'b2.snapshot',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  snapshot_id: 'snap_1767800000_0a1b2c3d',
  project_id: '3f2a9c41d07be856',
  segment_id: 'seg_1767800000_0a1b2c3d',
  checkpoint_kind: 'done',
  status_hint: 'done',
  task_hint: 'Add CSV export to the reports page.',
  tags: ['snapshot', 'done', 'status:done'],
  text: '- facts: The reports page has a CSV button.\n- actions: command: npm test\n- results: 48 tests pass.',
  source_refs: [
    {
      kind: 'segment_records',
      segment_id: 'seg_1767800000_0a1b2c3d',
      batch_ids: ['b0', 'b1', 'b2'],
      event_ids: ['ev_run_1767800000_0a1b2c3d_000003', 'ev_run_1767800000_0a1b2c3d_000009'],
    },
  ],
};

export default defineEvidence({
  kind: 'snapshot',
  log: 'project',
  summary: 'A segment of work in brief, for recall in later runs.',
  fields,
  valid: [{ name: 'a finished feature', record }],
  invalid: [
    { name: 'a long text', record: { ...record, text: 'x'.repeat(8001) }, because: 'a snapshot has at most 8000 characters' },
    { name: 'no source', record: { ...record, source_refs: [] }, because: 'a snapshot can be traced to its records' },
    { name: 'a project by name', record: { ...record, project_id: 'shop' }, because: 'a project id has 16 hex digits' },
  ],
});
