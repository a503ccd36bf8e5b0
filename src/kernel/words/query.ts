import { flat, type Word, wordsIn } from './terms.ts';

/** A word that is asked for. */
export interface Asked extends Pick<Word, 'terms' | 'whole'> {
  /** The terms only begin so. */
  readonly prefix: boolean;
}

/** What is asked for, without any syntax left in it. */
export interface Query {
  readonly words: readonly Asked[];
  /** Texts that must stand there as they are, made flat. */
  readonly phrases: readonly string[];
}

/** A longer question says no more; what is left out was typed last. */
const mostWords = 24;
const quoted = /["“”„«»]([^"“”„«»]*)["“”„«»]/g;
const oneSign = /^\p{L}$/u;

function asked(token: string): Asked[] {
  const star = token.endsWith('*') && token.length > 2;
  return wordsIn(token).flatMap((word): Asked[] => {
    if (word.terms.length === 0 && word.whole === undefined) return [];
    const { raw: _, ...said } = word;
    const lone = said.terms.length === 1 && oneSign.test(said.terms[0] ?? '') && !/^[a-z]$/i.test(word.raw);
    return [{ ...said, terms: trimmed(said.terms), prefix: star || lone }];
  });
}

/** The last sign of a run alone is for finding one sign; a longer run is found by its pairs. */
const trimmed = (terms: readonly string[]): readonly string[] =>
  terms.length > 1 && oneSign.test(terms.at(-1) ?? '') ? terms.slice(0, -1) : terms;

/** Reads what a person typed. Quotes make a phrase and a star at the end a beginning; all else is words. */
export function parseQuery(text: string): Query {
  const phrases: string[] = [];
  const rest = text.replaceAll(quoted, (_, inside: string) => {
    const phrase = flat(inside);
    if (phrase.trim()) phrases.push(phrase);
    return ` ${inside} `;
  });
  const words = rest.split(/\s+/).flatMap(asked);
  const seen = new Set<string>();
  const once = words.filter(({ terms, whole, prefix }) => {
    const key = `${terms.join(' ')}|${whole ?? ''}|${prefix}`;
    return !seen.has(key) && seen.add(key);
  });
  return { words: once.slice(0, mostWords), phrases };
}
