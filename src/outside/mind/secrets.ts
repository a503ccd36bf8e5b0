/** What stands where a key was. */
const hidden = '[hidden]';

/** Shorter ones are words such as `none` or `local`, which a server on this machine may be given. */
const shortestKey = 8;
/** So much of a key in a row is taken for a part of it. */
const seedChars = 16;

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The ways in which a key may be written in a text. */
const forms = (key: string): string[] =>
  [
    key,
    JSON.stringify(key).slice(1, -1),
    encodeURIComponent(key),
    base64(key).replace(/=+$/, ''),
    Buffer.from(key).toString('base64url'),
  ].filter((form, i, all) => all.indexOf(form) === i);

/** Takes out the whole stretch around each seed that is the same in both. */
function withoutParts(text: string, key: string): string {
  let left = text;
  for (let at = 0; at + seedChars <= key.length; at += seedChars / 2) {
    const seed = key.slice(at, at + seedChars);
    for (let found = left.indexOf(seed); found >= 0; found = left.indexOf(seed, found + hidden.length)) {
      let [begin, end] = [found, found + seedChars];
      for (let k = at; k > 0 && begin > 0 && left[begin - 1] === key[k - 1]; k -= 1) begin -= 1;
      for (let k = at + seedChars; k < key.length && left[end] === key[k]; k += 1) end += 1;
      left = left.slice(0, begin) + hidden + left.slice(end);
      found = begin;
    }
  }
  return left;
}

export type Hide = (text: string) => string;

/** Takes keys out of a text, whole or in long parts: a server may send back what it was given, cut as it likes. */
export function hiding(keys: readonly string[]): Hide {
  const secret = [...new Set(keys)].filter((key) => key.length >= shortestKey).flatMap(forms);
  /** The longest first: one form may begin with another. */
  secret.sort((a, b) => b.length - a.length);
  return (text) => secret.reduce((left, key) => withoutParts(left.replaceAll(key, hidden), key), text);
}
