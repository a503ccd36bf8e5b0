import { kindOf } from '../kernel/secrets/names.ts';

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

/** Places of a form at which a part of it is looked for; whoever holds a long part of it holds one of these. */
const seedsOf = (form: string): string[] =>
  form.length < seedChars
    ? [form]
    : Array.from({ length: Math.floor((form.length - seedChars) / (seedChars / 2)) + 1 }, (_, i) =>
        form.slice((i * seedChars) / 2, (i * seedChars) / 2 + seedChars),
      );

/** Takes keys out of a text, whole or in long parts: a server may send back what it was given, cut as it likes. */
export function hiding(keys: readonly string[]): Hide {
  const secret = [...new Set(keys)].filter((key) => key.length >= shortestKey).flatMap(forms);
  /** The longest first: one form may begin with another. */
  secret.sort((a, b) => b.length - a.length);
  const seeds = secret.flatMap(seedsOf);
  /** Most texts hold none, and there may be many of them. */
  return (text) =>
    seeds.some((seed) => text.includes(seed))
      ? secret.reduce((left, key) => withoutParts(left.replaceAll(key, hidden), key), text)
      : text;
}

/** What stands in a variable that is named like a secret, and is long enough to be none by chance. */
const shortestNamed = 16;

/** Secrets among variables, by their names. */
export const secretsIn = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(env).flatMap(([name, value = '']) => {
    const said = value.trim();
    return said.length >= shortestNamed && !/\s/.test(said) && kindOf(name) === 'secret' ? [said] : [];
  });
