import { Closed, defineFacts } from '../kit/index.ts';
import { MindScope } from '../types/mind.ts';
import { ClaimRecord, ClaimRetraction, EdgeRecord, NodeRecord, NodeRetraction } from '../types/thought-db.ts';

/** What the Thought DB is told; each is one line of the scope's claims.jsonl, nodes.jsonl or edges.jsonl. */
export const claimFacts = defineFacts({
  claim_asserted: { summary: 'A claim was written down.', payload: Closed({ claim: ClaimRecord }) },
  claim_retracted: {
    summary: 'A claim was taken back.',
    payload: Closed({ scope: MindScope, retraction: ClaimRetraction }),
  },
  node_asserted: { summary: 'A decision, an action or a summary was written down.', payload: Closed({ node: NodeRecord }) },
  node_retracted: { summary: 'A node was taken back.', payload: Closed({ scope: MindScope, retraction: NodeRetraction }) },
  edge_asserted: { summary: 'Two records were related.', payload: Closed({ edge: EdgeRecord }) },
});
