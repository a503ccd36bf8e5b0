// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { DocumentTarget, GraphApplyInput, GraphApplyOutput, GraphConflictResolveInput, GraphConflictResolveOutput, GraphConflictShowInput, GraphConflictShowOutput, GraphConflictsInput, GraphConflictsOutput, GraphDiffInput, GraphDiffOutput, GraphMergeInput, GraphMergeOutput, GraphQueryInput, GraphQueryOutput, GraphValidateInput, GraphValidateOutput } from "../types/index.ts";
import type { ReadCtx, WriteCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of graph/edit. */
export interface GraphEditHandlers<Store> {
    /** Applies a batch of node and edge operations to a graph, all of them or none. An upsert replaces what was there. */
    graph_apply(input: GraphApplyInput, ctx: WriteCtx<Store, DocumentTarget, 'graph_node_written' | 'graph_node_removed' | 'graph_edge_written' | 'graph_edge_removed', never>): Promise<GraphApplyOutput>;
    /** Nodes of a graph that meet every filter, newest first, and the edges between them. A derived branch shows its base too. */
    graph_query(input: GraphQueryInput, ctx: ReadCtx<Store, DocumentTarget, never>): Promise<GraphQueryOutput>;
    /** Counts the live nodes and edges of a graph and lists edges whose ends are missing. */
    graph_validate(input: GraphValidateInput, ctx: ReadCtx<Store, DocumentTarget, never>): Promise<GraphValidateOutput>;
}

/** Tools of graph/merge. */
export interface GraphMergeHandlers<Store> {
    /** Decides a conflict: use_from writes the state of the merged branch, use_into keeps the destination as it is. */
    graph_conflict_resolve(input: GraphConflictResolveInput, ctx: WriteCtx<Store, null, 'graph_node_written' | 'graph_node_removed' | 'graph_edge_written' | 'graph_edge_removed' | 'graph_conflict_resolved', never>): Promise<GraphConflictResolveOutput>;
    /** One conflict with the three states that met: the base, theirs (from) and ours (into). */
    graph_conflict_show(input: GraphConflictShowInput, ctx: ReadCtx<Store, null, never>): Promise<GraphConflictShowOutput>;
    /** Conflicts that merges into a branch have found in its graph, newest first; the open ones unless status says otherwise. */
    graph_conflicts(input: GraphConflictsInput, ctx: ReadCtx<Store, null, never>): Promise<GraphConflictsOutput>;
    /** Nodes and edges of one branch whose state differs from the other branch, deletions included, newest first. */
    graph_diff(input: GraphDiffInput, ctx: ReadCtx<Store, null, never>): Promise<GraphDiffOutput>;
    /** Brings what a branch changed in its graph into the branch it was made from. What both changed differently becomes a conflict. */
    graph_merge(input: GraphMergeInput, ctx: WriteCtx<Store, null, 'graph_node_written' | 'graph_node_removed' | 'graph_edge_written' | 'graph_edge_removed' | 'graph_conflict_found' | 'graph_conflict_superseded', never>): Promise<GraphMergeOutput>;
}

/** All that the room graph brings along. */
export interface GraphRoom<Store, Writer, _Ports = unknown> {
  readonly handlers: GraphEditHandlers<Store> & GraphMergeHandlers<Store>;
  readonly appliers: Pick<Appliers<Writer>, 'graph_node_written' | 'graph_node_removed' | 'graph_edge_written' | 'graph_edge_removed' | 'graph_conflict_found' | 'graph_conflict_resolved' | 'graph_conflict_superseded'>;
  readonly targets: {  };
  readonly lines: {  };
}
