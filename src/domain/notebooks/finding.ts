import { fault } from '../../kernel/fault.ts';
import type { BookRow, CellRow } from '../../records/notebooks.ts';
import type { NotebooksStore } from './store.ts';

export async function bookNamed(store: NotebooksStore, id: string): Promise<BookRow> {
  const book = await store.notebooks.find(id);
  if (!book) throw fault('NOTEBOOK_NOT_FOUND', { notebook: id });
  return book;
}

export const cellMissing = (notebook: string, cell: string) => fault('CELL_NOT_FOUND', { notebook, cell });

/** A cell of a notebook that is there. */
export async function cellNamed(store: NotebooksStore, notebookId: string, cellId: string): Promise<CellRow> {
  const { id } = await bookNamed(store, notebookId);
  const cell = await store.cells.find(id, cellId);
  if (!cell) throw cellMissing(id, cellId);
  return cell;
}
