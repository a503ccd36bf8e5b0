import { Closed, defineFacts, Opt, Type } from '../kit/index.ts';
import { Anchor, AnchorFields, AnchorId, RegistryNote } from '../types/anchor.ts';
import { AgentId, BranchName } from '../types/ids.ts';

/** Where the card goes that tells of the change. */
const place = { branch: BranchName, branch_id: Type.Integer(), agent_id: Opt(AgentId) };
const changed = Closed({ anchor: Anchor, note: RegistryNote });

export const anchorFacts = defineFacts({
  anchor_saved: {
    summary: 'An anchor was put on the map, or says something else now.',
    payload: Type.Object({
      ...AnchorFields,
      /** Names that lead here from now on, besides those that did before. */
      aliases: Type.Array(AnchorId, { maxItems: 32 }),
    }),
    yields: Anchor,
  },
  anchor_renamed: {
    summary: 'An anchor got another id; its old one became an alias.',
    payload: Type.Object({ from: AnchorId, to: AnchorId, ...place }),
    yields: changed,
  },
  anchors_merged: {
    summary: 'Anchors became one; the ids of those that went became aliases.',
    payload: Type.Object({ into: AnchorId, from: Type.Array(AnchorId, { minItems: 1 }), ...place }),
    yields: changed,
  },
});
