import type { ThinkCardsHandlers } from '../../../generated/handlers/think.ts';
import { newestFirst } from '../../kernel/page.ts';
import { text } from '../../kernel/says.ts';
import { pinnedTag } from '../../records/cards.ts';
import { boundedTags, decideCard } from './card-rules.ts';
import { changeCards } from './change.ts';
import { commitCard } from './commit.ts';
import { linkCards } from './link.ts';
import { checkCards } from './lint.ts';
import { commitPipeline } from './pipeline.ts';
import { toFilter } from './query-rules.ts';
import { decideLens, findCards, readSlice, statsOf } from './slice.ts';
import type { ThinkStore } from './store.ts';

export const cardHandlers: ThinkCardsHandlers<ThinkStore> = {
  async think_card({ card, type, supports, blocks }, { target, store, tell, agent_id }) {
    return commitCard({ target, store, tell, agent_id }, decideCard(card, { type, step: target.step }), { supports, blocks });
  },

  async think_pipeline(input, { target, store, tell, agent_id, warn }) {
    const done = await commitPipeline({ target, store, tell, agent_id }, input);
    if (input.note_decision && input.decision === undefined) warn('NOTE_IGNORED', { because: text('no-decision-is-given') });
    return done;
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

  async think_link({ from, rel, to, message, meta }, { target, store, tell }) {
    const { branch, graph_doc } = target;
    const why = { ...meta, ...(message === undefined ? {} : { message }) };
    return { branch, graph_doc, ...(await linkCards(store, target, tell, { from, rel, to }, why)) };
  },

  async think_pin({ targets, pinned }, { target, store, tell }) {
    const done = await changeCards(store, target, tell, [targets].flat(), ({ tags }) => {
      if (tags.includes(pinnedTag) === pinned) return undefined;
      return { tags: pinned ? boundedTags([...tags, pinnedTag]) : tags.filter((tag) => tag !== pinnedTag) };
    });
    return { branch: target.branch, graph_doc: target.graph_doc, pinned, ...done };
  },

  async think_pins({ cursor, limit }, { target, store }) {
    const rows = await findCards(store, target, { drafts: true }, { tags_all: [pinnedTag] }, limit + 1, cursor);
    const { items: pins, pagination } = newestFirst(rows, (card) => card.last_seq, { cursor, limit });
    return { branch: target.branch, graph_doc: target.graph_doc, pins, pagination, truncated: false };
  },

  async think_query(input, { target, store }) {
    const { cursor, limit } = input;
    const { branch, graph_doc, step: step_focus } = target;
    const rows = await findCards(store, target, decideLens(input), toFilter(input), limit + 1, cursor);
    const { items: cards, pagination } = newestFirst(rows, (card) => card.last_seq, { cursor, limit });
    return { branch, graph_doc, step_focus, cards, pagination, truncated: false };
  },

  async think_context({ limit_cards, ...asked }, { target, store }) {
    const cards = await readSlice(store, target, decideLens(asked), limit_cards);
    const { branch, graph_doc, step: step_focus } = target;
    return { branch, graph_doc, step_focus, stats: statsOf(cards), cards, truncated: false };
  },

  async think_lint({ max_errors }, { target, store }) {
    return { branch: target.branch, graph_doc: target.graph_doc, ...(await checkCards(store, target, max_errors)) };
  },
};
