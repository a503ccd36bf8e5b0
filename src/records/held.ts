import { wordsIn } from '../kernel/words/terms.ts';
import type { LedgerKind, SearchReads, SearchTerm } from './search.ts';

/** What the index is asked for: the beginning of a word is enough. */
export const termsIn = (words: string): SearchTerm[] =>
  [...new Set(wordsIn(words).flatMap(({ terms }) => terms))].map((text) => ({ text, prefix: true }));

/** Nobody asks for any of several words, so nothing is expected. */
export const unexpected = { held: 0, among: 0 };

/** The most rows of the index that one search looks at. */
const mostFound = 1000;

/** Keys of what holds all of these words, the latest first; words that say nothing are held by nothing. */
export async function keysHolding({ search }: SearchReads, words: string, kind: LedgerKind): Promise<string[]> {
  const terms = termsIn(words);
  if (terms.length === 0) return [];
  return (await search.holding('all', terms, { kinds: [kind] }, mostFound, unexpected)).map(({ key }) => key);
}
