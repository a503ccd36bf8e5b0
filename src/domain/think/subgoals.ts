import type { ThinkSubgoalsHandlers } from '../../../generated/handlers/think.ts';
import type { GraphNode } from '../../../generated/types/index.ts';
import { refuseUnlessHolds } from '../../records/documents.ts';
import { together } from './applied.ts';
import { decideCard } from './card-rules.ts';
import { cardsNamed, changeCards } from './change.ts';
import { commitCard, nextId } from './commit.ts';
import { linkCards } from './link.ts';
import type { ThinkStore } from './store.ts';
import { decideSubgoal, refuseUnlessSubgoal, returnRel, subgoalRel } from './subgoal-rules.ts';

export const subgoalHandlers: ThinkSubgoalsHandlers<ThinkStore> = {
  async think_subgoal_open({ question_id, message, meta, child_graph_doc, child_trace_doc }, ctx) {
    const { target, store, tell, agent_id } = ctx;
    const { branch, view, graph_doc, trace_doc } = target;
    const [question] = (await cardsNamed(store, target, [question_id])) as [GraphNode];
    const id = await nextId(store);
    const parent = { graph_doc, trace_doc };
    const child = { graph_doc: child_graph_doc ?? `${id}-graph`, trace_doc: child_trace_doc ?? `${id}-trace` };
    const draft = decideSubgoal(question, { message, meta }, parent, child);
    await refuseUnlessHolds(store, { view, doc: child.graph_doc }, 'graph');
    const committing = { target: { ...target, trace_doc: child.trace_doc }, store, tell, agent_id };
    const { trace_ref, graph_applied } = await commitCard(committing, { ...draft, id }, {});
    const link = await linkCards(store, target, tell, { from: question.id, rel: subgoalRel, to: id }, {});
    return {
      branch,
      question_id: question.id,
      subgoal_id: id,
      parent,
      child,
      trace_ref,
      applied: { ...graph_applied, edges_upserted: link.applied.edges_upserted },
      last_seq: link.last_seq as number,
    };
  },

  async think_subgoal_close({ subgoal_id, return_card }, { target, store, tell, agent_id }) {
    const closed = await changeCards(store, target, tell, [subgoal_id], (card) => {
      refuseUnlessSubgoal(card);
      return card.status === 'closed' ? undefined : { status: 'closed' };
    });
    const answer = { branch: target.branch, subgoal_id: subgoal_id.trim() };
    if (return_card === undefined) return { ...answer, return_card_id: null, ...closed };
    const draft = decideCard(return_card, { step: null });
    const { card_id, graph_applied, last_seq } = await commitCard({ target, store, tell, agent_id }, draft, {});
    const link = await linkCards(store, target, tell, { from: answer.subgoal_id, rel: returnRel, to: card_id }, {});
    return { ...answer, return_card_id: card_id, ...together([closed, { applied: graph_applied, last_seq }, link]) };
  },
};
