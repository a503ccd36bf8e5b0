import type {
  ClaimListInput,
  ClaimListOutput,
  EdgeListInput,
  EdgeListOutput,
  MiProjectsInput,
  MiProjectsOutput,
  MiRecordsInput,
  MiRecordsOutput,
  MiRunsInput,
  MiRunsOutput,
  WorkflowListInput,
  WorkflowListOutput,
} from '../../../../../../generated/types/index.ts';
import { toolOf } from '../../kit/tool.ts';

export const miProjects = toolOf<MiProjectsInput, MiProjectsOutput>('mi_projects');
export const miRuns = toolOf<MiRunsInput, MiRunsOutput>('mi_runs');
export const miRecords = toolOf<MiRecordsInput, MiRecordsOutput>('mi_records');
export const claimList = toolOf<ClaimListInput, ClaimListOutput>('claim_list');
export const edgeList = toolOf<EdgeListInput, EdgeListOutput>('edge_list');
export const workflowList = toolOf<WorkflowListInput, WorkflowListOutput>('workflow_list');
