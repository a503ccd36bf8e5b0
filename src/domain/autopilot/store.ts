import type { WorkspaceRow } from '../../kernel/ports.ts';
import type { ConfigReads } from '../../records/config.ts';
import type { EvidenceLogReads } from '../../records/evidence-log.ts';
import type { LookReads } from '../../records/looks.ts';
import type { MemoryReads } from '../../records/memory.ts';
import type { ProjectReads } from '../../records/projects.ts';
import type { SelectedReads } from '../../records/selected.ts';
import type { ThoughtReads } from '../../records/thoughts.ts';
import type { WorkflowReads } from '../../records/workflows.ts';

/** What handlers of the autopilot may read. */
export interface AutopilotStore
  extends EvidenceLogReads,
    ProjectReads,
    ConfigReads,
    ThoughtReads,
    MemoryReads,
    SelectedReads,
    LookReads,
    WorkflowReads {
  readonly workspace: WorkspaceRow | null;
}
