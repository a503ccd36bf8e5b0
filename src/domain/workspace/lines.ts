import type { WorkspaceRoom } from '../../../generated/handlers/workspace.ts';
import type { StatusOutput } from '../../../generated/types/index.ts';
import { type Line, line } from '../../kernel/line.ts';

function statusLine({ workspace, workspace_exists, checkout }: Partial<StatusOutput>): Line {
  if (workspace_exists === undefined) return line`ok`;
  return workspace_exists ? line`ready checkout=${checkout ?? '-'}` : line`new workspace=${workspace ?? ''}`;
}

export const workspaceLines: WorkspaceRoom<never, never>['lines'] = { status: { state: statusLine } };
