import type { Appliers } from '../../../generated/handlers/appliers.ts';
import type { HomeWriter } from '../../store/home/writer.ts';

type Own = Pick<
  Appliers<HomeWriter>,
  'claim_asserted' | 'claim_retracted' | 'node_asserted' | 'node_retracted' | 'edge_asserted'
>;

/** Each is one line; nothing is ever changed. */
export const claimAppliers: Own = {
  claim_asserted: async ({ claim }, { db }) => db.append(db.at(claim.scope).claims, claim),
  claim_retracted: async ({ scope, retraction }, { db }) => db.append(db.at(scope).claims, retraction),
  node_asserted: async ({ node }, { db }) => db.append(db.at(node.scope).nodes, node),
  node_retracted: async ({ scope, retraction }, { db }) => db.append(db.at(scope).nodes, retraction),
  edge_asserted: async ({ edge }, { db }) => db.append(db.at(edge.scope).edges, edge),
};
