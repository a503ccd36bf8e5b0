import { wordsIn } from './terms.ts';

/** Texts by how much they say about what they belong to. */
export interface Texts {
  /** What it is called. */
  readonly title: string;
  /** Ids and names. */
  readonly names: string;
  readonly text: string;
}

/** What something says, as an index holds it. */
export interface Saying {
  /** Terms in the order of their first use, one blank between them. */
  readonly words: string;
  /** `term:weight` for terms that weigh more than one. */
  readonly weights: string;
  /** How many words it has in all. */
  readonly length: number;
}

const inTitle = 3;
const inNames = 2;
const inText = 1;

/** Terms with their weights. Numbers are bounded, so that a word said a thousand times takes no more room. */
export function sayingOf({ title, names, text }: Texts): Saying {
  const weights = new Map<string, number>();
  let length = 0;
  const add = (said: string, weight: number) => {
    if (said === '') return;
    for (const { terms, whole } of wordsIn(said)) {
      length += terms.length;
      for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + weight);
      if (whole !== undefined) weights.set(whole, (weights.get(whole) ?? 0) + weight);
    }
  };
  add(title, inTitle);
  add(names, inNames);
  add(text, inText);
  const heavy = [...weights].filter(([, weight]) => weight > 1).map(([term, weight]) => `${term}:${Math.min(weight, 999)}`);
  return { words: [...weights.keys()].join(' '), weights: heavy.join(' '), length };
}
