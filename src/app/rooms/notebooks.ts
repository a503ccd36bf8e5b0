import { notebookAppliers } from '../../appliers/notebooks.ts';
import { bookHandlers } from '../../domain/notebooks/books.ts';
import { cellHandlers } from '../../domain/notebooks/cells.ts';
import type { NotebooksStore } from '../../domain/notebooks/store.ts';
import { notebookReaders } from './readers.ts';
import type { Room } from './room.ts';

export const notebooks: Room<'notebooks', NotebooksStore> = {
  name: 'notebooks',
  reads: notebookReaders,
  handlers: ({ policy }) => ({ ...bookHandlers, ...cellHandlers({ mayRun: policy.run_cells ?? true }) }),
  appliers: notebookAppliers,
  targets: {},
  lines: {},
};
