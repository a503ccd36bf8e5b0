import { defineFacts, Nullable, OneOf, Opt, Type } from '../kit/index.ts';
import { TimestampMs } from '../types/ids.ts';
import {
  CellId,
  CellLanguage,
  CellType,
  endings,
  NewCell,
  NotebookId,
  NotebookSummary,
  NotebookTitle,
} from '../types/notebook.ts';

const InNotebook = { notebookId: NotebookId, cellId: CellId };

export const notebookFacts = defineFacts({
  notebook_created: {
    summary: 'A notebook was made, empty, from a template, or from a text.',
    payload: Type.Object({
      notebookId: NotebookId,
      title: NotebookTitle,
      language: CellLanguage,
      tsconfig: Nullable(Type.String()),
      origin: OneOf(['blank', 'sequential-feynman', 'loaded']),
      cells: Type.Array(NewCell),
    }),
    yields: NotebookSummary,
    kept_elsewhere: ['cells', 'tsconfig'],
  },
  cell_added: {
    summary: 'A cell was added to a notebook.',
    payload: Type.Object({
      ...InNotebook,
      type: CellType,
      filename: Nullable(Type.String()),
      language: Nullable(CellLanguage),
      /** How many cells stand before it. */
      position: Type.Integer(),
      content: Type.String(),
    }),
    kept_elsewhere: ['content'],
  },
  cell_updated: {
    summary: 'A cell says something else; what came of running it before is gone.',
    payload: Type.Object({
      ...InNotebook,
      content: Type.String(),
      /** What the notebook is called now, where this cell says so. */
      title: Opt(NotebookTitle),
    }),
    kept_elsewhere: ['content'],
  },
  cell_run_started: {
    summary: 'A cell is being run, by a process that says for how long at most.',
    payload: Type.Object({ ...InNotebook, runId: Type.String(), runner: Type.String(), until_ms: TimestampMs }),
  },
  cell_run_ended: {
    summary: 'A run of a cell ended, well or not.',
    payload: Type.Object({
      ...InNotebook,
      runId: Type.String(),
      status: OneOf(['completed', 'failed']),
      endedBy: OneOf(endings),
      exitCode: Type.Integer(),
      durationMs: Type.Integer(),
      output: Nullable(Type.String()),
      error: Nullable(Type.String()),
      cutBytes: Type.Integer(),
      /** What the cell says now, where the run has changed it. */
      content: Opt(Type.String()),
    }),
    kept_elsewhere: ['output', 'error', 'content'],
  },
  cell_run_dropped: {
    summary: 'A cell that was to be run was not; it is as it was before.',
    payload: Type.Object({ ...InNotebook, runId: Type.String(), status: OneOf(['idle', 'completed', 'failed']) }),
  },
});
