import type { FileChanges, ItemChange, RoomFiles } from '../collection.ts';
import { wholeFile } from '../single.ts';
import { notebookCollection } from './collection.ts';
import { notebookFileReaders } from './readers.ts';
import { notebookText } from './text.ts';

type NotebookFacts =
  | 'notebook_created'
  | 'cell_added'
  | 'cell_updated'
  | 'cell_run_started'
  | 'cell_run_ended'
  | 'cell_run_dropped';

/** A notebook is one file, written as a whole from its rows. */
const written = ({ notebookId }: { readonly notebookId: string }): ItemChange[] =>
  wholeFile(notebookCollection, notebookId, (_, { db, ws }) => notebookText(db, ws, notebookId));

const notebookChanges: FileChanges<NotebookFacts> = {
  notebook_created: written,
  cell_added: written,
  cell_updated: written,
  cell_run_started: written,
  cell_run_ended: written,
  cell_run_dropped: written,
};

/** Notebooks with their cells and what running them brought, as files. */
export const notebookFiles: RoomFiles<NotebookFacts> = {
  collections: [notebookCollection],
  changes: notebookChanges,
  readers: notebookFileReaders,
};
