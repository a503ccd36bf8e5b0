import type { ThinkingTarget } from '../../../generated/handlers/ctx.ts';
import type { ViewsAnchorsHandlers } from '../../../generated/handlers/views.ts';
import type { MacroAnchorNoteInput } from '../../../generated/types/index.ts';
import { nextCall } from '../../kernel/says.ts';
import { registryDocs } from '../../records/anchors.ts';
import { checkedOut } from '../../records/branch.ts';
import { canonTag, draftTag, pinnedTag } from '../../records/cards.ts';
import { type Saved, saveAnchors } from '../anchors/save.ts';
import { decideCard } from '../think/card-rules.ts';
import { commitCard } from '../think/commit.ts';
import type { ViewsStore } from './store.ts';

type Input = MacroAnchorNoteInput;

/** What belongs to no plan or task is kept with the map, whatever is in focus. */
async function placeOf(store: ViewsStore, { target: named, step }: Input, target: ThinkingTarget) {
  if (named !== undefined || step !== undefined) return target;
  const { id: branch_id, name: branch, view } = await checkedOut(store);
  return { branch, branch_id, view, ...registryDocs, entity: null, step: null };
}

function tagsOf(anchor: string, { visibility, pin }: Input): string[] {
  const seen = { canon: [canonTag], draft: [draftTag] };
  return [anchor, ...seen[visibility], ...(pin ? [pinnedTag] : [])];
}

export const anchorNoteHandlers: ViewsAnchorsHandlers<ViewsStore> = {
  async macro_anchor_note(input, { target, store, tell, warn, suggest, agent_id }) {
    const { anchor: id, content: text, card_type: type } = input;
    const place = await placeOf(store, input, target);
    const [saved] = await saveAnchors({ store, tell, warn }, [{ ...input, id }]);
    const { anchor, created } = saved as Saved;
    const card = { text, type, tags: tagsOf(anchor.id, input), meta: { anchor: anchor.id } };
    const note = await commitCard({ target: place, store, tell, agent_id }, decideCard(card, { step: place.step }), {});
    suggest(nextCall('see-what-is-known-about-the-anchor', { anchor: anchor.id }));
    const { branch, trace_doc, graph_doc, entity, step } = place;
    return { anchor, created, scope: { branch, trace_doc, graph_doc, target: entity?.id ?? null, step }, note };
  },
};
