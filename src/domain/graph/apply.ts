import type { DocumentTarget, Tell } from '../../../generated/handlers/ctx.ts';
import type { GraphApplied, GraphOp, GraphStamp } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { edgeRef, type GraphRef, nodeRef, refId } from '../../records/graph.ts';
import type { GraphStore } from './store.ts';

export type GraphPlace = Pick<DocumentTarget, 'branch' | 'branch_id' | 'doc' | 'view'>;
export type TellGraph = Tell<'graph_node_written' | 'graph_node_removed' | 'graph_edge_written' | 'graph_edge_removed'>;

type Op<K extends GraphOp['op']> = Extract<GraphOp, { op: K }>;

/** Applies operations one after another; each sees what the ones before it did. */
export class GraphWriting {
  readonly applied: GraphApplied = { nodes_upserted: 0, nodes_deleted: 0, edges_upserted: 0, edges_deleted: 0 };
  last: GraphStamp = { last_seq: 0, last_ts_ms: 0 };
  readonly #at: { branch: string; branch_id: number; doc: string };

  constructor(
    readonly place: GraphPlace,
    readonly store: GraphStore,
    readonly tell: TellGraph,
  ) {
    const { branch, branch_id, doc } = place;
    this.#at = { branch, branch_id, doc };
  }

  async apply(op: GraphOp): Promise<void> {
    switch (op.op) {
      case 'node_upsert':
        return this.#writeNode(op);
      case 'node_delete':
        return this.#removeNode(op);
      case 'edge_upsert':
        return this.#writeEdge(op);
      case 'edge_delete':
        return this.#removeEdge(op);
    }
  }

  async #writeNode({ op: _, ...node }: Op<'node_upsert'>): Promise<void> {
    const [before] = await this.#states([nodeRef(node.id)]);
    this.last = await this.tell('graph_node_written', { ...this.#at, ...node, replaces: before?.state.last_seq ?? null });
    this.applied.nodes_upserted += 1;
  }

  async #removeNode({ id }: Op<'node_delete'>): Promise<void> {
    const [before] = await this.#states([nodeRef(id)]);
    if (!before || before.state.deleted) throw refuse('node-to-delete-is-not-there', { id });
    for (const { from, rel, to, last_seq } of await this.store.graph.edgesAt(this.place.view, this.place.doc, id)) {
      await this.tell('graph_edge_removed', { ...this.#at, from, rel, to, replaces: last_seq });
      this.applied.edges_deleted += 1;
    }
    this.last = await this.tell('graph_node_removed', { ...this.#at, id, replaces: before.state.last_seq });
    this.applied.nodes_deleted += 1;
  }

  async #writeEdge({ op: _, ...edge }: Op<'edge_upsert'>): Promise<void> {
    const [from, to, before] = await this.#states([nodeRef(edge.from), nodeRef(edge.to), edgeRef(edge)]);
    const missing = [
      ...(from && !from.state.deleted ? [] : [edge.from]),
      ...((to && !to.state.deleted) || edge.from === edge.to ? [] : [edge.to]),
    ];
    if (missing.length) throw refuse('edge-lacks-a-node', { edge: edgeRef(edge).key, missing });
    this.last = await this.tell('graph_edge_written', { ...this.#at, ...edge, replaces: before?.state.last_seq ?? null });
    this.applied.edges_upserted += 1;
  }

  async #removeEdge({ from, rel, to }: Op<'edge_delete'>): Promise<void> {
    const ref = edgeRef({ from, rel, to });
    const [before] = await this.#states([ref]);
    if (!before || before.state.deleted) throw refuse('edge-to-delete-is-not-there', { edge: ref.key });
    this.last = await this.tell('graph_edge_removed', { ...this.#at, from, rel, to, replaces: before.state.last_seq });
    this.applied.edges_deleted += 1;
  }

  async #states(refs: readonly GraphRef[]) {
    const found = await this.store.graph.states(this.place.view, this.place.doc, refs);
    return refs.map((ref) => found.get(refId(ref)));
  }
}
