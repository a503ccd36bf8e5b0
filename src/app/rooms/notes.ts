import { noteAppliers } from '../../appliers/notes.ts';
import { notesContribution } from '../../domain/notes/contribution.ts';
import { editHandlers } from '../../domain/notes/edits.ts';
import { entryHandlers } from '../../domain/notes/entries.ts';
import type { NotesStore } from '../../domain/notes/store.ts';
import { transcriptHandlers } from '../../domain/notes/transcripts.ts';
import { notesReaders } from './readers.ts';
import type { Room } from './room.ts';

export const notes: Room<'notes', NotesStore> = {
  name: 'notes',
  reads: notesReaders,
  handlers: () => ({ ...entryHandlers, ...editHandlers, ...transcriptHandlers }),
  appliers: noteAppliers,
  targets: {},
  lines: {},
  ...notesContribution,
};
