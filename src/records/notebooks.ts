import type { Cell, CellLanguage, NotebookSummary } from '../../generated/types/index.ts';

export interface BookRow extends NotebookSummary {
  /** A TypeScript configuration of its own, as JSON text; null: none. */
  readonly tsconfig: string | null;
}

/** A run that was begun, by whom, and until when it ends at the latest. */
export interface Run {
  readonly id: string;
  readonly runner: string;
  readonly until_ms: number;
}

export interface CellRow {
  readonly id: string;
  readonly type: Cell['type'];
  /** How many cells stand before it. */
  readonly position: number;
  readonly content: string;
  readonly filename: string | null;
  readonly language: CellLanguage | null;
  readonly status: 'idle' | 'running' | 'completed' | 'failed';
  readonly output: string | null;
  readonly error: string | null;
  readonly cut_bytes: number;
  readonly executed_at_ms: number | null;
  readonly run: Run | null;
}

export interface NotebookReads {
  readonly notebooks: {
    find(id: string): Promise<BookRow | undefined>;
    /** Those of a page, the one that was changed last first, and how many there are. */
    list(page: { offset: number; limit: number }): Promise<{ notebooks: NotebookSummary[]; count: number }>;
  };
  readonly cells: {
    find(notebook: string, id: string): Promise<CellRow | undefined>;
    /** All of a notebook, in their order. */
    all(notebook: string): Promise<CellRow[]>;
    page(notebook: string, page: { offset: number; limit: number }): Promise<CellRow[]>;
  };
}
