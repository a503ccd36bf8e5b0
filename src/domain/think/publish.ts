import type { ThinkPublishHandlers } from '../../../generated/handlers/think.ts';
import type { GraphNode } from '../../../generated/types/index.ts';
import { together } from './applied.ts';
import { namedUnmerged, newestUnmerged } from './candidates.ts';
import { cardsNamed, changeCards } from './change.ts';
import { digestOf, lookUp, standsAlready, writeCard } from './commit.ts';
import { linkCards } from './link.ts';
import { dedupRel, mergedStatus } from './lint-rules.ts';
import { groupSame } from './merge-rules.ts';
import { decideCopy, refuseUnpublishable } from './publish-rules.ts';
import { publishedId } from './published.ts';
import type { ThinkStore } from './store.ts';

export const publishHandlers: ThinkPublishHandlers<ThinkStore> = {
  async think_publish({ card_id, pin }, { target, store, tell, agent_id }) {
    const { branch, trace_doc, graph_doc } = target;
    const [source] = (await cardsNamed(store, target, [card_id])) as [GraphNode];
    refuseUnpublishable(source);
    const committing = { target, store, tell, agent_id };
    const wanted = [{ rel: 'supports' as const, to: source.id }];
    const standing = await lookUp(committing, publishedId(source.id), wanted);
    const copy = decideCopy(source, standing.live, pin);
    const answer = { branch, trace_doc, graph_doc, source_card_id: source.id, published_card_id: copy.id };
    if (standsAlready(standing, copy))
      return {
        ...answer,
        inserted: false,
        graph_applied: { nodes_upserted: 0, edges_upserted: 0 },
        trace_ref: null,
        last_seq: null,
      };
    const written = await writeCard(committing, copy, standing, digestOf(copy, wanted));
    const { trace_seq, last_seq, ...graph_applied } = written;
    return { ...answer, inserted: !standing.live, graph_applied, trace_ref: `${trace_doc}@${trace_seq}`, last_seq };
  },

  async think_nominal_merge({ candidate_ids, limit_candidates, limit_groups }, { target, store, tell }) {
    const { branch, graph_doc } = target;
    const candidates =
      candidate_ids === undefined
        ? await newestUnmerged(store, target, limit_candidates)
        : await namedUnmerged(store, target, [candidate_ids].flat());
    const groups = groupSame(candidates);
    const merged_groups = groups.slice(0, limit_groups);
    const parts = [];
    for (const { canonical_id: to, merged_ids } of merged_groups)
      for (const from of merged_ids) {
        parts.push(await changeCards(store, target, tell, [from], () => ({ status: mergedStatus })));
        parts.push(await linkCards(store, target, tell, { from, rel: dedupRel, to }, {}));
      }
    const { applied, last_seq } = together(parts);
    const truncated = groups.length > limit_groups;
    return { branch, graph_doc, merged_groups, applied: parts.length ? applied : null, last_seq, truncated };
  },
};
