import { begins, type Hide } from './edges.ts';
import { isNoValue, isSpeech, looksRandom } from './looks.ts';
import { kindOf } from './names.ts';

const flag = /--?([A-Za-z][\w-]{1,63})(?:[ \t]+|\\{0,63}["'],[ \t]*(?=\\{0,63}["']))(?:\\{0,63}(["']))?(?!-)([^\s"'`\\]+)/y;
const ends = /[ \t]*(?:$|[\r\n"'`;|&)\]\\]|%(?:25)*[01][\dA-F]|[ \t]-)/iy;

const endsAt = (text: string, at: number) => {
  ends.lastIndex = at;
  return ends.test(text);
};

/** `--token x`, `-Password x`, `"--token", "x"` */
export function hideFlags(text: string, hide: Hide): void {
  for (let at = text.indexOf('-'); at >= 0; at = text.indexOf('-', at + 1)) {
    if (text[at - 1] === '-' || !begins(text, at)) continue;
    flag.lastIndex = at;
    const [, name = '', quote, value = ''] = flag.exec(text) ?? [];
    const kind = kindOf(name);
    if (kind === 'none' || isNoValue(value)) continue;
    const end = flag.lastIndex;
    const start = end - value.length;
    if (looksRandom(value)) hide(start, end);
    else if (kind !== 'secret' || isSpeech(value)) continue;
    else if (quote || endsAt(text, end)) hide(start, quote ? quoteEnd(text, start, quote) : end);
  }
}

/** No longer than anybody's password, so that an open quote costs nothing. */
const longestQuoted = 1024;
const quoteEnd = (text: string, from: number, quote: string): number => {
  const rest = text.slice(from, from + longestQuoted);
  const at = rest.search(quote === '"' ? /\\*["\r\n]/ : /\\*['\r\n]/);
  return from + (at < 0 ? rest.length : at);
};

const netrc =
  /(?:machine(?:\s|\\+[nrt])+[^\s\\]{1,256}|default)(?:\s|\\+[nrt])+login(?:\s|\\+[nrt])+[^\s\\]{1,256}(?:(?:\s|\\+[nrt])+account(?:\s|\\+[nrt])+[^\s\\]{1,256})?(?:\s|\\+[nrt])+password(?:\s|\\+[nrt])+([^\s\\"']+)/g;

/** `machine … login … password …`, the lines of a file of passwords. */
export function hideLogins(text: string, hide: Hide): void {
  for (const found of text.matchAll(netrc)) {
    const end = found.index + found[0].length;
    hide(end - (found[1] as string).length, end);
  }
}
