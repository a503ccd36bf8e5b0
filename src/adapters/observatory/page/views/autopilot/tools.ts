import type {
  ClaimListInput,
  ClaimListOutput,
  ClaimsGraphInput,
  ClaimsGraphOutput,
  ClaimsSearchInput,
  ClaimsSearchOutput,
  ClaimsShowInput,
  ClaimsShowOutput,
  EdgeListInput,
  EdgeListOutput,
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
export const nodeList = toolOf<NodeListInput, NodeListOutput>('node_list');
export const edgeList = toolOf<EdgeListInput, EdgeListOutput>('edge_list');
export const claimsShow = toolOf<ClaimsShowInput, ClaimsShowOutput>('claims_show');
export const claimsGraph = toolOf<ClaimsGraphInput, ClaimsGraphOutput>('claims_graph');
export const claimsSearch = toolOf<ClaimsSearchInput, ClaimsSearchOutput>('claims_search');
export const workflowList = toolOf<WorkflowListInput, WorkflowListOutput>('workflow_list');
export const workflowShow = toolOf<WorkflowShowInput, WorkflowShowOutput>('workflow_show');
