import { Closed, defineFacts, Nullable, OneOf, Opt, Type } from '../kit/index.ts';
import { CardFields } from '../types/card.ts';
import { GraphNodeId } from '../types/graph.ts';
import { AgentId, BranchName, DocName, Seq } from '../types/ids.ts';

export const cardFacts = defineFacts({
  card_written: {
    summary: 'A card was committed: an entry of the trace, a node of the graph, and its edges.',
    payload: Type.Object({
      branch: BranchName,
      branch_id: Type.Integer(),
      trace_doc: DocName,
      graph_doc: DocName,
      card: Closed(CardFields),
      /** Edges to be drawn, each with the version that was seen before. */
      edges: Type.Array(Closed({ rel: OneOf(['supports', 'blocks']), to: GraphNodeId, replaces: Nullable(Seq) })),
      /** The version of the node that was seen before; absent where the node says the same already. */
      node: Opt(Closed({ replaces: Nullable(Seq) })),
      /** Tells the same card from a different one. */
      digest: Type.String(),
      agent_id: Opt(AgentId),
    }),
    yields: Closed({ trace_seq: Seq, last_seq: Nullable(Seq), nodes_upserted: Type.Integer(), edges_upserted: Type.Integer() }),
    kept_elsewhere: ['card', 'edges'],
  },
});
