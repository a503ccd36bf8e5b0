const prefix = 'CARD-PUB-';
const longest = 256;

/** The id of the copy of a card that everybody sees. */
export const publishedId = (card_id: string): string => `${prefix}${card_id}`;

export const isPublished = (card_id: string): boolean => card_id.startsWith(prefix);

/** A copy has no copy, and its id must be one that a card can have. */
export const canBePublished = (card_id: string): boolean => !isPublished(card_id) && publishedId(card_id).length <= longest;
