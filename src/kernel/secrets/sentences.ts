import type { Hide } from './edges.ts';
import { isNoValue, looksRandom } from './looks.ts';
import { kindOf } from './names.ts';

const lastName = /(?:(?:api|access|secret)[ _-]?key|[\w-]{4,32})$/i;
const value = /["'`“]?([^\s"'`”<>\\]{6,256})/y;
/** Of algorithms and encodings the same is said. */
export const method = /^(?:base|sha|md|argon|utf|aes|rsa|ed|[hrep]s|scrypt|pbkdf|oauth|http|tls|x|v)-?\d+/i;

/** How names of secrets end, and the verb: a password, a token, a secret, a passphrase, a passcode, a key. */
const told = ['word is ', 'token is ', 'secret is ', 'phrase is ', 'code is ', 'key is '];

/** `the password is …`: what follows the verb, if nobody would say it. */
export function hideSentences(text: string, hide: Hide): void {
  for (const beginning of told) hideTold(text, beginning, hide);
}

function hideTold(text: string, beginning: string, hide: Hide): void {
  for (let found = text.indexOf(beginning); found >= 0; found = text.indexOf(beginning, found + 1)) {
    const at = found + beginning.length - ' is '.length;
    const name = lastName.exec(text.slice(Math.max(0, at - 33), at))?.[0];
    if (name === undefined || kindOf(name.replaceAll(' ', '_')) !== 'secret') continue;
    value.lastIndex = found + beginning.length;
    const word = value.exec(text)?.[1];
    const said = word?.replace(/[.,;:!?)]+$/, '') ?? '';
    if (word === undefined || said.length < 6 || method.test(said) || isNoValue(said) || !looksRandom(said)) continue;
    const start = value.lastIndex - word.length;
    hide(start, start + said.length);
  }
}

const words =
  /(?:mnemonic|(?:seed|recovery|secret|backup)[ _-]?phrase)\\*["']?\s{0,4}[:=]\s{0,4}\\*["'`]?((?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8})/gi;

/** The words that a wallet is made of. */
export function hideSeedWords(text: string, hide: Hide): void {
  for (const found of text.matchAll(words)) {
    const end = found.index + found[0].length;
    hide(end - (found[1] as string).length, end);
  }
}
