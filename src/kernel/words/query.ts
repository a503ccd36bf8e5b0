import { flat, fold, type Word, wordsIn } from './terms.ts';

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

function askedBy(word: Word, star: boolean): Asked[] {
  if (word.terms.length === 0 && word.whole === undefined) return [];
  const { raw: _, ...said } = word;
  const lone = said.terms.length === 1 && oneSign.test(said.terms[0] ?? '') && !/^[a-z]$/i.test(word.raw);
  return [{ ...said, terms: trimmed(said.terms), prefix: star || lone }];
}

const asked = (token: string): Asked[] =>
  wordsIn(token).flatMap((word) => askedBy(word, token.endsWith('*') && token.length > 2));

const keyOf = ({ terms, whole, prefix }: Asked) => `${terms.join(' ')}|${whole ?? ''}|${prefix}`;

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
  const once = words.filter((word) => !seen.has(keyOf(word)) && seen.add(keyOf(word)));
  return { words: once.slice(0, mostWords), phrases };
}

/** Scripts without blanks make one word of a whole sentence, and each of its pairs is looked up. */
const mostTerms = 96;

/**
 * Text that was not typed as a question, such as a task: all of it is words, and no sign in it means anything. `tokens` are the words
 * that are looked for, in one form for what is written in several, each once.
 */
export function plainQuery(text: string, most = mostWords): { readonly tokens: readonly string[]; readonly query: Query } {
  const tokens: string[] = [];
  const words: Asked[] = [];
  const seen = new Set<string>();
  let terms = 0;
  for (const word of wordsIn(text)) {
    if (words.length === most || terms >= mostTerms) break;
    for (const one of askedBy(word, false)) {
      if (seen.has(keyOf(one))) continue;
      seen.add(keyOf(one));
      words.push(one);
      tokens.push(fold(word.raw));
      terms += one.terms.length;
    }
  }
  return { tokens, query: { words, phrases: [] } };
}
