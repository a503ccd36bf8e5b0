import { hideCookies, isCookie } from './cookies.ts';
import { endOfLine, escapedStart, type Hide, hidden } from './edges.ts';
import { hideLinesBelow } from './lines.ts';
import { isCode, isNoValue, isSpeech, looksRandom, withoutScheme } from './looks.ts';
import type { Kind } from './name-words.ts';
import { kindOf } from './names.ts';
import { ownerBefore, ownerBehind } from './pairs.ts';
import { endsText, mostSlashes, type Quote, quoteAt } from './quotes.ts';
import { isTypeAt, isTypeMember, isTypeName } from './types.ts';

const isNameChar = (code: number) =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 95 ||
  code === 45 ||
  code === 46;
const longestName = 128;

const quoteBefore = /(?:\\*["'`]|&quot;|#quot;|&#34;|&#39;|%22|%27|\\+u0022|\\+u0027)$/;

interface Name {
  readonly from: number;
  readonly kind: Kind;
  readonly quoted: boolean;
  readonly name: string;
}

/** What a program that asks offers: `Secret Access Key [None]:`. */
const choice = /[ \t]\[[^[\]\r\n"'`]{0,40}\]$/;
/** Keys are named by two words; `key` alone says nothing. */
const spacedKey = /(?:api|access|secret|private|signing|encryption|license|account|auth|shared|master) $/i;

/** What a name says of the value that it is given. */
function kindAt(text: string, from: number, name: string): Kind {
  const kind = kindOf(name);
  if (kind !== 'none') return kind;
  if (isValue(name)) return ownerBefore(text, from);
  if (name.length <= 4 && name.length >= 3 && /^keys?$/i.test(name) && spacedKey.test(text.slice(Math.max(0, from - 16), from)))
    return 'perhaps';
  return 'none';
}
const isValue = (name: string) => name.length === 5 && /^value$/i.test(name);

/** The name that ends before a separator, if it is one of a secret. */
function nameBefore(text: string, separator: number): Name | undefined {
  let to = separator;
  while (separator - to < 32 && (text[to - 1] === ' ' || text[to - 1] === '\t')) to -= 1;
  /** `**password**: …` */
  while (separator - to < 32 && text[to - 1] === '*') to -= 1;
  if (text[to - 1] === ']') to -= choice.exec(text.slice(Math.max(0, to - 48), to))?.[0].length ?? 0;
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
  const kind = kindAt(text, from, whole);
  const skip = escapedStart(text, from, to);
  if (skip === 0) return { from, kind, quoted, name: whole };
  /** `\ntoken` is a token after a line break; `C:\ntoken` would be an ntoken. Either may be meant. */
  const rest = whole.slice(skip);
  const own = kindAt(text, from + skip, rest);
  return { from: from + skip, kind: own === 'none' ? kind : own, quoted, name: rest };
}

const beforeLine = /(?:^|[\r\n{,([|;&`"'>]|\\(?:[nrt]|u[\da-f]{4}|x[\da-f]{2})|%(?:25)*[\da-f]{2}|\[[\d;]*m|\/\/|#)[\s>*+_-]*$/i;
/** Whether a name stands where a line, a column, a field or a quoted header begins, and not within a sentence. */
const opensLine = (text: string, from: number) => {
  if (text.startsWith('   ', from - 3)) return true;
  const before = text.slice(Math.max(0, from - 24), from);
  return before.trim() === '' ? from <= 24 || /[\r\n]/.test(before) || before.length === 24 : beforeLine.test(before);
};

/** A wide gap ends a column, and stands in place of what a terminal is told. */
const endsLine = /(?:[ \t]*(?:$|[\r\n"'`,;)}\]]|\\+[nr"']|#|\/\/|<|&)|[ \t]{3})/y;
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
  /(?:(basic|bearer|token(?![ \t]+token=)|negotiate|api-?key|jwt|key|dpop)(?:[ \t]+|%20|\+)|(digest|aws4-hmac-sha256|oauth|hawk|signature|mac|hmac|ntlm|gss|token)[ \t]+)/iy;

/** A scheme that nobody knows is a word before what could not be one. */
const otherScheme = /[A-Za-z][A-Za-z-]{1,24}[ \t]+(?=(<redacted>|[^\s"'`<>\\,;]{8,})[ \t]*(?:$|[\r\n"'`]|\\+[nr"']))/y;
function schemeEnd(text: string, from: number): number {
  otherScheme.lastIndex = from;
  const found = otherScheme.exec(text);
  return found && (found[1] === hidden || looksRandom(found[1] as string)) ? otherScheme.lastIndex : from;
}

/** A header keeps the name of its scheme; all that follows such as `Digest a="b", c="d"` does is hidden to the end of the line. */
function hideCredentials(text: string, from: number, hide: Hide): number {
  scheme.lastIndex = from;
  const found = scheme.exec(text);
  const start = found ? scheme.lastIndex : schemeEnd(text, from);
  const end = found?.[2] === undefined ? runAt(said, text, start) : endOfLine(text, start);
  if (end === start) return start;
  const value = text.slice(start, Math.min(end, start + 256));
  if (isNoValue(value)) return end;
  if (found || looksRandom(value) || (endsHere(text, end) && !isSpeech(value) && !isCode(value))) hide(start, end);
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

/** `log("token: ", token)`: the quote that seems to begin a value ends the text that the name stands in. */
const goesOn = /^[ \t]*[,+][ \t]|^[ \t]*\)+[ \t]*[;,]?[ \t]*$/;
function closes(text: string, name: number, value: number): boolean {
  const before = text.slice(Math.max(0, name - 64), name);
  return before.slice(before.lastIndexOf('\n') + 1).includes(text[value - 1] as string);
}

function hideQuotedValue(text: string, { start, end, closed }: Quote, name: Name, oneLine: boolean, hide: Hide): number {
  const { kind } = name;
  /** What a shell assigns stands on one line; an open quote must not swallow the rest of a text. */
  const line = closed ? (oneLine ? text.slice(start, end).search(/[\r\n]/) : -1) : endOfLine(text, start) - start;
  const stop = line < 0 ? end : start + line;
  const value = text.slice(start, Math.min(stop, start + 256));
  if (!name.quoted && goesOn.test(value) && closes(text, name.from, start)) return start;
  if (stop > start && value.trim() !== '' && !isNoValue(withoutScheme(value)) && isMeant(kind, withoutScheme(value)))
    hide(start, stop);
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

/** Somebody may choose words for a password; where a statement goes on, they are a type. */
const isPassword = /(?:pass|passwd|password|passphrase|pwd|pw)$/i;

/** A value without quotes after a space: a setting, a header, or the rest of a sentence. */
function hideLoose(text: string, start: number, { kind, from, name }: Name, assigns: boolean, hide: Hide): number {
  const end = runAt(said, text, start);
  if (end === start || /[{[(]/.test(text[start] as string)) return start;
  let stop = end;
  while (stop > start && /[,;)}\]]/.test(text[stop - 1] as string)) stop -= 1;
  const value = text.slice(start, Math.min(end, start + 256));
  if (stop === start || isNoValue(value) || isSpeech(value) || isTypeAt(text, start, end) || isTypeMember(value)) return end;
  if (!assigns && isTypeName(value) && !(isPassword.test(name) && stop === end)) return end;
  const stands = (assigns || opensLine(text, from)) && endsHere(text, end) && !isCode(value);
  const random = looksRandom(value) && !(isCode(value) && /[([<]/.test(value));
  if (kind === 'secret' ? random || stands : random && value.length >= 8) hide(start, stop);
  return end;
}

/** `{ "value": "…", "name": "API_KEY" }` */
function hideValue(text: string, from: number, hide: Hide): void {
  const quote = quoteAt(text, runAt(wideGap, text, from));
  if (!quote?.closed || ownerBehind(text, quote.end) !== 'secret') return;
  if (!isNoValue(text.slice(quote.start, Math.min(quote.end, quote.start + 256)))) hide(quote.start, quote.end);
}

/** What YAML may say of a value before it. */
const tag = /(?:!!\w+|!vault|&[\w-]+)[ \t]+/y;
const separator = /[=:]|%3[AD]/gi;
/** `**Password:** …` */
const emphasis = /\*{1,3}(?=[ \t])/y;
const gap = /[ \t]*/y;
const wideGap = /\s*/y;

/** Values that are given to a name which says what they are, in all the ways in which files, logs and programs do that. */
export function hideNamed(text: string, hide: Hide): void {
  separator.lastIndex = 0;
  let cookies = 0;
  for (let found = separator.exec(text); found; found = separator.exec(text)) {
    const at = found.index;
    const name = nameBefore(text, text[at - 1] === ':' && found[0] === '=' ? at - 1 : at);
    if (!name) continue;
    if (name.kind === 'none') {
      if (at >= cookies && isCookie(name.name)) cookies = hideCookies(text, separator.lastIndex, hide);
      else if (isValue(name.name)) hideValue(text, separator.lastIndex, hide);
      continue;
    }
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
    if (sign === ':' && text[name.from - 1] === '*') after = runAt(emphasis, text, after);
    gap.lastIndex = after;
    gap.test(text);
    let start = gap.lastIndex;
    const tight = sign === '=' && start === after && !arrow;
    if (sign === ':' && !name.quoted) {
      start = runAt(tag, text, start);
      const below = name.kind === 'secret' ? hideLinesBelow(text, name.from, start, hide) : start;
      if (below > start) {
        separator.lastIndex = below;
        continue;
      }
    }
    if (name.quoted) start = runAt(wideGap, text, start);
    if (isAuthorization(name.name) && !quoteAt(text, start)) {
      separator.lastIndex = Math.max(hideCredentials(text, start, hide), after);
      continue;
    }
    const quote = quoteAt(text, start);
    if (quote && !name.quoted && endsText(text, name.from, text.slice(start, quote.start), quote.start))
      separator.lastIndex = quote.start;
    else if (quote) separator.lastIndex = Math.max(hideQuotedValue(text, quote, name, sign === '=', hide), after);
    else if (text[start] === '[' && name.kind === 'secret' && quoteAt(text, start + 1)) hideList(text, start + 1, hide);
    else if (arrow && sign === '=') continue;
    else if (tight) separator.lastIndex = Math.max(hideTight(text, start, name, hide), after);
    else separator.lastIndex = Math.max(hideLoose(text, start, name, sign === '=', hide), after);
  }
}
