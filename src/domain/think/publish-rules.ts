import type { GraphNode } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { agentLane, canonTag, draftTag, isCardType, pinnedTag, sharedLane } from '../../records/cards.ts';
import type { Fields } from './card-rules.ts';
import { boundedTags } from './card-rules.ts';
import { canBePublished, isPublished, publishedId } from './published.ts';

export function refuseUnpublishable({ id, type }: GraphNode): void {
  if (isPublished(id)) throw refuse('card-is-a-published-copy', { id });
  if (!canBePublished(id)) throw refuse('published-id-would-be-too-long', { id });
  if (!isCardType(type)) throw refuse('node-is-no-card', { id, type });
}

const isLane = (tag: string) => tag.startsWith('lane:');
const hasPin = (node: GraphNode | undefined) => node?.tags.includes(pinnedTag);

/** The copy of a card that everybody sees. A pin stays as it is on the copy, unless the caller says otherwise. */
export function decideCopy(source: GraphNode, before: GraphNode | undefined, pin: boolean | undefined): Fields {
  const { id, type, title, text, status, tags, meta } = source;
  const lane = tags.find((tag) => tag.startsWith(agentLane)) ?? sharedLane;
  const pinned = pin ?? hasPin(before ?? source) ?? false;
  const kept = tags.filter((tag) => !isLane(tag) && tag !== draftTag && tag !== pinnedTag);
  const published_from = {
    card_id: id,
    lane: lane.slice('lane:'.length),
    ...(lane.startsWith(agentLane) ? { agent_id: lane.slice(agentLane.length) } : {}),
  };
  return {
    id: publishedId(id),
    type: type as Fields['type'],
    ...(title === undefined ? {} : { title }),
    ...(text === undefined ? {} : { text }),
    status: status ?? 'open',
    tags: boundedTags([...kept, canonTag, sharedLane, ...(pinned ? [pinnedTag] : [])]),
    meta: { ...meta, published_from },
  };
}
