import { endOfLine, type Hide } from './edges.ts';
import { isNoValue, looksRandom } from './looks.ts';

export const isCookie = (name: string): boolean => (name.length === 6 || name.length === 10) && /^(?:set-)?cookie$/i.test(name);

const pair = /([^\s=;,"'`\\]{1,256})=([^\s;,"'`\\]{16,})/g;
const attribute = /^(?:path|domain|expires|max-age|samesite|priority)$/i;
const longest = 16 * 1024;

/** Cookies have any name; what one holds is secret when nobody would say it. Answers where their line ends, which is read once. */
export function hideCookies(text: string, from: number, hide: Hide): number {
  const near = text.slice(from, from + longest);
  const line = near.slice(0, endOfLine(near, 0));
  for (const found of line.matchAll(pair)) {
    const [whole, name = '', value = ''] = found;
    if (attribute.test(name) || isNoValue(value) || !looksRandom(value)) continue;
    const end = from + found.index + whole.length;
    hide(end - value.length, end);
  }
  return from + line.length;
}
