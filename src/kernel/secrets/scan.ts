/** Signs that rules look for; a text without them is passed over. */
export const sign = { given: 1, dash: 2, tag: 4, percent: 8, set: 16, told: 32, seed: 64, unseen: 256 } as const;

const inWord = 128;
const kinds = new Uint16Array(128);
for (const char of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.~/+$@') kinds[char.charCodeAt(0)] = inWord;
for (const char of '=:') kinds[char.charCodeAt(0)] = inWord | sign.given;
kinds['-'.charCodeAt(0)] = inWord | sign.dash;
kinds['%'.charCodeAt(0)] = inWord | sign.percent;
kinds['<'.charCodeAt(0)] = sign.tag;
/** After an escape a word begins that is not told apart here. */
kinds['\\'.charCodeAt(0)] = inWord | sign.set | sign.seed | sign.unseen;
/** What a terminal is told begins with an escape, and what else a reader does not see is no letter of ASCII. */
for (let code = 0; code < 128; code += 1) if (code < 9 || (code > 13 && code < 28) || code === 127) kinds[code] = sign.unseen;

/** Words that are signs: by their length and last character, the first letter and the sign. */
const marks = new Uint16Array(16 * 128);
const markOf = (length: number, last: number) => length * 128 + last;
function mark(meaning: number, words: string): void {
  for (const one of words.split(' '))
    marks[markOf(one.length, one.charCodeAt(one.length - 1))] = (one.charCodeAt(0) | 32) * 256 + meaning;
}
mark(sign.set, 'ENV ARG set setx setenv configure requirepass masterauth authtoken add-authtoken');
mark(sign.told, 'is');
mark(sign.seed, 'mnemonic mnemonic: mnemonic= MNEMONIC phrase phrase: phrase= seed_phrase seed_phrase: seed_phrase=');

/** Nothing shorter bears the mark of who gave it out. */
const shortest = 14;

/**
 * One walk over a text, so that most texts need no other. Answers its signs; `words` is given where words begin and end that are long
 * enough to be credentials, two numbers each.
 */
export function scan(text: string, words: number[]): number {
  let signs = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? (kinds[code] as number) : sign.unseen;
    signs |= kind;
    if ((kind & inWord) === 0) {
      const length = at - from;
      if (length >= shortest) words.push(from, at);
      else if (length > 1) {
        const meant = marks[markOf(length, text.charCodeAt(at - 1))] as number;
        if (meant !== 0 && meant >> 8 === (text.charCodeAt(from) | 32)) signs |= meant & 255;
      }
      from = at + 1;
    }
  }
  if (text.length - from >= shortest) words.push(from, text.length);
  return signs & ~inWord;
}
