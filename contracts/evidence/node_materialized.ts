import { Closed, defineEvidence, Prose, type Static, Type } from '../kit/index.ts';
import { ThoughtEdgeType, ThoughtNodeType } from '../types/claim-patch.ts';
import { CheckpointKind } from '../types/mind.ts';
import { EvidenceEventId, SegmentId, ThoughtEdgeId, ThoughtNodeId, ThoughtRef } from '../types/mind-ids.ts';
import { MaybeEventId, Place, StatusHint } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  segment_id: SegmentId,
  checkpoint_kind: CheckpointKind,
  status_hint: StatusHint,
  note: Type.String(),
  ok: Type.Boolean(),
  error: Prose(400, { description: 'Empty when ok.' }),
  snapshot_event_id: MaybeEventId,
  decide_next_event_id: MaybeEventId,
  source_event_ids: Type.Array(EvidenceEventId, { maxItems: 20 }),
  written_nodes: Type.Array(Closed({ node_id: ThoughtNodeId, node_type: ThoughtNodeType }), { maxItems: 3 }),
  written_edges: Type.Array(
    Closed({ edge_id: ThoughtEdgeId, edge_type: ThoughtEdgeType, from_id: ThoughtRef, to_id: ThoughtRef }),
  ),
});
const record: Static<typeof fields> = {
  batch_id: 'b2.node_materialized',
  thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
  segment_id: 'seg_1767800000_0a1b2c3d',
  checkpoint_kind: 'done',
  status_hint: 'done',
  note: 'run_end',
  ok: true,
  error: '',
  snapshot_event_id: 'ev_run_1767800000_0a1b2c3d_000012',
  decide_next_event_id: 'ev_run_1767800000_0a1b2c3d_000009',
  source_event_ids: ['ev_run_1767800000_0a1b2c3d_000003', 'ev_run_1767800000_0a1b2c3d_000012'],
  written_nodes: [
    { node_id: 'nd_1767800000_0a1b2c3d', node_type: 'summary' },
    { node_id: 'nd_1767800000_1b2c3d4e', node_type: 'decision' },
  ],
  written_edges: [
    {
      edge_id: 'ed_1767800000_2c3d4e5f',
      edge_type: 'derived_from',
      from_id: 'nd_1767800000_0a1b2c3d',
      to_id: 'ev_run_1767800000_0a1b2c3d_000012',
    },
  ],
};
const [node] = record.written_nodes;

export default defineEvidence({
  kind: 'node_materialized',
  log: 'project',
  summary: 'The nodes that a checkpoint left in the Thought DB, and the edges to what they came from.',
  fields,
  valid: [
    { name: 'a summary and a decision', record },
    {
      name: 'the store refused',
      record: {
        ...record,
        ok: false,
        error: 'disk full',
        snapshot_event_id: '',
        decide_next_event_id: '',
        source_event_ids: [],
        written_nodes: [],
        written_edges: [],
      },
    },
  ],
  invalid: [
    {
      name: 'a claim as node',
      record: { ...record, written_nodes: [{ ...node, node_type: 'claim' }] },
      because: 'a node is a decision, an action or a summary',
    },
    { name: 'a null event', record: { ...record, snapshot_event_id: null }, because: 'without an event the id is empty text' },
    { name: 'a long error', record: { ...record, error: 'x'.repeat(401) }, because: 'an error has at most 400 characters' },
  ],
});
