import { endOfLine, escapedStart, type Hide } from './edges.ts';
import { isCode, isNoValue, isSpeech, looksRandom } from './looks.ts';
import { type Kind, kindOf } from './names.ts';

/** Six levels of JSON in JSON; deeper ones end with their line. */
const mostSlashes = 63;

/** Where a quoted value ends: at the next such quote that is not escaped, at any depth of escaping. */
function closing(text: string, from: number, slashes: number, mark: string): number | undefined {
  if (slashes > mostSlashes) return undefined;
  for (let at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1)) {
    let before = 0;
    while (at - before > from && before <= 2 * mostSlashes && text[at - before - 1] === '\\') before += 1;
    if (before % (2 * (slashes + 1)) === slashes) return at - slashes;
  }
  return undefined;
}

/** An opening quote, as it is, escaped at any depth, or written as an entity or an escape of its own. */
const opening = /(?:[bfru@$]{1,2})?(?:(\\*)(["'`])|(&quot;|&#34;|&#39;|%22|%27|\\+u0022|\\+u0027))/y;

interface Quote {
  readonly start: number;
  readonly end: number;
  readonly closed: boolean;
}

function quoteAt(text: string, at: number): Quote | undefined {
  opening.lastIndex = at;
  const found = opening.exec(text);
  if (!found) return undefined;
  const start = opening.lastIndex;
  const [, slashes = '', mark, written] = found;
  const end = written === undefined ? closing(text, start, slashes.length, mark as string) : text.indexOf(written, start);
  return end === undefined || end < 0 ? { start, end: text.length, closed: false } : { start, end, closed: true };
}

const isNameChar = (code: number) =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 95 ||
  code === 45 ||
  code === 46;
const longestName = 128;

const quoteBefore = /(?:\\*["'`]|&quot;|&#34;|&#39;|%22|%27|\\+u0022|\\+u0027)$/;

interface Name {
  readonly from: number;
  readonly kind: Kind;
  readonly quoted: boolean;
  readonly name: string;
}

/** The name that ends before a separator, if it is one of a secret. */
function nameBefore(text: string, separator: number): Name | undefined {
  let to = separator;
  while (separator - to < 32 && (text[to - 1] === ' ' || text[to - 1] === '\t')) to -= 1;
  if (text[to - 1] === '?' || text[to - 1] === ']') to -= 1;
  let quoted = false;
  if (!isNameChar(text.charCodeAt(to - 1)) || /[27]/.test(text[to - 1] ?? '')) {
    const quote = quoteBefore.exec(text.slice(Math.max(0, to - mostSlashes - 8), to))?.[0];
    if (quote !== undefined) {
      to -= quote.length;
      quoted = true;
    }
  }
  let from = to;
  while (from > 0 && to - from <= longestName && isNameChar(text.charCodeAt(from - 1))) from -= 1;
  if (from === to || to - from > longestName) return undefined;
  const whole = text.slice(from, to);
  const kind = kindOf(whole);
  const skip = escapedStart(text, from, to);
  if (skip === 0) return { from, kind, quoted, name: whole };
  /** `\ntoken` is a token after a line break; `C:\ntoken` would be an ntoken. Either may be meant. */
  const rest = whole.slice(skip);
  const own = kindOf(rest);
  return { from: from + skip, kind: own === 'none' ? kind : own, quoted, name: rest };
}

const beforeLine = /(?:^|[\r\n{,([|;&`"'>]|\\(?:[nrt]|u[\da-f]{4}|x[\da-f]{2})|%(?:25)*[\da-f]{2}|\[[\d;]*m|\/\/|#)[\s>*+_-]*$/i;
/** Whether a name stands where a line, a field or a quoted header begins, and not within a sentence. */
const opensLine = (text: string, from: number) => {
  const before = text.slice(Math.max(0, from - 24), from);
  return before.trim() === '' ? from <= 24 || /[\r\n]/.test(before) || before.length === 24 : beforeLine.test(before);
};

const endsLine = /(?:[ \t]*(?:$|[\r\n"'`,;)}\]]|\\+[nr"']|#|\/\/|<|&))/y;
const endsHere = (text: string, at: number) => {
  endsLine.lastIndex = at;
  return endsLine.test(text);
};

/** What is assigned without quotes ends at a space, a quote, or where a query or a connection string goes on. */
const assigned = /(?:[^\s&;"'`<>\\%]|%(?!26|3B)|<redacted>|<(?![/a-z])|>(?!\s|$)|\\+(?![nr"'`\\]))+/iy;
/** In a list of settings or a header it may hold those signs. */
const said = /(?:[^\s"'`<>\\]|<redacted>|\\+(?![nr"'`\\]))+/y;

const runAt = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
};

const isAuthorization = (name: string) => /authorization$/i.test(name);
const scheme =
  /(?:(basic|bearer|token|negotiate|api-?key|jwt|key|dpop)(?:[ \t]+|%20|\+)|(digest|aws4-hmac-sha256|oauth|hawk|signature|mac|hmac|ntlm|gss)[ \t]+)/iy;

/** A header keeps the name of its scheme; all that follows such as `Digest a="b", c="d"` does is hidden to the end of the line. */
function hideCredentials(text: string, from: number, hide: Hide): number {
  scheme.lastIndex = from;
  const found = scheme.exec(text);
  const start = found ? scheme.lastIndex : from;
  const end = found?.[2] === undefined ? runAt(said, text, start) : endOfLine(text, start);
  if (end === start) return start;
  const value = text.slice(start, Math.min(end, start + 256));
  if (isNoValue(value)) return end;
  if (found || looksRandom(value) || (endsHere(text, end) && !isSpeech(value))) hide(start, end);
  return end;
}

/** A name that only may be one of a secret needs a value that could not be anything else. */
const isMeant = (kind: Kind, value: string) => kind === 'secret' || (value.length >= 8 && looksRandom(value));

/** Strings in a list that a name is given. */
function hideList(text: string, from: number, hide: Hide): void {
  let at = from;
  for (;;) {
    while (at < text.length && /[\s,]/.test(text[at] as string)) at += 1;
    const quote = quoteAt(text, at);
    if (!quote?.closed) return;
    if (quote.end > quote.start) hide(quote.start, quote.end);
    at = text.indexOf(text.slice(at, quote.start).slice(-1), quote.end) + 1;
  }
}

function hideQuotedValue(text: string, { start, end, closed }: Quote, { kind }: Name, oneLine: boolean, hide: Hide): number {
  /** What a shell assigns stands on one line; an open quote must not swallow the rest of a text. */
  const line = closed ? (oneLine ? text.slice(start, end).search(/[\r\n]/) : -1) : endOfLine(text, start) - start;
  const stop = line < 0 ? end : start + line;
  const value = text.slice(start, Math.min(stop, start + 256)).replace(/^(?:bearer|basic|token|apikey)[ \t]+/i, '');
  if (stop > start && value.trim() !== '' && !isNoValue(value) && isMeant(kind, value)) hide(start, stop);
  return stop;
}

/** A value without quotes, right after a sign of assignment: `token=abc`. */
function hideTight(text: string, start: number, { kind }: Name, hide: Hide): number {
  const end = runAt(assigned, text, start);
  if (end === start) return start;
  const value = text.slice(start, Math.min(end, start + 256));
  if (!isNoValue(value) && isMeant(kind, value)) hide(start, end);
  return end;
}

/** A value without quotes after a space: a setting, a header, or the rest of a sentence. */
function hideLoose(text: string, start: number, { kind, from }: Name, assigns: boolean, hide: Hide): number {
  const end = runAt(said, text, start);
  if (end === start || /[{[(]/.test(text[start] as string)) return start;
  let stop = end;
  while (stop > start && /[,;)}\]]/.test(text[stop - 1] as string)) stop -= 1;
  const value = text.slice(start, Math.min(end, start + 256));
  if (stop === start || isNoValue(value) || isSpeech(value)) return end;
  const stands = (assigns || opensLine(text, from)) && endsHere(text, end) && !isCode(value);
  const random = looksRandom(value) && !(isCode(value) && /[([<]/.test(value));
  if (kind === 'secret' ? random || stands : random && value.length >= 8) hide(start, stop);
  return end;
}

const separator = /[=:]|%3[AD]/gi;
const gap = /[ \t]*/y;
const wideGap = /\s*/y;

/** Values that are given to a name which says what they are, in all the ways in which files, logs and programs do that. */
export function hideNamed(text: string, hide: Hide): void {
  separator.lastIndex = 0;
  for (let found = separator.exec(text); found; found = separator.exec(text)) {
    const at = found.index;
    const name = nameBefore(text, text[at - 1] === ':' && found[0] === '=' ? at - 1 : at);
    if (!name || name.kind === 'none') continue;
    let after = separator.lastIndex;
    const sign = found[0] === ':' || /a$/i.test(found[0]) ? ':' : '=';
    const next = text[after];
    if (sign === '=' && (next === '=' || (next === '~' && text[after + 1] === ' '))) {
      separator.lastIndex = after + 1;
      continue;
    }
    if (sign === ':' && (next === ':' || (next === '/' && text[after + 1] === '/'))) continue;
    /** A user's name in an address. */
    if (sign === ':' && text.startsWith('://', name.from - 3)) continue;
    const arrow = (sign === '=' && next === '>') || (sign === ':' && next === '=');
    if (arrow) after += 1;
    gap.lastIndex = after;
    gap.test(text);
    let start = gap.lastIndex;
    const tight = sign === '=' && start === after && !arrow;
    if (name.quoted) start = runAt(wideGap, text, start);
    if (isAuthorization(name.name) && !quoteAt(text, start)) {
      separator.lastIndex = Math.max(hideCredentials(text, start, hide), after);
      continue;
    }
    const quote = quoteAt(text, start);
    if (quote) separator.lastIndex = Math.max(hideQuotedValue(text, quote, name, sign === '=', hide), after);
    else if (text[start] === '[' && name.kind === 'secret' && quoteAt(text, start + 1)) hideList(text, start + 1, hide);
    else if (arrow && sign === '=') continue;
    else if (tight) separator.lastIndex = Math.max(hideTight(text, start, name, hide), after);
    else separator.lastIndex = Math.max(hideLoose(text, start, name, sign === '=', hide), after);
  }
}

const element = /<([\w.:-]{1,64})>([^<>]{1,4096})<\/\1>/g;

/** `<password>…</password>` */
export function hideElements(text: string, hide: Hide): void {
  if (!text.includes('</')) return;
  for (const found of text.matchAll(element)) {
    const [, name = '', value = ''] = found;
    const start = found.index + name.length + 2;
    if (kindOf(name) === 'secret' && value.trim() !== '' && !isNoValue(value.trim())) hide(start, start + value.length);
  }
}
