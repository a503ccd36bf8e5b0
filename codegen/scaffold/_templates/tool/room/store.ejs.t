---
to: src/domain/<%= room %>/store.ts
---
import type { WorkspaceReads } from '../../records/workspace.ts';

/** What handlers of <%= room %> may read. */
export type <%= store %> = WorkspaceReads;
