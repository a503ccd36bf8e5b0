import type {
  ClaimListInput,
  ClaimListOutput,
  ClaimShowInput,
  ClaimShowOutput,
  MiProjectsInput,
  MiProjectsOutput,
  MiRecordsInput,
  MiRecordsOutput,
  MiRunsInput,
  MiRunsOutput,
  MiShowInput,
  MiShowOutput,
  MiStatusInput,
  MiStatusOutput,
  NodeListInput,
  NodeListOutput,
  NodeShowInput,
  NodeShowOutput,
  WorkflowListInput,
  WorkflowListOutput,
  WorkflowShowInput,
  WorkflowShowOutput,
} from '../../../../../../generated/types/index.ts';
import { toolOf } from '../../kit/tool.ts';

export const miProjects = toolOf<MiProjectsInput, MiProjectsOutput>('mi_projects');
export const miRuns = toolOf<MiRunsInput, MiRunsOutput>('mi_runs');
export const miRecords = toolOf<MiRecordsInput, MiRecordsOutput>('mi_records');
export const miShow = toolOf<MiShowInput, MiShowOutput>('mi_show');
export const miStatus = toolOf<MiStatusInput, MiStatusOutput>('mi_status');
export const claimList = toolOf<ClaimListInput, ClaimListOutput>('claim_list');
export const claimShow = toolOf<ClaimShowInput, ClaimShowOutput>('claim_show');
export const nodeList = toolOf<NodeListInput, NodeListOutput>('node_list');
export const nodeShow = toolOf<NodeShowInput, NodeShowOutput>('node_show');
export const workflowList = toolOf<WorkflowListInput, WorkflowListOutput>('workflow_list');
export const workflowShow = toolOf<WorkflowShowInput, WorkflowShowOutput>('workflow_show');
