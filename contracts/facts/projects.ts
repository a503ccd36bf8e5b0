import { Closed, defineFacts, Nullable, OneOf } from '../kit/index.ts';
import { MindScope } from '../types/mind.ts';
import { WorkflowId } from '../types/mind-ids.ts';
import { Candidates, ProjectOverlay, ProjectSelection, SegmentState } from '../types/project-state.ts';
import { StopOrder } from '../types/run.ts';
import { WorkflowIr } from '../types/workflow.ts';

/** State of a project beside its logs. Each fact carries the whole state: its file is replaced, never patched. */
export const projectFacts = defineFacts({
  overlay_saved: { summary: 'What is kept about a project changed.', payload: Closed({ overlay: ProjectOverlay }) },
  segment_saved: {
    summary: 'The records since the last checkpoint changed.',
    payload: Closed({ segment: Nullable(SegmentState, { description: 'Null: there is none.' }) }),
  },
  workflow_saved: { summary: 'A workflow was stored.', payload: Closed({ scope: MindScope, workflow: WorkflowIr }) },
  workflow_removed: { summary: 'A stored workflow was removed.', payload: Closed({ scope: MindScope, workflow_id: WorkflowId }) },
  candidates_saved: {
    summary: 'A workflow or a preference was seen once more.',
    payload: Closed({ of: OneOf(['workflow', 'preference'], { description: 'What was seen.' }), candidates: Candidates }),
  },
  stop_saved: {
    summary: 'Runs of a project were told to end, or may begin again.',
    payload: Closed({ stop: Nullable(StopOrder, { description: 'Null: nothing is held up any more.' }) }),
  },
  selection_saved: {
    summary: 'What @last, @pinned or an alias means changed.',
    payload: Closed({ selection: ProjectSelection }),
  },
});
