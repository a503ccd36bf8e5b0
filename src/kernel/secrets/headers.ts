import { begins, type Hide } from './edges.ts';
import { isNoValue, looksRandom } from './looks.ts';

const bearer = /(bearer)(?:[ \t]+|%20)([\w.~+/=-][^\s"'`\\<>,;]{3,})/gi;

/** Prose speaks of bearers and of bearer tokens; a token has a digit or a sign in it, or is long. */
function isBearerToken(word: string, value: string): boolean {
  if (/^bearer$/i.test(value)) return false;
  if (/\d/.test(value) || value.length >= 16) return true;
  if (/^(?:tokens?|auth|scheme|credential|certificate|header|format|type|prefix)/i.test(value)) return false;
  return word === 'Bearer' || /[^A-Za-z]/.test(value.replace(/[.!?:=)-]+$/, ''));
}

const basic = /basic(?:[ \t]+|%20)([A-Za-z0-9+/]{8,}={0,2})/gi;

/** Base64 of `user:password`, as text that can be read. */
function isUserAndPassword(value: string): boolean {
  if (value.length > 1024) return false;
  const text = Buffer.from(value, 'base64').toString('latin1');
  return /^[\x20-\x7e]+:[\x20-\x7e]*$/.test(text);
}

/** What follows the name of a scheme without the header's own name. */
export function hideSchemes(text: string, hide: Hide): void {
  bearer.lastIndex = 0;
  for (let found = bearer.exec(text); found; found = bearer.exec(text)) {
    const [whole, word = '', value = ''] = found;
    const start = found.index + whole.length - value.length;
    if (begins(text, found.index) && isBearerToken(word, value) && !isNoValue(value)) hide(start, bearer.lastIndex);
    else bearer.lastIndex = start;
  }
  for (const found of text.matchAll(basic)) {
    const [whole, value = ''] = found;
    const end = found.index + whole.length;
    if (begins(text, found.index) && looksRandom(`${value}0`) && isUserAndPassword(value)) hide(end - value.length, end);
  }
}
