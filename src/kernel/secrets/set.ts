import { begins, type Hide } from './edges.ts';
import { isNoValue, isSpeech, looksRandom } from './looks.ts';
import { kindOf } from './names.ts';

/** Commands and files of settings that give a name its value without a sign between them. */
const sets =
  /(?:setx|setenv|ENV|ARG|configure set|set -[a-zA-Z]{1,4})[ \t]+["']?([A-Za-z_][\w.-]{1,63})["']?[ \t]+["']?([^\s"'`\\]+)(?=([ \t]+\S)?)/g;
const alone = /(?:requirepass|masterauth|authtoken)[ \t]+["']?([^\s"'`\\-][^\s"'`\\]*)/g;
const secureString = /ConvertTo-SecureString[ \t]+(?:-String[ \t]+)?\\*["']([^"'\r\n\\]+)/g;
const marks = ['setx', 'setenv', 'figure set', 'ENV ', 'ENV\t', 'ARG ', 'ARG\t', 'requirepass', 'masterauth', 'authtoken'];

/** `set -gx`, and not `set --text`. */
function setsByFlag(text: string): boolean {
  for (let at = text.indexOf('set -'); at >= 0; at = text.indexOf('set -', at + 1)) if (text[at + 5] !== '-') return true;
  return false;
}

/** `setx API_KEY …`, `ENV DB_PASSWORD …`, `requirepass …` */
export function hideSet(text: string, hide: Hide): void {
  if (!marks.some((mark) => text.includes(mark)) && !setsByFlag(text)) return;
  for (const found of text.matchAll(sets)) {
    const [whole, name = '', value = '', more] = found;
    const end = found.index + whole.length;
    if (kindOf(name) !== 'secret' || !begins(text, found.index) || isNoValue(value)) continue;
    if (looksRandom(value) || (more === undefined && !isSpeech(value))) hide(end - value.length, end);
  }
  for (const found of text.matchAll(alone)) {
    const [whole, value = ''] = found;
    const end = found.index + whole.length;
    if (looksRandom(value) && !isNoValue(value)) hide(end - value.length, end);
  }
}

/** What PowerShell is given to keep it from being seen. */
export function hideSecureStrings(text: string, hide: Hide): void {
  for (const found of text.matchAll(secureString)) {
    const [whole, value = ''] = found;
    const end = found.index + whole.length;
    if (!isNoValue(value)) hide(end - value.length, end);
  }
}
