import type {
  AnchorSnapshotInput,
  AnchorSnapshotOutput,
  AnchorsListInput,
  AnchorsListOutput,
  BranchListInput,
  BranchListOutput,
  DiffInput,
  DiffOutput,
  ExportInput,
  ExportOutput,
  GraphConflictShowInput,
  GraphConflictShowOutput,
  GraphConflictsInput,
  GraphConflictsOutput,
  GraphDiffInput,
  GraphDiffOutput,
  GraphQueryInput,
  GraphQueryOutput,
  JournalInput,
  JournalOutput,
  OpenInput,
  OpenOutput,
  SearchInput,
  SearchOutput,
  ShowInput,
  ShowOutput,
  TasksContextInput,
  TasksContextOutput,
  TasksJobsListInput,
  TasksJobsListOutput,
  TasksJobsOpenInput,
  TasksJobsOpenOutput,
  TasksJobsRadarInput,
  TasksJobsRadarOutput,
  TasksResumeInput,
  TasksResumeOutput,
  TasksResumePackInput,
  TasksResumePackOutput,
  ThinkQueryInput,
  ThinkQueryOutput,
  ThinkWatchInput,
  ThinkWatchOutput,
  WorkspaceListInput,
  WorkspaceListOutput,
} from '../../../../../../generated/types/index.ts';
import { toolOf } from '../../kit/tool.ts';

export const tasksContext = toolOf<TasksContextInput, TasksContextOutput>('tasks_context');
export const tasksResume = toolOf<TasksResumeInput, TasksResumeOutput>('tasks_resume');
export const tasksResumePack = toolOf<TasksResumePackInput, TasksResumePackOutput>('tasks_resume_pack');
export const tasksJobsRadar = toolOf<TasksJobsRadarInput, TasksJobsRadarOutput>('tasks_jobs_radar');
export const tasksJobsList = toolOf<TasksJobsListInput, TasksJobsListOutput>('tasks_jobs_list');
export const tasksJobsOpen = toolOf<TasksJobsOpenInput, TasksJobsOpenOutput>('tasks_jobs_open');
export const graphQuery = toolOf<GraphQueryInput, GraphQueryOutput>('graph_query');
export const graphDiff = toolOf<GraphDiffInput, GraphDiffOutput>('graph_diff');
export const graphConflicts = toolOf<GraphConflictsInput, GraphConflictsOutput>('graph_conflicts');
export const graphConflictShow = toolOf<GraphConflictShowInput, GraphConflictShowOutput>('graph_conflict_show');
export const branchList = toolOf<BranchListInput, BranchListOutput>('branch_list');
export const diffOf = toolOf<DiffInput, DiffOutput>('diff');
export const anchorsList = toolOf<AnchorsListInput, AnchorsListOutput>('anchors_list');
export const anchorSnapshot = toolOf<AnchorSnapshotInput, AnchorSnapshotOutput>('anchor_snapshot');
export const thinkQuery = toolOf<ThinkQueryInput, ThinkQueryOutput>('think_query');
export const thinkWatch = toolOf<ThinkWatchInput, ThinkWatchOutput>('think_watch');
export const searchAll = toolOf<SearchInput, SearchOutput>('search');
export const exportOf = toolOf<ExportInput, ExportOutput>('export');
export const openRef = toolOf<OpenInput, OpenOutput>('open');
export const showOf = toolOf<ShowInput, ShowOutput>('show');
export const journalOf = toolOf<JournalInput, JournalOutput>('journal');
export const workspaceList = toolOf<WorkspaceListInput, WorkspaceListOutput>('workspace_list');
