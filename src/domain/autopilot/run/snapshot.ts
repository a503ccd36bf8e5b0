import type { CheckpointKind, StatusHint } from '../../../../generated/types/index.ts';
import { thoughtId } from '../../../records/mind-ids.ts';
import { batchesIn, eventsIn, snapshotTags, snapshotText } from './snapshot-rules.ts';
import { place, type Run, record } from './state.ts';

/** A snapshot as it was recorded. */
export interface Taken {
  readonly event_id: string;
  readonly text: string;
  readonly tags: readonly string[];
}

/** Keeps a segment in a few lines, for recall. */
export async function snapshot(
  run: Run,
  at: string,
  { checkpoint_kind, status_hint, notes }: { checkpoint_kind: CheckpointKind; status_hint: StatusHint; notes: string },
): Promise<Taken> {
  const { segment_id, records, task_hint } = run.segment;
  const tags = snapshotTags(records, checkpoint_kind, status_hint);
  const text = snapshotText(records, notes);
  const { event_id } = await record(run, 'snapshot', {
    ...place(run, `${at}.snapshot`),
    snapshot_id: thoughtId('snap', run.ctx.ports.time.now(), run.ctx.newId()),
    project_id: run.ctx.target.project_id,
    segment_id,
    checkpoint_kind,
    status_hint,
    task_hint,
    tags,
    text,
    source_refs: [{ kind: 'segment_records', segment_id, batch_ids: batchesIn(records), event_ids: eventsIn(records) }],
  });
  return { event_id, text, tags };
}
