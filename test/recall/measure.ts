import type { Halves, Question } from './load.ts';

/** Gives the keys of what is found, best first. */
export type Finder = (query: string) => Promise<readonly string[]>;

export interface Measured {
  /** Share of the questions with an answer among the first five. */
  readonly recall: number;
  /** Mean of one over the place of the first answer among the first ten. */
  readonly mrr: number;
  /** How many of the absent things gave nothing. */
  readonly nothing: number;
  readonly absent: number;
  readonly questions: number;
  /** Questions without an answer among the first five, with what came instead. */
  readonly missed: readonly { readonly question: string; readonly wanted: readonly string[]; readonly got: readonly string[] }[];
  /** Absent things that gave something. */
  readonly madeUp: readonly { readonly question: string; readonly got: readonly string[] }[];
}

export async function measure(
  find: Finder,
  questions: Halves<Question>,
  absent: Halves<string>,
  half: keyof Halves<never>,
): Promise<Measured> {
  const missed: Measured['missed'][number][] = [];
  const madeUp: Measured['madeUp'][number][] = [];
  let found = 0;
  let ranks = 0;
  for (const { text, answers } of questions[half]) {
    const got = await find(text);
    const place = got.slice(0, 10).findIndex((key) => answers.includes(key));
    if (place >= 0) ranks += 1 / (place + 1);
    if (place >= 0 && place < 5) found += 1;
    else missed.push({ question: text, wanted: answers, got: got.slice(0, 5) });
  }
  for (const question of absent[half]) {
    const got = await find(question);
    if (got.length) madeUp.push({ question, got: got.slice(0, 3) });
  }
  const n = questions[half].length;
  return {
    recall: found / n,
    mrr: ranks / n,
    nothing: absent[half].length - madeUp.length,
    absent: absent[half].length,
    questions: n,
    missed,
    madeUp,
  };
}
