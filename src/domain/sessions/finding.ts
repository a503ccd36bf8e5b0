import { fault } from '../../kernel/fault.ts';
import { parseQuery } from '../../kernel/words/query.ts';
import type { SearchFilter, SearchRow, SearchTerm } from '../../records/search.ts';
import type { SessionRow } from '../../records/sessions.ts';
import type { SessionsStore } from './store.ts';

export async function sessionNamed(store: SessionsStore, id: string): Promise<SessionRow> {
  const found = await store.sessions.find(id);
  if (!found) throw fault('SESSION_NOT_FOUND', { session: id });
  return found;
}

/** A session as answers have it. */
export const shown = ({ highest: _, tail: __, ...session }: SessionRow) => session;

/** Nobody asks for any of several words, so nothing is expected. */
const unexpected = { held: 0, among: 0 };

/** What the index is asked for: words as they are, and beginnings where a star says so or where nothing holds the word. */
async function termsFor({ search }: SessionsStore, words: string): Promise<SearchTerm[]> {
  const asked = parseQuery(words).words.flatMap(({ terms, prefix }) => terms.map((text) => ({ text, prefix })));
  const terms = new Map(asked.map((term) => [term.text, term]));
  return Promise.all(
    [...terms.values()].map(async (term) => ({ ...term, prefix: term.prefix || (await search.count(term, 1)) === 0 })),
  );
}

type Kinds = NonNullable<SearchFilter['kinds']>;

/** The latest that hold all of these words. */
export async function holding(store: SessionsStore, words: string, kinds: Kinds, limit: number): Promise<readonly SearchRow[]> {
  const terms = await termsFor(store, words);
  if (terms.length === 0) return [];
  const rows = await store.search.holding('all', terms, { kinds }, limit, unexpected);
  /** What was read again from files stands in the index behind what came later. */
  return rows.toSorted((a, b) => b.ts_ms - a.ts_ms);
}

/** The most rows of the index that one search looks at. */
const mostFound = 1000;

/** Sessions whose own words hold all of these, the latest first. */
export const sessionsHolding = async (store: SessionsStore, words: string): Promise<string[]> =>
  (await holding(store, words, ['session'], mostFound)).map(({ key }) => key);
