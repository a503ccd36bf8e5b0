import type { CheckpointKind, StatusHint } from '../../../../generated/types/index.ts';
import { text } from '../../../kernel/says.ts';
import { nodesOf } from './node-rules.ts';
import type { Taken } from './snapshot.ts';
import { eventsIn } from './snapshot-rules.ts';
import { place, type Run, record } from './state.ts';

/** Makes nodes of a segment: what it came to, what was decided, what was done. No model is asked. */
export async function materialize(
  run: Run,
  at: string,
  {
    checkpoint_kind,
    status_hint,
    note,
    taken,
  }: { checkpoint_kind: CheckpointKind; status_hint: StatusHint; note: string; taken: Taken },
): Promise<void> {
  const { records, segment_id, task_hint } = run.segment;
  const words = text('run-node-words');
  const drafts = nodesOf({ records, checkpoint_kind, status: status_hint, task_hint, snapshot: taken, words });
  const written = await run.knows.writeNodes(drafts);
  const decided = records.filter(({ kind }) => kind === 'decide_next').at(-1);
  await record(run, 'node_materialized', {
    ...place(run, `${at}.node_materialized`),
    segment_id,
    checkpoint_kind,
    status_hint,
    note,
    ok: true,
    error: '',
    snapshot_event_id: taken.event_id,
    decide_next_event_id: String(decided?.event_id ?? ''),
    source_event_ids: eventsIn(records, 20),
    written_nodes: written.nodes,
    written_edges: written.edges,
  });
}
