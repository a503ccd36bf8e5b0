import type { Hide } from './edges.ts';
import { isCode, isNoValue, looksRandom, withoutScheme } from './looks.ts';
import type { Kind } from './name-words.ts';
import { kindOf } from './names.ts';
import { quoteAt } from './quotes.ts';
import { method } from './sentences.ts';

/** `name: API_KEY` and such, or the tag of an element, right before what it belongs to. */
const before =
  /(?:(?:^|\W)(?:name|key|variable)(?:\\*["'`])?(?:\s|\\+[nrt])*[:=](?:\s|\\+[nrt])*(?:\\*["'`])?|<)([\w.-]{2,64})(?:\\*["'`])?(?:[\s,;]|\\+[nrt])*(?:\\*["'`])?$/i;
const behind =
  /(?:\\*["'`])?(?:\s|\\+[nrt])*,(?:\s|\\+[nrt])*(?:\\*["'`])?(?:name|key|variable)(?:\\*["'`])?(?:\s|\\+[nrt])*[:=](?:\s|\\+[nrt])*(?:\\*["'`])?([\w.-]{2,64})/iy;
const longestName = 160;

/** What the name says that a `value` belongs to, which stands just before it: `{ "name": "API_KEY", "value": "…" }`. */
export const ownerBefore = (text: string, from: number): Kind =>
  kindOf(before.exec(text.slice(Math.max(0, from - longestName), from))?.[1] ?? '');

/** The same, where it stands behind. */
export const ownerBehind = (text: string, from: number): Kind => {
  const rest = text.slice(from, from + longestName);
  behind.lastIndex = 0;
  return kindOf(behind.exec(rest)?.[1] ?? '');
};

const cell = /\|[ \t]{0,64}[`*]{0,3}([\w .-]{2,64}?)[`*]{0,3}[ \t]{0,64}(?=\|)/g;
const nextCell = /\|[ \t]{0,64}[`*]{0,3}([^\s|`*]{8,256})[`*]{0,3}[ \t]{0,64}\|/y;

/** `| API_KEY | … |`: cells of a table, of which one names the next. Types and methods stand there as well. */
export function hideCells(text: string, hide: Hide): void {
  for (const found of text.matchAll(cell)) {
    if (kindOf((found[1] as string).trim().replaceAll(' ', '_')) !== 'secret') continue;
    const from = found.index + found[0].length;
    nextCell.lastIndex = from;
    const value = nextCell.exec(text)?.[1];
    if (value === undefined || !looksRandom(value) || isNoValue(value) || isCode(value) || method.test(value)) continue;
    const start = text.indexOf(value, from);
    hide(start, start + value.length);
  }
}

const argument = /\(\s{0,8}\\*(["'])([\w.-]{2,64})\\*\1\s{0,8},\s{0,8}(?=\\*["'`])/y;
const setting = /(?:set|put|add|append|insert|header|default|env)\w{0,24}$/i;
const setter = /(?:set|with|use)(\w{3,60})$/i;
const opens = new Set(['"', "'", '\\', ' ', '\n']);

/** `setPassword("…")`: the name is that of what sets it. */
function hideSetter(text: string, at: number, hide: Hide): void {
  const name = setter.exec(text.slice(Math.max(0, at - 64), at))?.[1];
  if (name === undefined || kindOf(name) !== 'secret') return;
  const given = quoteAt(text, at + 1);
  if (!given?.closed) return;
  const value = text.slice(given.start, Math.min(given.end, given.start + 256));
  if (!/\s/.test(value) && looksRandom(value) && !isNoValue(value)) hide(given.start, given.end);
}

/** `setEnv("API_KEY", "…")`: a name, and what it is set to. */
export function hideArguments(text: string, hide: Hide): void {
  for (let at = text.indexOf('('); at >= 0; at = text.indexOf('(', at + 1)) {
    if (!opens.has(text[at + 1] ?? '')) continue;
    argument.lastIndex = at;
    const name = argument.exec(text)?.[2];
    if (name === undefined) hideSetter(text, at, hide);
    if (name === undefined || kindOf(name) !== 'secret') continue;
    const given = quoteAt(text, argument.lastIndex);
    if (!given?.closed || given.end === given.start) continue;
    const value = text.slice(given.start, Math.min(given.end, given.start + 256));
    if (isNoValue(withoutScheme(value))) continue;
    if (looksRandom(value) || setting.test(text.slice(Math.max(0, at - 32), at))) hide(given.start, given.end);
  }
}
