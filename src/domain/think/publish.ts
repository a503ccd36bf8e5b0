import type { ThinkPublishHandlers } from '../../../generated/handlers/think.ts';
import type { GraphNode } from '../../../generated/types/index.ts';
import type { Reads } from '../../kernel/ports.ts';
import { cardsNamed } from './change.ts';
import { digestOf, lookUp, standsAlready, writeCard } from './commit.ts';
import { decideCopy, publishedId, refuseUnpublishable } from './publish-rules.ts';

export const publishHandlers: ThinkPublishHandlers<Reads> = {
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
};
