/** Signs that rules look for; a text without them is passed over. */
export const sign = { given: 1, dash: 2, tag: 4, percent: 8 } as const;

const inWord = 128;
const kinds = new Uint8Array(128);
for (const char of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.~/+$@\\') kinds[char.charCodeAt(0)] = inWord;
for (const char of '=:') kinds[char.charCodeAt(0)] = inWord | sign.given;
kinds['-'.charCodeAt(0)] = inWord | sign.dash;
kinds['%'.charCodeAt(0)] = inWord | sign.percent;
kinds['<'.charCodeAt(0)] = sign.tag;

/** Nothing shorter bears the mark of who gave it out. */
const shortest = 14;

export interface Scan {
  readonly signs: number;
  /** Where words begin and end that are long enough to be credentials: two numbers each. */
  readonly words: readonly number[];
}

/** One walk over a text, so that most texts need no other. */
export function scan(text: string): Scan {
  const words: number[] = [];
  let signs = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? (kinds[code] as number) : 0;
    signs |= kind;
    if ((kind & inWord) === 0) {
      if (at - from >= shortest) words.push(from, at);
      from = at + 1;
    }
  }
  if (text.length - from >= shortest) words.push(from, text.length);
  return { signs, words };
}
