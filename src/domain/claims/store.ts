import type { WorkspaceRow } from '../../kernel/ports.ts';
import type { EvidenceLogReads } from '../../records/evidence-log.ts';
import type { ThoughtReads } from '../../records/thoughts.ts';

/** What handlers of claims may read. */
export interface ClaimsStore extends ThoughtReads, EvidenceLogReads {
  readonly workspace: WorkspaceRow | null;
}
