// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { LedgerTarget, NotebookAddCellInput, NotebookAddCellOutput, NotebookCreateInput, NotebookCreateOutput, NotebookExportInput, NotebookExportOutput, NotebookGetCellInput, NotebookGetCellOutput, NotebookInstallDepsInput, NotebookInstallDepsOutput, NotebookListCellsInput, NotebookListCellsOutput, NotebookListInput, NotebookListOutput, NotebookLoadInput, NotebookLoadOutput, NotebookRunCellInput, NotebookRunCellOutput, NotebookUpdateCellInput, NotebookUpdateCellOutput } from "../types/index.ts";
import type { ActCtx, ReadCtx, WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of notebooks/cells. */
export interface NotebooksCellsHandlers<Store, Ports extends Record<'cells', unknown>> {
    /** A new cell at the end of a notebook, after another one, or at a position: a title, Markdown, or code. */
    notebook_add_cell(input: NotebookAddCellInput, ctx: WriteCtx<Store, LedgerTarget, 'cell_added', never>): Promise<NotebookAddCellOutput>;
    /** One cell whole: what it says, and what the last run wrote. */
    notebook_get_cell(input: NotebookGetCellInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<NotebookGetCellOutput>;
    /** Installs the packages of a notebook from the npm registry, so that its code can import them; packages adds some first. */
    notebook_install_deps(input: NotebookInstallDepsInput, ctx: ActCtx<Store, LedgerTarget, 'cell_added' | 'cell_run_started' | 'cell_run_ended' | 'cell_run_dropped', never, Pick<Ports, 'cells'>>): Promise<NotebookInstallDepsOutput>;
    /** The cells of a notebook in their order: words as they are, code by its file and what came of running it. */
    notebook_list_cells(input: NotebookListCellsInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<NotebookListCellsOutput>;
    /** Runs a code cell as a process of its own and answers what it wrote. Other cells can be imported by their files, installed packages by their names. */
    notebook_run_cell(input: NotebookRunCellInput, ctx: ActCtx<Store, LedgerTarget, 'cell_run_started' | 'cell_run_ended' | 'cell_run_dropped', never, Pick<Ports, 'cells'>>): Promise<NotebookRunCellOutput>;
    /** Replaces what a cell says. Code that was run before counts as not run; what it wrote is gone. */
    notebook_update_cell(input: NotebookUpdateCellInput, ctx: WriteCtx<Store, LedgerTarget, 'cell_updated', never>): Promise<NotebookUpdateCellOutput>;
}

/** Tools of notebooks/books. */
export interface NotebooksBooksHandlers<Store, Ports extends Record<'books', unknown>> {
    /** A new notebook with a title and a package.json, or filled in from a template. Its cells are words and code that can be run. */
    notebook_create(input: NotebookCreateInput, ctx: WriteCtx<Store, LedgerTarget, 'notebook_created', never>): Promise<NotebookCreateOutput>;
    /** A whole notebook as one Markdown text (.src.md) that load reads again; into a file too, if path is given. */
    notebook_export(input: NotebookExportInput, ctx: ActCtx<Store, LedgerTarget, never, never, Pick<Ports, 'books'>>): Promise<NotebookExportOutput>;
    /** The notebooks there are, the one that was changed last first. */
    notebook_list(input: NotebookListInput, ctx: ReadCtx<Store, LedgerTarget, never>): Promise<NotebookListOutput>;
    /** A new notebook from the text of a .src.md file, or from such a file. */
    notebook_load(input: NotebookLoadInput, ctx: ActCtx<Store, LedgerTarget, 'notebook_created', never, Pick<Ports, 'books'>>): Promise<NotebookLoadOutput>;
}

/** All that the room notebooks brings along. */
export interface NotebooksRoom<Store, Writer, Ports extends Record<'books' | 'cells', unknown>> {
  readonly handlers: NotebooksCellsHandlers<Store, Ports> & NotebooksBooksHandlers<Store, Ports>;
  readonly appliers: Pick<Appliers<Writer>, 'notebook_created' | 'cell_added' | 'cell_updated' | 'cell_run_started' | 'cell_run_ended' | 'cell_run_dropped'>;
  readonly targets: {  };
  readonly lines: {  };
}
