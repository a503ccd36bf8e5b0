const alphabets = {
  hex: '0123456789abcdef',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  mixed: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  lower: 'abcdefghijklmnopqrstuvwxyz0123456789',
  letters: 'abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
  url: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-',
} as const;

export type Alphabet = keyof typeof alphabets;

/** Characters without meaning, the same for the same wish: no value here was ever given out by anybody. */
export function made(alphabet: Alphabet, length: number, seed = 1): string {
  const chars = alphabets[alphabet];
  let state = (seed * 2_654_435_761 + length * 40_503) >>> 0;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += chars[(state >>> 8) % chars.length];
  }
  return text;
}

export interface Example {
  readonly kind: string;
  readonly text: string;
  /** What must not be seen. */
  readonly secrets: readonly string[];
  /** The text as it is shown. */
  readonly want: string;
}

/** `user=ann password=«hunter2»`: what stands between the marks is the secret. */
export const example = (kind: string, marked: string): Example => ({
  kind,
  text: marked.replaceAll(/[«»]/g, ''),
  secrets: [...marked.matchAll(/«([\s\S]*?)»/g)].map((found) => found[1] as string),
  want: marked.replaceAll(/«[\s\S]*?»/g, '<redacted>'),
});
