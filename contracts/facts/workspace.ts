import { defineFacts, Text, Type } from '../kit/index.ts';
import { BranchName, WorkspaceId } from '../types/ids.ts';

export const workspaceFacts = defineFacts({
  workspace_created: {
    summary: 'A workspace was used for the first time and got its default branch, which is checked out.',
    payload: Type.Object({ workspace: WorkspaceId, branch: BranchName }),
  },
  project_guard_bound: {
    summary: 'A workspace was tied to the project that first used it with a guard.',
    payload: Type.Object({ guard: Text(200) }),
  },
});
