/** Notebooks and their cells. */
export interface NotebookTables {
  notebooks: {
    ws: number;
    id: string;
    title: string;
    language: string;
    /** A TypeScript configuration of its own, as JSON text. */
    tsconfig: string | null;
    cell_count: number;
    created_at_ms: number;
    updated_at_ms: number;
  };
  notebook_cells: {
    ws: number;
    notebook: string;
    id: string;
    /** How many cells stand before it. */
    position: number;
    type: string;
    content: string;
    filename: string | null;
    language: string | null;
    status: string;
    output: string | null;
    error: string | null;
    /** How many bytes the last run wrote that are not kept. */
    cut_bytes: number;
    executed_at_ms: number | null;
    /** The run under way: its id, who runs it, and until when at most. */
    run_id: string | null;
    runner: string | null;
    run_until_ms: number | null;
  };
}
