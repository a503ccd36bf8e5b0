import { longForm, stopWords } from './common.ts';
import { stem } from './stem.ts';

/** A longer term says no more, and an index has to end somewhere. */
const longestTerm = 48;
/** Its ending is cut off anyway; looking for one in a word of megabytes takes more stack than there is. */
const longestStemmed = 2 * longestTerm;
/** What stands further down a text is not found by its words. */
const mostRead = 200_000;

/** Letters, digits and their marks; with what joins them in names and paths: `rate-limiter`, `src/store/unit.ts`, `a:core`. */
/** Patterns over all scripts are made when they are first used: to make one takes as long as a short command. */
const joined = () => /[\p{L}\p{N}\p{M}]+(?:[._/:@#'’\\-]+[\p{L}\p{N}\p{M}]+)*/gu;
const parts = () => /[\p{L}\p{N}\p{M}]+/gu;
const plain = /^[a-z]+$/;
/** What stands as it is in every form: no case, no accents, no humps. */
const simple = /^[a-z0-9]+$/;

/** Scripts that put no blanks between words: they are found by pairs of signs. */
const unspaced = () =>
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/gu;
let anyUnspaced: RegExp | undefined;
const isUnspaced = (text: string): boolean => {
  anyUnspaced ??= new RegExp(unspaced().source, 'u');
  return anyUnspaced.test(text);
};

const letters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };

/** One form for what people type in several: case, accents, width. */
export const fold = (text: string): string =>
  simple.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[\u0300-\u036f]/g, '')
        .replaceAll(/[ßøłđæœı]/g, (letter) => letters[letter] ?? letter);

/** `getUserName` → get User Name; `HTTPServer` → HTTP Server. */
const uncamel = (part: string): string[] =>
  part
    .replaceAll(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, '$1 ')
    .replaceAll(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .split(' ');

/** The term of one folded word; undefined for words that say nothing. */
function termOf(word: string): string | undefined {
  if (stopWords.has(word)) return undefined;
  const long = longForm(word);
  if (long !== undefined) return long;
  const digits = /^0+(?=\d)/.exec(word);
  const bare = digits ? word.slice(digits[0].length) : word;
  return (bare.length <= longestStemmed && plain.test(bare) ? stem(bare) : bare).slice(0, longestTerm);
}

/** Pairs of signs, and the last sign alone, so that one sign is found as the beginning of a pair. */
function pairs(run: string): string[] {
  const signs = [...run];
  return signs.map((sign, i) => sign + (signs[i + 1] ?? ''));
}

/** One thing that a text says: its terms, and the term of all of it where it has several parts. */
export interface Word {
  /** As it stands in the text. */
  readonly raw: string;
  readonly terms: readonly string[];
  readonly whole?: string;
}

function wordOf(raw: string): Word {
  const terms: string[] = [];
  const names: string[] = [];
  for (const [part] of raw.matchAll(parts()))
    for (const piece of simple.test(part) ? [part] : uncamel(part)) {
      const folded = fold(piece);
      names.push(folded);
      if (!simple.test(folded) && isUnspaced(folded)) {
        for (const [run] of folded.matchAll(unspaced())) for (const pair of pairs(run)) terms.push(pair);
        for (const rest of folded.split(unspaced())) if (rest) terms.push(rest);
      } else {
        const term = termOf(folded);
        if (term !== undefined) terms.push(term);
      }
    }
  if (names.length === 1) return { raw, terms };
  const whole = termOf(names.map((name) => name.replace(/^0+(?=\d)/, '')).join(''));
  /** A single letter beside others (`OAuth`, `don't`, `e.g.`) says nothing alone. */
  const told = terms.filter((term) => term.length > 1 || !/^[a-z]$/.test(term));
  return whole === undefined || told.includes(whole) ? { raw, terms: told } : { raw, terms: told, whole };
}

/** Words come again and again; looking at one costs more than remembering it. */
const known = new Map<string, Word>();
const mostKnown = 20_000;
const longestKnown = 40;

function wordNamed(raw: string): Word {
  const before = known.get(raw);
  if (before) return before;
  const word = wordOf(raw);
  if (raw.length > longestKnown) return word;
  if (known.size >= mostKnown) known.clear();
  known.set(raw, word);
  return word;
}

/** The words of a text, in order. */
export const wordsIn = (text: string): Word[] =>
  (
    text
      .slice(0, mostRead)
      .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
      .match(joined()) ?? []
  ).map(wordNamed);

/** A text as phrases are looked for in it: all words, folded, one blank between them and at both ends. */
export function flat(text: string): string {
  const words: string[] = [];
  for (const [part] of text.matchAll(parts())) for (const piece of uncamel(part)) words.push(fold(piece));
  return ` ${words.join(' ')} `;
}

/** Whether a phrase, made flat, stands in a text that was made flat. Scripts without blanks are looked for anywhere. */
export const holdsPhrase = (text: string, phrase: string): boolean =>
  isUnspaced(phrase) ? text.replaceAll(' ', '').includes(phrase.replaceAll(' ', '')) : text.includes(phrase);
