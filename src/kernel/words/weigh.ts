import { isLightStem } from './common.ts';
import type { Asked, Query } from './query.ts';
import type { Saying } from './saying.ts';

/** A term of an index, or the beginning of some. */
export interface SearchTerm {
  readonly text: string;
  readonly prefix: boolean;
}

/** Numbers that were chosen on the tuning half of test/recall; whoever changes one measures it there. */
const tuning = {
  /** BM25: how soon a term that is repeated says no more, how much long texts are held against their terms, a usual length. */
  k1: 1.2,
  b: 0.4,
  usual: 30,
  /** A word that stands nowhere weighs this much of the rarest one that does: what it means is probably not there. */
  unknown: 2,
  /** What people ask about anything with weighs this much of itself. */
  light: 0.35,
};

export const termKey = ({ text, prefix }: SearchTerm): string => `${text}${prefix ? '*' : ''}`;

/** Every term that has to be counted. */
export function termsOf({ words }: Query): SearchTerm[] {
  const all = words.flatMap(({ terms, whole, prefix }) =>
    [...terms, ...(whole === undefined ? [] : [whole])].map((text): SearchTerm => ({ text, prefix })),
  );
  return [...new Map(all.map((term) => [termKey(term), term])).values()];
}

interface WeighedTerm extends SearchTerm {
  readonly rarity: number;
}

interface WeighedWord {
  readonly parts: readonly WeighedTerm[];
  readonly whole: WeighedTerm | undefined;
  /** What it counts for in what was asked. */
  readonly weight: number;
}

/** A query with the rarity of its words among so many things. */
export interface Weighed {
  readonly words: readonly WeighedWord[];
  readonly total: number;
}

const rarityOf = (n: number, held: number): number => Math.log(1 + (Math.max(0, n - held) + 0.5) / (held + 0.5));

const isLight = (terms: readonly string[]): boolean =>
  terms.length === 1 && (isLightStem(terms[0] ?? '') || /^[a-z0-9]$/.test(terms[0] ?? ''));

export function weigh({ words }: Query, counts: ReadonlyMap<string, number>, n: number): Weighed {
  const heldBy = (term: SearchTerm) => counts.get(termKey(term)) ?? 0;
  const told = words.map(({ terms, whole, prefix }: Asked) => {
    const term = (text: string): WeighedTerm => ({ text, prefix, rarity: rarityOf(n, heldBy({ text, prefix })) });
    const parts = terms.map(term);
    const all = whole === undefined ? undefined : term(whole);
    const known = [...parts, ...(all ? [all] : [])].some((one) => heldBy(one) > 0);
    const sum = (parts.length ? parts : all ? [all] : []).reduce((rarity, part) => rarity + part.rarity, 0);
    return { parts, whole: all, known, light: isLight(terms) ? tuning.light : 1, sum };
  });
  /** By the rarest word that is known, so that a young store, in which nothing is rare, is asked as an old one is. */
  const unknown = tuning.unknown * Math.max(0, ...told.map(({ known, sum }) => (known ? sum : 0)));
  const weighed = told.map(
    ({ parts, whole, known, light, sum }): WeighedWord => ({
      parts,
      whole,
      weight: light * (known ? sum : unknown),
    }),
  );
  return { words: weighed, total: weighed.reduce((sum, { weight }) => sum + weight, 0) };
}

/**
 * The terms of which every hit holds at least one: without all of them, the others do not make `enough`. They are the rarest, so that
 * looking them up is short however long the common ones are.
 */
export function decideEssential({ words, total }: Weighed, enough: number): SearchTerm[] {
  const byWeight = words.toSorted((a, b) => b.weight - a.weight);
  let left = total;
  const chosen: SearchTerm[] = [];
  for (const { parts, whole, weight } of byWeight) {
    if (left < total * enough) break;
    chosen.push(...parts, ...(whole ? [whole] : []));
    left -= weight;
  }
  return chosen;
}

/** Words of which a row most likely holds two or more, if it is what was meant: the weightiest. */
export const decideTelling = ({ words }: Weighed, most: number): SearchTerm[] =>
  words
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .flatMap(({ parts }) => parts);

interface Spaced {
  /** With a blank at both ends. */
  readonly words: string;
  /** With a blank in front. */
  readonly weights: string;
}

/** How much a row says a term: its weight there; 0 where it does not. */
function heldIn({ words, weights }: Spaced, { text, prefix }: SearchTerm): number {
  if (prefix) return words.includes(` ${text}`) ? 1 : 0;
  if (!words.includes(` ${text} `)) return 0;
  const at = weights.indexOf(` ${text}:`);
  return at < 0 ? 1 : Number.parseInt(weights.slice(at + text.length + 2), 10);
}

const said = (held: number, rarity: number, length: number): number => {
  const { k1, b, usual } = tuning;
  return (rarity * held * (k1 + 1)) / (held + k1 * (1 - b + (b * length) / usual));
};

/** How well a text answers what was asked: by BM25 over its weighted terms, and which share of what was asked it holds at all. */
export function scoreWords(text: Saying, { words, total }: Weighed): { readonly score: number; readonly share: number } {
  const spaced = { words: ` ${text.words} `, weights: ` ${text.weights}` };
  let covered = 0;
  let score = 0;
  for (const { parts, whole, weight } of words) {
    const known = parts.reduce((sum, { rarity }) => sum + rarity, 0);
    const heldWhole = whole ? heldIn(spaced, whole) : 0;
    let here = 0;
    for (const part of parts) {
      const held = heldIn(spaced, part);
      if (held === 0) continue;
      here += part.rarity;
      score += said(held, part.rarity, text.length);
    }
    if (whole && heldWhole > 0) {
      score += said(heldWhole, whole.rarity, text.length);
      here = known;
    }
    covered += parts.length === 0 ? (heldWhole > 0 ? weight : 0) : known === 0 ? 0 : (weight * here) / known;
  }
  return { score, share: total === 0 ? 0 : covered / total };
}
