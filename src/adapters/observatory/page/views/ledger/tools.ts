import type {
  ListSessionsInput,
  ListSessionsOutput,
  NotebookExportInput,
  NotebookExportOutput,
  NotebookGetCellInput,
  NotebookGetCellOutput,
  NotebookListCellsInput,
  NotebookListCellsOutput,
  NotebookListInput,
  NotebookListOutput,
  ObservatorySessionsInput,
  ObservatorySessionsOutput,
  SessionAnalyzeInput,
  SessionAnalyzeOutput,
  SessionExportInput,
  SessionExportOutput,
  SessionGetInput,
  SessionGetOutput,
  SessionSearchInput,
  SessionSearchOutput,
} from '../../../../../../generated/types/index.ts';
import { toolOf } from '../../kit/tool.ts';

export const observatorySessions = toolOf<ObservatorySessionsInput, ObservatorySessionsOutput>('observatory_sessions');
export const listSessions = toolOf<ListSessionsInput, ListSessionsOutput>('list_sessions');
export const sessionGet = toolOf<SessionGetInput, SessionGetOutput>('session_get');
export const sessionAnalyze = toolOf<SessionAnalyzeInput, SessionAnalyzeOutput>('session_analyze');
export const sessionExport = toolOf<SessionExportInput, SessionExportOutput>('session_export');
export const sessionSearch = toolOf<SessionSearchInput, SessionSearchOutput>('session_search');
export const notebookList = toolOf<NotebookListInput, NotebookListOutput>('notebook_list');
export const notebookListCells = toolOf<NotebookListCellsInput, NotebookListCellsOutput>('notebook_list_cells');
export const notebookGetCell = toolOf<NotebookGetCellInput, NotebookGetCellOutput>('notebook_get_cell');
export const notebookExport = toolOf<NotebookExportInput, NotebookExportOutput>('notebook_export');
