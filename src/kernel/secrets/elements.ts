import type { Hide } from './edges.ts';
import { isNoValue, looksRandom } from './looks.ts';
import { kindOf } from './names.ts';

const element = /<([\w.:-]{1,64})(\s[^<>]{0,256})?>(<!\[CDATA\[)?([^<>]{1,4096}?)(?:\]\]>)?<\/\1>/g;
const namedBy = /\s(?:name|key)=\\*["']([\w.-]{2,64})\\*["']/i;
/** A property list: a key, and below it what it is given. */
const property = /<key>([\w.-]{2,64})<\/key>(?:\s|\\+[nrt]){0,32}<string>([^<>]{1,4096})<\/string>/g;

/** `<password>…</password>`, `<string name="api_key">…</string>`. Elements with attributes are labels and parts of pages as well. */
export function hideElements(text: string, hide: Hide): void {
  for (const found of text.matchAll(element)) {
    const [, name = '', attributes, data = '', value = ''] = found;
    const said = value.trim();
    if (said === '' || isNoValue(said)) continue;
    const start = found.index + name.length + 2 + (attributes?.length ?? 0) + data.length;
    if (attributes === undefined ? kindOf(name) === 'secret' : isGiven(name, attributes, said)) hide(start, start + value.length);
  }
  if (!text.includes('<key>')) return;
  for (const found of text.matchAll(property)) {
    const [whole, name = '', value = ''] = found;
    const end = found.index + whole.length - '</string>'.length;
    if (kindOf(name) === 'secret' && !isNoValue(value)) hide(end - value.length, end);
  }
}

function isGiven(name: string, attributes: string, said: string): boolean {
  if (/\s/.test(said) || !looksRandom(said)) return false;
  return kindOf(name) === 'secret' || kindOf(namedBy.exec(attributes)?.[1] ?? '') === 'secret';
}
