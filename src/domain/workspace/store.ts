import type { WorkspaceRow } from '../../kernel/ports.ts';
import type { ForgottenReads } from '../../records/forgotten.ts';
import type { JournalReads } from '../../records/journal.ts';
import type { SearchReads } from '../../records/search.ts';
import type { TaskReads } from '../../records/tasks.ts';
import type { NotesStore } from '../notes/store.ts';

/** Each room's own store, for what rooms contribute. */
interface Stores {
  of(room: string): object;
}

/** Beside it: what happened last, which plan or task is meant, the index; and the stores of all rooms, here or in another workspace. */
export type WorkspaceStore = NotesStore &
  SearchReads &
  ForgottenReads &
  JournalReads &
  Pick<TaskReads, 'events' | 'entities'> &
  Stores & { within(workspace: WorkspaceRow): Stores };
