import type { NotebooksBooksHandlers } from '../../../generated/handlers/notebooks.ts';
import type { BookFiles, FileFound, FileOutcome } from '../../kernel/exports.ts';
import { fault, refuse } from '../../kernel/fault.ts';
import { partOf } from '../../kernel/secrets/part.ts';
import { parseSource } from '../../records/notebook-source/parse.ts';
import { printSource } from '../../records/notebook-source/print.ts';
import { type PlannedBook, planBook, planLoaded, readBook } from './book-rules.ts';
import { writtenCell } from './cell-rules.ts';
import { bookNamed } from './finding.ts';
import type { NotebooksStore } from './store.ts';

const withIds = ({ cells }: PlannedBook, newId: () => string) => cells.map((cell) => ({ id: newId(), ...cell }));

function refuseEnding(path: string | undefined): void {
  if (path !== undefined && !path.endsWith('.src.md')) throw refuse('notebook-file-ends-otherwise', { path });
}

/** The most that a file may hold, in bytes: what a call may carry as content, in letters that take more. */
const mostBytes = 16 * 1024 * 1024;

function textIn(found: FileFound, path: string): string {
  if (found.kind === 'read') return found.text;
  if (found.kind === 'outside') throw refuse('notebook-file-leads-outside', { path });
  if (found.kind === 'nowhere') throw refuse('no-notebook-files-here');
  throw fault('IO_ERROR', { doing: 'read', path, detail: found.detail });
}

function pathOf(outcome: FileOutcome, path: string): string {
  if (outcome.kind === 'written') return outcome.path;
  if (outcome.kind === 'outside') throw refuse('notebook-file-leads-outside', { path });
  if (outcome.kind === 'nowhere') throw refuse('no-notebook-files-here');
  if (outcome.kind === 'taken') throw refuse('notebook-file-is-something-else', { path });
  throw fault('IO_ERROR', { doing: 'write', path, detail: outcome.detail });
}

/** What is loaded: the text that was sent, or that of a file. */
async function sourceOf(content: string | undefined, path: string | undefined, books: BookFiles): Promise<string> {
  if (content !== undefined && path !== undefined) throw refuse('path-and-content');
  if (content !== undefined) return content;
  if (path === undefined) throw refuse('neither-path-nor-content');
  refuseEnding(path);
  return textIn(await books.read(path, mostBytes), path);
}

const isNotebook = (found: string) => parseSource(found).kind === 'book';

export const bookHandlers: NotebooksBooksHandlers<NotebooksStore, { books: BookFiles }> = {
  async notebook_create({ name, language, template }, { tell, newId, now_ms }) {
    const plan = planBook(name, language, template, now_ms);
    const { title, tsconfig } = plan;
    const about = { notebookId: newId(), title, language, tsconfig, origin: template };
    const notebook = await tell('notebook_created', { ...about, cells: withIds(plan, newId) });
    return { success: true, notebook };
  },

  async notebook_list({ limit, offset }, { store }) {
    const { notebooks, count } = await store.notebooks.list({ limit, offset });
    return { notebooks, count, hasMore: offset + notebooks.length < count, truncated: false };
  },

  async notebook_load({ content, path }, { ports, writing, newId, short }) {
    const plan = planLoaded(readBook(await sourceOf(content, path, ports.books)), short.chars);
    const { title, language, tsconfig } = plan;
    const about = { notebookId: newId(), title, language, tsconfig, origin: 'loaded' as const };
    const cells = withIds(plan, newId);
    const notebook = await writing(({ tell }) => tell('notebook_created', { ...about, cells }));
    return { success: true, notebook };
  },

  async notebook_export({ notebookId, path, offset }, { ports, reading }) {
    refuseEnding(path);
    const content = await reading(async ({ store }) => {
      const { id, language, tsconfig } = await bookNamed(store, notebookId);
      return printSource({ language, tsconfig, cells: (await store.cells.all(id)).map(writtenCell) });
    });
    const written = path === undefined ? null : pathOf(await ports.books.write(path, content, isNotebook), path);
    return { success: true, notebookId, ...partOf(content, offset), path: written, truncated: false };
  },
};
