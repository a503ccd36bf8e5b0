import type { WorkspaceRoom } from '../../../generated/handlers/workspace.ts';
import type { StatusOutput } from '../../../generated/types/index.ts';

function statusLine({ workspace, workspace_exists, checkout }: Partial<StatusOutput>): string {
  if (workspace_exists === undefined) return 'ok';
  return workspace_exists ? `ready checkout=${checkout ?? '-'}` : `new workspace=${workspace}`;
}

export const workspaceLines: WorkspaceRoom<never, never>['lines'] = { status: { state: statusLine } };
