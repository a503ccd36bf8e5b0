import { Closed, defineFacts, FreeObject, Nullable, OneOf, Prose, Text, Type } from '../kit/index.ts';
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
  config_saved: {
    summary: 'config.json was written.',
    payload: Closed({ config: FreeObject({ description: 'All that the file says; what it leaves out is as usual.' }) }),
  },
  config_backed_up: {
    summary: 'config.json was kept as it was.',
    payload: Closed({
      name: Text(80, { pattern: '^config\\.json\\.[0-9A-Za-z.]+\\.bak$', description: 'Name of the copy.' }),
      text: Prose(16_000_000, { description: 'The file, letter by letter.' }),
      last: Type.Boolean({ description: 'Whether a rollback brings it back.' }),
    }),
  },
  config_restored: {
    summary: 'config.json is again as it was before a template was applied.',
    payload: Closed({ text: Prose(16_000_000, { description: 'The file, letter by letter.' }) }),
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
