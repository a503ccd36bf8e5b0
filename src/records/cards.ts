import type { Card, CardType, GraphNode } from '../../generated/types/index.ts';

/** In the order in which an anchor shows them. */
export const cardTypes: readonly CardType[] = [
  'decision',
  'evidence',
  'test',
  'hypothesis',
  'question',
  'update',
  'note',
  'frame',
];

export const isCardType = (type: string): type is CardType => (cardTypes as readonly string[]).includes(type);

export const pinnedTag = 'pinned';
export const canonTag = 'v:canon';
export const draftTag = 'v:draft';
export const sharedLane = 'lane:shared';
export const agentLane = 'lane:agent:';

const canonByDefault = new Set<string>(['decision', 'evidence', 'test', 'hypothesis', 'question', 'update']);

export type Visibility = 'canon' | 'draft';

interface Tagged {
  readonly type: string;
  readonly tags: readonly string[];
}

/** What tags say about who sees a card; undefined where they say nothing. */
export function visibilityByTags(tags: readonly string[]): Visibility | undefined {
  if (tags.includes(draftTag)) return 'draft';
  if (tags.includes(canonTag)) return 'canon';
  return tags.some((tag) => tag.startsWith(agentLane)) && !tags.includes(sharedLane) ? 'draft' : undefined;
}

/** Who sees a card by default: tags decide, else its type. Nodes that are no cards have no visibility. */
export function visibilityOf({ type, tags }: Tagged): Visibility | null {
  if (!isCardType(type)) return null;
  return visibilityByTags(tags) ?? (canonByDefault.has(type) ? 'canon' : 'draft');
}

/** How default views treat a card: a pin shows a draft to everybody. */
export const shownAs = (node: Tagged): Visibility | null =>
  isCardType(node.type) && node.tags.includes(pinnedTag) ? 'canon' : visibilityOf(node);

export const stepTag = (step_id: string): string => `step:${step_id.toLowerCase()}`;

export const anchorTags = (tags: readonly string[]): string[] => tags.filter((tag) => /^a:[a-z0-9][a-z0-9-]{0,63}$/.test(tag));

/** A node of the graph as a card. */
export const toCard = ({ deleted: _, merged_from: __, ...node }: GraphNode): Card => node as Card;

export interface CardCommit {
  readonly card_id: string;
  readonly branch: string;
  readonly branch_id: number;
  readonly graph_doc: string;
  readonly trace_doc: string;
  /** The entry in the trace. */
  readonly seq: number;
  readonly digest: string;
}

/** Where cards were committed. */
export interface CardReads {
  readonly cards: {
    /** Where a card was committed, the newest commit first. */
    commits(card_id: string): Promise<CardCommit[]>;
  };
}
