import type { ThinkCardsHandlers } from '../../../generated/handlers/think.ts';
import { pinnedTag } from '../../kernel/cards.ts';
import type { Reads } from '../../kernel/ports.ts';
import { normalTags } from '../graph/edit-rules.ts';
import { decideCard } from './card-rules.ts';
import { changeCards } from './change.ts';
import { commitCard } from './commit.ts';
import { decideLens, readSlice, statsOf } from './slice.ts';

export const cardHandlers: ThinkCardsHandlers<Reads> = {
  async think_card({ card, type, supports, blocks }, { target, store, tell, agent_id }) {
    return commitCard({ target, store, tell, agent_id }, decideCard(card, { type, step: target.step }), { supports, blocks });
  },

  async think_set_status({ targets, status, message, meta: more }, { target, store, tell }) {
    const why = { ...more, ...(message === undefined ? {} : { message }) };
    const said = Object.keys(why).length > 0;
    const done = await changeCards(store, target, tell, [targets].flat(), (card) => {
      if (card.status === status && !said) return undefined;
      return { status, ...(said ? { meta: { ...card.meta, status_change: why } } : {}) };
    });
    return { branch: target.branch, graph_doc: target.graph_doc, ...done };
  },

  async think_pin({ targets, pinned }, { target, store, tell }) {
    const done = await changeCards(store, target, tell, [targets].flat(), ({ tags }) => {
      if (tags.includes(pinnedTag) === pinned) return undefined;
      return { tags: pinned ? normalTags([...tags, pinnedTag]) : tags.filter((tag) => tag !== pinnedTag) };
    });
    return { branch: target.branch, graph_doc: target.graph_doc, pinned, ...done };
  },

  async think_context({ limit_cards, ...asked }, { target, store }) {
    const cards = await readSlice(store, target, decideLens(asked), limit_cards);
    const { branch, graph_doc, step: step_focus } = target;
    return { branch, graph_doc, step_focus, stats: statsOf(cards), cards, truncated: false };
  },
};
