import type { KnowledgeReads } from '../../records/knowledge.ts';
import type { SearchReads } from '../../records/search.ts';
import type { SessionReads } from '../../records/sessions.ts';
import type { WorkspaceReads } from '../../records/workspace.ts';

/** Of sessions only whether they are there. */
export type KnowledgeStore = WorkspaceReads & KnowledgeReads & SearchReads & Pick<SessionReads, 'sessions'>;
