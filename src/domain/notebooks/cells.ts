import type { NotebooksCellsHandlers } from '../../../generated/handlers/notebooks.ts';
import type { Cells } from '../../kernel/cells.ts';
import { refuse } from '../../kernel/fault.ts';
import { text } from '../../kernel/says.ts';
import { titleOf } from './book-rules.ts';
import { planFile, planPlace, refuseContent, shownCell, summaryOf } from './cell-rules.ts';
import { bookNamed, cellMissing, cellNamed } from './finding.ts';
import { refuseRunning, runHandlers } from './running.ts';
import type { NotebooksStore } from './store.ts';

type Handlers = NotebooksCellsHandlers<NotebooksStore, { cells: Cells }>;

const editHandlers: Omit<Handlers, keyof ReturnType<typeof runHandlers>> = {
  async notebook_list_cells({ notebookId, limit, offset }, { store, now_ms }) {
    const { tsconfig: _, ...notebook } = await bookNamed(store, notebookId);
    const page = await store.cells.page(notebookId, { limit, offset });
    return {
      notebook,
      cells: page.map((cell) => summaryOf(cell, now_ms)),
      hasMore: offset + page.length < notebook.cellCount,
      truncated: false,
    };
  },

  async notebook_get_cell({ notebookId, cellId }, { store, now_ms }) {
    return { cell: shownCell(await cellNamed(store, notebookId, cellId), now_ms) };
  },

  async notebook_add_cell({ notebookId, type, content, filename, afterCellId, position }, { store, tell, newId }) {
    const book = await bookNamed(store, notebookId);
    const cells = await store.cells.all(book.id);
    const most = text('notebook-limits').cells;
    if (cells.length >= most) throw refuse('notebook-is-full', { most });
    if (type !== 'code' && filename !== undefined) throw refuse('filename-is-for-code', { type });
    refuseContent(type, content);
    const place = planPlace({ afterCellId, position }, cells);
    if (place.kind === 'missing') throw cellMissing(book.id, place.cell);
    const file = type === 'code' ? planFile(filename, cells, book.language) : undefined;
    const cell = { type, filename: file?.filename ?? null, language: file?.language ?? null };
    const id = newId();
    await tell('cell_added', { notebookId, cellId: id, ...cell, position: place.position, content });
    return { success: true, cell: { id, type, ...file }, position: place.position };
  },

  async notebook_update_cell({ notebookId, cellId, content }, { store, tell, now_ms, short }) {
    const before = await cellNamed(store, notebookId, cellId);
    refuseContent(before.type, content);
    if (content === before.content) return { success: true, cell: shownCell(before, now_ms) };
    refuseRunning('notebook_update_cell', [before], now_ms, new Set());
    const isTitle = before.type === 'title';
    const cells = isTitle ? await store.cells.all(notebookId) : [];
    const after = cells.map((cell) => (cell.id === cellId ? { ...cell, content } : cell));
    await tell('cell_updated', { notebookId, cellId, content, ...(isTitle ? { title: titleOf(after, short.chars) } : {}) });
    return { success: true, cell: shownCell(await cellNamed(store, notebookId, cellId), now_ms) };
  },
};

export const cellHandlers = (given: { readonly mayRun: boolean }): Handlers => ({ ...editHandlers, ...runHandlers(given) });
