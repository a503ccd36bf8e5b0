import type { Appliers, Applying } from '../../generated/handlers/appliers.ts';
import { compiled } from '../store/compiled.ts';
import type { Database, Writer } from '../store/tables.ts';
import { graphAppliers } from './graph.ts';
import { noteAppliers } from './notes.ts';

/** A copy that is published again is committed again: its newest commit counts. */
const addCard = compiled<Database['cards']>((k, p) =>
  k
    .insertInto('cards')
    .values({
      ws: p('ws'),
      card_id: p('card_id'),
      branch_id: p('branch_id'),
      graph_doc: p('graph_doc'),
      trace_doc: p('trace_doc'),
      seq: p('seq'),
      digest: p('digest'),
    })
    .onConflict((c) =>
      c.columns(['ws', 'card_id', 'branch_id', 'graph_doc']).doUpdateSet({
        trace_doc: p('trace_doc'),
        seq: p('seq'),
        digest: p('digest'),
      }),
    ),
);

/** Graph versions have numbers of their own, after that of the entry. */
const further = (at: Applying<Writer>): Applying<Writer> => ({ ...at, seq: at.next_seq() });

type Own = Pick<Appliers<Writer>, 'card_written'>;

export const cardAppliers: Own = {
  async card_written({ branch, branch_id, trace_doc, graph_doc, card, node, edges, digest, agent_id }, at) {
    const { db, seq } = at;
    const { id, title, text, ...rest } = card;
    const linked = (rel: 'supports' | 'blocks') => {
      const to = edges.filter((edge) => edge.rel === rel).map((edge) => edge.to);
      return to.length ? { [rel]: to } : {};
    };
    const meta = { source: 'think_card', card_id: id, ...rest, ...linked('supports'), ...linked('blocks') };
    /** A card of a step is a note of that step too. */
    const step = (card.meta as { step?: unknown } | undefined)?.step;
    await noteAppliers.note_added(
      {
        branch,
        branch_id,
        doc: trace_doc,
        format: 'think_card',
        content: text ?? title ?? id,
        meta: step === undefined ? meta : { ...meta, step },
        ...(title === undefined ? {} : { title }),
        ...(agent_id === undefined ? {} : { agent_id }),
      },
      at,
    );
    const place = { branch, branch_id, doc: graph_doc };
    let last: number | null = null;
    if (node)
      last = (await graphAppliers.graph_node_written({ ...place, ...card, replaces: node.replaces }, further(at))).last_seq;
    for (const { rel, to, replaces } of edges)
      last = (await graphAppliers.graph_edge_written({ ...place, from: id, rel, to, replaces }, further(at))).last_seq;
    await addCard.send(db.db, { ws: db.ws, card_id: id, branch_id, graph_doc, trace_doc, seq, digest });
    return { trace_seq: seq, last_seq: last, nodes_upserted: node ? 1 : 0, edges_upserted: edges.length };
  },
};
