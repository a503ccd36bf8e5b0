import type { JournalReads } from '../../records/journal.ts';
import type { SearchReads } from '../../records/search.ts';
import type { SessionReads } from '../../records/sessions.ts';
import type { WorkspaceReads } from '../../records/workspace.ts';

export type SessionsStore = WorkspaceReads & SessionReads & SearchReads & JournalReads;
