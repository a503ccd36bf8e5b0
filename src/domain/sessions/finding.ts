import { fault } from '../../kernel/fault.ts';
import { wordsIn } from '../../kernel/words/terms.ts';
import type { SearchTerm } from '../../records/search.ts';
import type { SessionRow } from '../../records/sessions.ts';
import type { SessionsStore } from './store.ts';

export async function sessionNamed(store: SessionsStore, id: string): Promise<SessionRow> {
  const found = await store.sessions.find(id);
  if (!found) throw fault('SESSION_NOT_FOUND', { session: id });
  return found;
}

/** A session as answers have it. */
export const shown = ({ highest: _, tail: __, ...session }: SessionRow) => session;

/** What the index is asked for: the beginning of a word is enough. */
export const termsIn = (words: string): SearchTerm[] =>
  [...new Set(wordsIn(words).flatMap(({ terms }) => terms))].map((text) => ({ text, prefix: true }));

/** Nobody asks for any of several words, so nothing is expected. */
export const unexpected = { held: 0, among: 0 };

/** The most rows of the index that one search looks at. */
const mostFound = 1000;

/** Sessions whose own words hold all of these, the latest first. */
export async function sessionsHolding(store: SessionsStore, words: string): Promise<string[]> {
  const terms = termsIn(words);
  if (terms.length === 0) return [];
  return (await store.search.holding('all', terms, { kinds: ['session'] }, mostFound, unexpected)).map(({ key }) => key);
}
