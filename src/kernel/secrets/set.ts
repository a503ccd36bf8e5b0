import { begins, type Hide } from './edges.ts';
import { isNoValue, isSpeech, looksRandom } from './looks.ts';
import { kindOf } from './names.ts';

/** Commands and files of settings that give a name its value without a sign between them. */
const sets =
  /(?:setx|setenv|ENV|ARG|configure set|set -[a-zA-Z]{1,4})[ \t]+["']?([A-Za-z_][\w.-]{1,63})["']?[ \t]+["']?([^\s"'`\\]+)(?=([ \t]+\S)?)/g;
const alone = /(?:requirepass|masterauth|authtoken)[ \t]+["']?([^\s"'`\\-][^\s"'`\\]*)/g;
const secureString = /ConvertTo-SecureString[ \t]+(?:-String[ \t]+)?\\*["']([^"'\r\n\\]+)/g;
const mayset = /set(?:x|env| -)|figure set|ENV[ \t]|ARG[ \t]|requirepass|masterauth|authtoken/;

/** `setx API_KEY …`, `ENV DB_PASSWORD …`, `requirepass …` */
export function hideSet(text: string, hide: Hide): void {
  if (!mayset.test(text)) return;
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
  if (!text.includes('SecureString')) return;
  for (const found of text.matchAll(secureString)) {
    const [whole, value = ''] = found;
    const end = found.index + whole.length;
    if (!isNoValue(value)) hide(end - value.length, end);
  }
}
