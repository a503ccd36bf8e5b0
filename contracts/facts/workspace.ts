import { Closed, defineFacts, OneOf, Opt, Text, Type } from '../kit/index.ts';
import { GraphNodeId } from '../types/graph.ts';
import { AgentId, BranchName, DocName, Seq, WorkspaceId } from '../types/ids.ts';

export const workspaceFacts = defineFacts({
  workspace_created: {
    summary: 'A workspace was used for the first time and got its default branch, which is checked out.',
    payload: Type.Object({ workspace: WorkspaceId, branch: BranchName }),
  },
  content_forgotten: {
    summary: 'What something said was removed from every table, with all versions and copies; who did it and why stays.',
    payload: Type.Object({
      ref: Type.String(),
      what: OneOf(['note', 'event', 'card', 'node']),
      /** Of an entry. */
      entry_seq: Opt(Seq),
      /** Ids of nodes, and the documents that they stand in. */
      nodes: Opt(Closed({ ids: Type.Array(GraphNodeId), docs: Type.Array(DocName) })),
      reason: Type.String(),
      agent_id: Opt(AgentId),
    }),
    yields: Closed({
      ts_ms: Type.Integer(),
      removed: Closed({
        entries: Type.Integer(),
        versions: Type.Integer(),
        nodes: Type.Integer(),
        edges: Type.Integer(),
      }),
      same_text: Type.Array(Type.String()),
    }),
  },
  project_guard_bound: {
    summary: 'A workspace was tied to the project that first used it with a guard.',
    payload: Type.Object({ guard: Text(200) }),
  },
});
